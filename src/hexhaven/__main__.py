"""python -m hexhaven: the command line."""

import sys

from hexhaven.cli import main

sys.exit(main())
