# pyright: reportUndefinedVariable=false
"""How `lit` runs the pass tests: each .ll file has RUN lines and the IR expected of them."""

import os
import sys

import lit.formats

from hipspv.core import toolchain

_INSTALLED = os.path.dirname(sys.executable)
_COMMANDS = os.environ.get("HIPSPV_TEST_COMMANDS", _INSTALLED)  # of tests/preforked

config.name = "hipspv passes"  # noqa: F821
config.test_format = lit.formats.ShTest(execute_external=False)  # noqa: F821
config.suffixes = [".ll"]  # noqa: F821
config.test_source_root = os.path.dirname(__file__)  # noqa: F821
config.test_exec_root = os.environ.get("HIPSPV_LIT_OUTPUT", "/tmp/hipspv-lit")  # noqa: F821
config.environment["PATH"] = os.pathsep.join(  # noqa: F821
    [_COMMANDS, _INSTALLED, config.environment.get("PATH", "")]  # noqa: F821
)
config.recursiveExpansionLimit = 3  # noqa: F821

# The program itself: the wheel's launcher doesn't start from a path with a space.
_DISASSEMBLE = f'"{toolchain.spirv_tool("spirv-dis")}"'

_VALIDATE = os.path.join(os.path.dirname(__file__), "validate.py")

config.substitutions += [  # noqa: F821
    ("%validate", f'"{_COMMANDS}/python" "{_VALIDATE}" "%s" %t'),
    ("%disassemble-llvm", f"{_DISASSEMBLE} %t.llvm.spv"),
    ("%disassemble-khronos", f"{_DISASSEMBLE} %t.llvm-spirv.spv"),
    ("%disassemble", _DISASSEMBLE),
]
