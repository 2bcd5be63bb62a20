"""The commands of hexhaven, one module each: declare says what it takes, run does it and gives the exit code."""
