"""`python -m herotable` is `herotable`."""

import sys

from .cli import main

sys.exit(main())
