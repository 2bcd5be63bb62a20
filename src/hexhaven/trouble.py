"""What can be wrong with files, in the reader's language."""

import errno

from hexhaven.kernel.errors import IllegalAnswer
from hexhaven.language import Language

OF_SYSTEM = {
    errno.ENOENT: "trouble-missing",
    errno.EEXIST: "trouble-exists",
    errno.EACCES: "trouble-denied",
    errno.EPERM: "trouble-denied",
    errno.EROFS: "trouble-denied",
    errno.EISDIR: "trouble-folder",
    errno.ENOTDIR: "trouble-no-folder",
    errno.ENAMETOOLONG: "trouble-name",
    errno.ENOSPC: "trouble-full",
}


def trouble_with(text: Language, error: OSError | ValueError) -> str:
    """Why a file cannot be opened; rare problems are described in the words of the system."""
    if isinstance(error, ValueError):  # the path contains a character that no path can have
        return text("trouble-name")
    key = OF_SYSTEM.get(error.errno or 0)
    return text(key) if key else error.strerror or str(error)


def problem_in(text: Language, problem: str, cause: BaseException | None) -> str:
    """What is wrong with a line. For a refused answer, the reason is translated; everything else is in English."""
    if not isinstance(cause, IllegalAnswer):
        return text("problem-english", problem=problem)
    refused = text("problem-refused", answer=cause.text, rule=cause.rule, reason=text(cause.key))
    if problem == str(cause):
        return refused
    return text("problem-english", problem=problem) + f" ({refused})"
