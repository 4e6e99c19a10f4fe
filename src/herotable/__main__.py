"""`python -m herotable` runs the command `herotable`."""

import sys

from .cli import main

sys.exit(main())
