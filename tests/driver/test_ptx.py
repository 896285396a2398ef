"""Inline PTX as C++: what is left alone. tests/programs/inline_ptx.cu checks the results of the rest."""

import pytest

from hipspv.driver.ptx.assembly import escaped, rewritten

# Statements of PTX with a meaning that the C++ wouldn't have, and of other machines.
LEFT = (
    'asm("addc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));',  # the carry of another statement
    'asm("add.u32.sat %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));',
    'asm("min.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b));',
    'asm("add.u32 %0, %1;" : "=r"(r) : "r"(a));',
    'asm("add.u32 %0, %1, t;" : "=r"(r) : "r"(a));',
    'asm("add.f32 %0, %1, 1;" : "=f"(r) : "f"(a));',
    'asm("mov.u64 %0, %%globaltimer;" : "=l"(r));',
    'asm("bar.sync 1, 64;");',
    'asm("bar.sync %0;" :: "r"(a));',
    'asm("shfl.up.b32 %0, %1, 1, 0;" : "=r"(r) : "r"(a));',
    'asm("ldmatrix.sync.aligned.m8n8.x2.b16 {%0, %1}, [%2];" : "=r"(r), "=r"(s) : "l"(p));',
    'asm("ld.global.L2::cache_hint.u32 %0, [%1], %2;" : "=r"(r) : "l"(p), "l"(q));',
    'asm("atom.acquire.gpu.inc.u32 %0, [%1], %2;" : "=r"(r) : "l"(p), "r"(a));',
    'asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(r) : "f"(a));',
    'asm("exit;");',
    'asm("bra L;");',
    'asm("{ trap;");',
    'asm("" ::: "memory");',
    'asm("// %0" :: "C"("text"));',
    'asm volatile("rdtsc" : "=a"(a), "=d"(d));',
    'asm("mov %1, %0" : "=r"(r) : "r"(a));',
    'int f() asm("trap_of_f");',
    'const char* s = "asm(\\"trap;\\");";',
    'const char* s = R"(asm("trap;");)";',
)


@pytest.mark.parametrize("text", LEFT)
def test_left_alone(text: str) -> None:
    assert rewritten(text) == text


def test_lines_stay() -> None:
    text = 'int c = 1\'000;\nasm volatile("trap;"\n  :\n  :: "memory");\nint x;\n__asm__ __volatile__("membar.gl;");'
    new = rewritten(text)
    assert "asm" not in new and "__trap()" in new and "__threadfence()" in new
    assert [text.count("\n"), text.index("int x") > 0] == [new.count("\n"), True]
    assert new.split("\n")[4] == "int x;"


@pytest.mark.parametrize(
    ("statement", "is_volatile"),
    [
        ('asm("ld.global.u32 %0, [%1];" : "=r"(r) : "l"(p));', False),
        ('asm("ld.volatile.global.u32 %0, [%1];" : "=r"(r) : "l"(p));', True),
        ('asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(r) : "l"(p) : "memory");', True),
        ('__asm__ __volatile__("st.global.u32 [%0], %1;" :: "l"(p), "r"(r) : "memory");', True),
        ('asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(r) : "l"(p));', False),
        ('asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(r) : "l"(p));', False),
    ],
)
def test_accesses_of_volatile_statements(statement: str, is_volatile: bool) -> None:
    """A loop may wait for another thread by them. Atomic accesses need nothing more, and .nc is of constant memory."""
    new = rewritten(statement)
    assert "asm" not in new and ("volatile_access" in new) == is_volatile


def test_names_after_one_percent_sign() -> None:
    text = 'int x = a %b; asm("mov.u32 %0, %lanemask_lt; // %%tid" : "=r"(r[i %n])); f("%d");'
    assert escaped(text) == text.replace("%lanemask", "%%lanemask")
