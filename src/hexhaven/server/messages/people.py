"""People, and how they come back."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from hexhaven.server.messages.base import Body
from hexhaven.server.messages.fields import Language, Login, Name, Password, Secret


class Guest(Body):
    name: Name
    invitation: Secret | None = None  # if the server wants one


class Registration(Body):
    login: Login
    password: Password
    name: Name
    invitation: Secret | None = None


class LoginBody(Body):
    login: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class PersonPatch(Body):
    name: Name | None = None
    language: Language | None = None
    preferences: dict[str, Any] | None = None


class NewPassword(Body):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Recovery(Body):
    recovery: Secret
    leaving: bool = False  # whoever is here as somebody else leaves that person behind


class RecoveryLink(Struct):
    recovery: str


class Recovered(Struct):
    """Who would come back with a recovery link."""

    id: str
    name: str


class SessionInfo(Struct, frozen=True):
    """One of a person's sessions."""

    id: str
    created: float
    seen: float
    browser: str
    current: bool  # the one that asks


class Person(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    login: str | None
    language: str | None
    preferences: dict[str, Any]
    admin: bool
