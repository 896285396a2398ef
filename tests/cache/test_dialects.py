"""Kept results stay right if a source is compiled again in another language."""

from tests.cache.conftest import Compiler

WIDE = """
#include <hip/hip_runtime.h>
#include "wide.h"
__global__ void k(long* p) { *p = static_cast<long>(wide_t(*p) * *p >> 9); }
"""
OWN = """
#include "own.h"
__global__ void k(float4* p) { *p = SUM; }
"""
CUDA = "#define SUM make_float4(1, 2, 3, 4)\n"
HIP = "#include <hip/hip_runtime.h>\n#define SUM p[1] + p[2]\n"


def test_integers_of_a_header(compiler: Compiler) -> None:
    """The second compile takes the result of the first, whose header had 128-bit integers."""
    (compiler.directory / "a.hip").write_text(WIDE)
    (compiler.directory / "wide.h").write_text("typedef __int128 wide_t;\n")
    made = compiler.compile()
    assert (compiler.hits, compiler.made) == (0, 1)
    assert compiler.compile() == made
    assert (compiler.hits, compiler.made) == (1, 1)
    (compiler.directory / "wide.h").write_text("typedef long long wide_t;\n")
    assert compiler.compile() != made
    assert (compiler.hits, compiler.made) == (1, 2)


def test_a_header_changes_the_dialect(compiler: Compiler) -> None:
    (compiler.directory / "a.cu").write_text(OWN)
    results = []
    for hits, (header, results_made) in enumerate(((CUDA, 1), (HIP, 2))):
        (compiler.directory / "own.h").write_text(header)
        for _ in range(2):
            made = compiler.run("--genco", "a.cu", "-o", "a.hipfb")
            assert made.returncode == 0, made.stderr
            results.append((compiler.directory / "a.hipfb").read_bytes())
        assert (compiler.hits, compiler.made) == (hits + 1, results_made)
    assert results[0] == results[1] != results[2] == results[3]


PTX = """
#include "ptx.h"
__global__ void k(unsigned* p) { asm(ADD : "+r"(*p)); }
"""
ADD = '#define ADD "add.u32 %0, %0, {};"\n#ifdef __CUDA_ARCH__\n#warning device\n#endif\n'


def test_inline_ptx(compiler: Compiler) -> None:
    """The preprocessor runs alone: its headers and warnings count, and its dependencies stay the source's."""
    (compiler.directory / "a.cu").write_text(PTX)
    results = []
    for number, (hits, made) in ((1, (0, 1)), (1, (1, 1)), (5, (1, 2))):
        (compiler.directory / "ptx.h").write_text(ADD.format(number))
        result = compiler.run("--genco", "a.cu", "-o", "a.hipfb", "-MMD", "-MF", "a.d")
        assert (compiler.hits, compiler.made) == (hits, made)
        assert result.returncode == 0 and result.stderr.count("warning: device") == 1
        assert (compiler.directory / "a.d").read_text() == "a.hipfb: a.cu ptx.h\n"
        results.append((compiler.directory / "a.hipfb").read_bytes())
    assert results[0] == results[1] != results[2]
