"""Marks that tie a test to the rules it shows: `rule` that something holds, `against` that something is refused."""

import pytest

rule = pytest.mark.rule
against = pytest.mark.against
