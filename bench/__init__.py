"""Measurements of hipspv: `python -m bench` writes docs/performance.md."""

import tests  # noqa: F401  # its __init__ imports the installed hipspv, not the sources
