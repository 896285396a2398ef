"""The SPIR-V back end by llvmlite's C functions."""

from __future__ import annotations

import pytest

from hipspv.llvm import Context, LLVMError, Module
from hipspv.llvm.spirv import back_end

EMPTY = 'target triple = "spirv64"\n'


def test_a_module_is_translated() -> None:
    with Context() as context:
        bitcode = Module.parse(EMPTY, context).bitcode()
    for version, word in (("1.2", 0x00010200), ("1.3", 0x00010300)):
        spirv = back_end(()).translate(bitcode, f"spirv64v{version}-unknown-unknown")
        assert [int.from_bytes(spirv[at : at + 4], "little") for at in (0, 4)] == [0x07230203, word]


@pytest.mark.parametrize(
    ("bitcode", "triple", "message"),
    [(b"text", "spirv64", "bitcode"), (b"", "spirv64", "too small"), (None, "none", "none")],
)
def test_errors(bitcode: bytes | None, triple: str, message: str) -> None:
    with Context() as context:
        bitcode = Module.parse(EMPTY, context).bitcode() if bitcode is None else bitcode
    with pytest.raises(LLVMError, match=message):
        back_end(()).translate(bitcode, triple)
