"""The macros that remove names, conversions and operators from hip_fp16.h and hip_bf16.h."""

import subprocess
from pathlib import Path

import pytest

from tests.limits import HANG_S

from .conftest import compiler

NAMED = """
__global__ void k(__half2* x, __hip_bfloat16* y) {
  x[0] = __hfma2(x[1], __float2half2_rn(2.0f), x[2]);
  x[0].x = __hmax(hsin(x[0].y), __int2half_rz(__half2int_rn(x[1].x)));
  y[0] = __hadd(y[1], __float2bfloat16(__bfloat162float(y[2])));
  if (__hbltu2(x[0], x[1]) && __hne(y[0], y[1])) y[0] = hexp(y[1]);
}
"""
OPERATOR = "__half f(__half x) { return x + x; }\n"
CONVERSION = "float f(__half x) { return x; }\n"
BFLOAT16_OPERATOR = "__hip_bfloat16 f(__hip_bfloat16 x) { return x + x; }\n"
BFLOAT16_CONVERSION = "__hip_bfloat16 f(float x) { return x; }\n"
NAME = "half2 f(half x) { return __half2half2(x); }\n"

WITHOUT = [
    ("__HIP_NO_HALF_OPERATORS__ __HIP_NO_HALF_CONVERSIONS__", OPERATOR),
    ("__CUDA_NO_HALF_OPERATORS__ __CUDA_NO_HALF_CONVERSIONS__", OPERATOR),
    ("__HIP_NO_HALF_CONVERSIONS__", CONVERSION),
    ("__CUDA_NO_HALF_CONVERSIONS__", CONVERSION),
    ("__HIP_NO_BFLOAT16_OPERATORS__ __HIP_NO_BFLOAT16_CONVERSIONS__", BFLOAT16_OPERATOR),
    ("__CUDA_NO_BFLOAT16_CONVERSIONS__", BFLOAT16_CONVERSION),
    ("HIP_NO_HALF", NAME),
]


def compiles(tmp_path: Path, text: str, macros: str = "") -> bool:
    includes = "#include <hip/hip_bf16.h>\n#include <hip/hip_fp16.h>\n#include <hip/hip_runtime.h>\n"
    (tmp_path / "a.hip").write_text(includes + text)
    defines = [f"-D{macro}" for macro in macros.split()]
    command = [compiler(), "-fsyntax-only", *defines, str(tmp_path / "a.hip")]
    result = subprocess.run(command, capture_output=True, text=True, timeout=HANG_S)
    assert result.returncode == 0 or "error:" in result.stderr
    return result.returncode == 0


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize(("macros", "text"), WITHOUT)
def test_what_a_macro_leaves_out(macros: str, text: str, tmp_path: Path) -> None:
    assert compiles(tmp_path, text)
    assert not compiles(tmp_path, text, macros)
    assert compiles(tmp_path, NAMED, macros)
