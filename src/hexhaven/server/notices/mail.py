"""E-mail, through the server in the settings."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from hexhaven.server.notices.outgoing import NotDelivered
from hexhaven.server.origins import is_this_machine

SECONDS = 15.0  # for each step of the conversation
AT_ONCE = 2


@dataclass(frozen=True)
class MailServer:
    """Where e-mail is handed in, and by whom."""

    host: str
    port: int
    encrypted: bool  # from the start; otherwise from STARTTLS on
    user: str
    password: str
    sender: str


def mail_server(url: str, sender: str) -> MailServer:
    """From smtp://user:password@host:587 or smtps://host."""
    split = urlsplit(url)
    host, encrypted = split.hostname or "", split.scheme == "smtps"
    port = split.port or (465 if encrypted else 587)
    user, password = unquote(split.username or ""), unquote(split.password or "")
    return MailServer(host, port, encrypted, user, password, sender or f"hexhaven@{host}")


class Mail:
    """Hands letters in, in threads of its own."""

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.threads = ThreadPoolExecutor(AT_ONCE, "hexhaven-mail")

    async def send(self, to: str, subject: str, content: str, stop: str) -> None:
        """Raises NotDelivered."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.server.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.server.host)
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
        letter.set_content(content)
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.hand_in, letter)
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered(f"e-mail: {error}") from error

    def hand_in(self, letter: EmailMessage) -> None:
        """A password is never sent in the clear to another machine."""
        server, context = self.server, ssl.create_default_context()
        if server.encrypted:
            session: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
        else:
            session = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        with session:
            session.ehlo()
            if not server.encrypted and session.has_extn("starttls"):
                session.starttls(context=context)
                session.ehlo()
            elif not server.encrypted and server.user and not is_this_machine(server.host):
                raise smtplib.SMTPNotSupportedError("the server offers no encryption")
            if server.user:
                session.login(server.user, server.password)
            session.send_message(letter)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
