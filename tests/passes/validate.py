"""The command %validate of lit: all passes, SPIR-V by both translators, and spirv-val.

`python validate.py IN OUT` runs `hipspv lower` and `hipspv translate --validate` for each
translator in this one process, and writes OUT.<translator>.bc and OUT.<translator>.spv.
"""

from __future__ import annotations

import sys

from hipspv.driver.commands.cli import cli

_, source, output = sys.argv
for translator in ("llvm", "llvm-spirv"):
    option, lowered = f"--translator={translator}", f"{output}.{translator}.bc"
    spirv = f"{output}.{translator}.spv"
    cli(["lower", option, source, "-o", lowered], standalone_mode=False)
    cli(["translate", "--validate", option, lowered, "-o", spirv], standalone_mode=False)
