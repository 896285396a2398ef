# pyright: reportUndefinedVariable=false
"""How `lit` runs the pass tests: each .ll file has RUN lines and the IR expected of them."""

import os
import sys

import lit.formats

from hipspv.driver import toolchain

config.name = "hipspv passes"  # noqa: F821
config.test_format = lit.formats.ShTest(execute_external=False)  # noqa: F821
config.suffixes = [".ll"]  # noqa: F821
config.test_source_root = os.path.dirname(__file__)  # noqa: F821
config.test_exec_root = os.environ.get("HIPSPV_LIT_OUTPUT", "/tmp/hipspv-lit")  # noqa: F821
config.environment["PATH"] = os.pathsep.join(  # noqa: F821
    [os.path.dirname(sys.executable), config.environment.get("PATH", "")]  # noqa: F821
)
config.recursiveExpansionLimit = 3  # noqa: F821

# The program itself: the wheel's launcher doesn't start from a path with a space.
_DISASSEMBLE = f'"{toolchain.spirv_tool("spirv-dis")}"'


def _validate(translator: str) -> str:
    return (
        f'hipspv lower --translator={translator} "%s" -o %t.{translator}.bc && '
        f"hipspv translate --validate --translator={translator} "
        f"%t.{translator}.bc -o %t.{translator}.spv"
    )


# All passes, SPIR-V by both translators, and spirv-val.
config.substitutions += [  # noqa: F821
    ("%validate", f"{_validate('llvm')} && {_validate('llvm-spirv')}"),
    ("%disassemble-llvm", f"{_DISASSEMBLE} %t.llvm.spv"),
    ("%disassemble-khronos", f"{_DISASSEMBLE} %t.llvm-spirv.spv"),
    ("%disassemble", _DISASSEMBLE),
]
