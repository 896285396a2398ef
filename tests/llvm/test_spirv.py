"""The SPIR-V back end by llvmlite's C functions."""

import subprocess
import sys

import pytest

from hipspv.llvm import Context, LLVMError, Module
from hipspv.targets.spirv.code_generator import back_end

EMPTY = 'target triple = "spirv64"\n'


_PROGRAM = """
import sys
from hipspv.targets.spirv.code_generator import back_end
bitcode = sys.stdin.buffer.read()
for triple in sys.argv[1:]:
    sys.stdout.buffer.write(back_end(()).translate(bitcode, triple))
"""


def _translate(bitcode: bytes, *versions: str) -> subprocess.CompletedProcess[bytes]:
    """One process that translates the module as often as there are versions."""
    triples = [f"spirv64v{version}-unknown-unknown" for version in versions]
    command = [sys.executable, "-c", _PROGRAM, *triples]
    return subprocess.run(command, input=bitcode, capture_output=True)


@pytest.fixture(scope="module")
def empty() -> bytes:
    with Context() as context:
        return Module.parse(EMPTY, context).bitcode()


@pytest.mark.parametrize(("version", "word"), [("1.2", 0x00010200), ("1.3", 0x00010300)])
def test_a_module_is_translated(empty: bytes, version: str, word: int) -> None:
    spirv = _translate(empty, version).stdout
    assert [int.from_bytes(spirv[at : at + 4], "little") for at in (0, 4)] == [0x07230203, word]


def test_a_second_module_in_a_process_is_an_error(empty: bytes) -> None:
    done = _translate(empty, "1.2", "1.2")
    assert done.returncode == 1
    assert done.stderr.endswith(b"back end translates only one module in a process\n")


@pytest.mark.parametrize(
    ("bitcode", "triple", "message"),
    [(b"text", "spirv64", "bitcode"), (b"", "spirv64", "too small"), (None, "none", "none")],
)
def test_errors(empty: bytes, bitcode: bytes | None, triple: str, message: str) -> None:
    with pytest.raises(LLVMError, match=message):
        back_end(()).translate(empty if bitcode is None else bitcode, triple)
