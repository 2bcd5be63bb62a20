"""The server's log on standard error: as text for people, or one JSON object a line for machines."""

import logging
import sys
import time

import msgspec


class JsonLines(logging.Formatter):
    """Time, level, message and whatever else an entry has."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def start_log(form: str) -> None:
    """Text has only what went wrong. JSON also has every call and every administrative action."""
    if form == "text":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("hexhaven", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("hexhaven").setLevel(logging.INFO)
