"""Why an answer is refused, by the thing it is about."""
