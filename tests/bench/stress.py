"""Modules with many of one construct, as IR text; each function takes the count."""

from __future__ import annotations

from collections.abc import Callable

_HEAD = """\
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-\
v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"
"""
_OPEN = "define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %n, float %x) {\nentry:\n"


def _kernel(lines: list[str], globals_: str = "") -> str:
    return f"{_HEAD}{globals_}\n{_OPEN}" + "\n".join(lines) + "\n  ret void\n}\n"


def blocks(count: int) -> str:
    """One function of many blocks."""
    lines = ["  br label %b0"]
    for i in range(count):
        lines.append(
            f"b{i}:\n  %c{i} = icmp sgt i32 %n, {i}\n  br i1 %c{i}, label %t{i}, label %b{i + 1}\n"
            f"t{i}:\n  store i32 {i}, ptr addrspace(1) %out, align 4\n  br label %b{i + 1}"
        )
    return _kernel([*lines, f"b{count}:"])


def barriers(count: int) -> str:
    """Barriers between conditions that differ between threads."""
    lines = ["  %w = call spir_func i64 @_Z12get_local_idj(i32 0)\n  %id = trunc i64 %w to i32"]
    lines.append("  br label %b0")
    for i in range(count):
        lines.append(
            f"b{i}:\n  call spir_func void @_Z7barrierj(i32 3)\n  %c{i} = icmp sgt i32 %id, {i}\n"
            f"  br i1 %c{i}, label %t{i}, label %b{i + 1}\n"
            f"t{i}:\n  store volatile i32 {i}, ptr addrspace(1) %out, align 4\n"
            f"  br label %b{i + 1}"
        )
    declared = "declare spir_func i64 @_Z12get_local_idj(i32)\ndeclare spir_func void @_Z7barrierj(i32)"
    return _kernel([*lines, f"b{count}:"], declared)


def phi(count: int) -> str:
    """A phi of many entries."""
    cases = " ".join(f"i32 {i}, label %c{i}" for i in range(count))
    lines = [f"  switch i32 %n, label %other [ {cases} ]"]
    lines += [f"c{i}:\n  %v{i} = add i32 %n, {i * i}\n  br label %end" for i in range(count)]
    entries = ", ".join(f"[ %v{i}, %c{i} ]" for i in range(count))
    lines.append(f"other:\n  br label %end\nend:\n  %p = phi i32 {entries}, [ 0, %other ]")
    return _kernel([*lines, "  store i32 %p, ptr addrspace(1) %out, align 4"])


def updates(count: int) -> str:
    """A loop of many conditions, each on the last one, before an update that another thread may prevent."""
    lines = ["  br label %b0", "b0:", "  %v = load i32, ptr addrspace(1) %out, align 4"]
    last = "%v"
    for i in range(count):
        lines.append(
            f"  %c{i} = icmp sgt i32 {last}, {i}\n  br i1 %c{i}, label %t{i}, label %b{i + 1}\n"
            f"t{i}:\n  br label %b{i + 1}\n"
            f"b{i + 1}:\n  %p{i} = phi i32 [ {last}, %b{i} ], [ {i}, %t{i} ]"
        )
        last = f"%p{i}"
    lines.append(
        f"  %old = cmpxchg ptr addrspace(1) %out, i32 %v, i32 {last} seq_cst seq_cst\n"
        "  %own = extractvalue { i32, i1 } %old, 1\n  br i1 %own, label %end, label %b0\nend:"
    )
    return _kernel(lines)


def counted_updates(count: int) -> str:
    """A loop that counts its iterations, with many conditions, each on the last one, before an update."""
    lines = ["  br label %start", "start:", "  br label %b0", "b0:", "  %i = phi i32 [ 0, %start ], [ %j, %next ]"]
    lines.append("  %v = load volatile i32, ptr addrspace(1) %out, align 4")
    last = "%v"
    for i in range(count):
        lines.append(
            f"  %c{i} = icmp sgt i32 {last}, {i}\n  br i1 %c{i}, label %t{i}, label %b{i + 1}\n"
            f"t{i}:\n  br label %b{i + 1}\n"
            f"b{i + 1}:\n  %p{i} = phi i32 [ {last}, %b{i} ], [ {i}, %t{i} ]"
        )
        last = f"%p{i}"
    lines.append(
        f"  br label %next\nnext:\n  %old = atomicrmw add ptr addrspace(1) %out, i32 {last} seq_cst\n"
        "  %j = add i32 %i, 1\n  %more = icmp slt i32 %j, %n\n  br i1 %more, label %b0, label %end\nend:"
    )
    return _kernel(lines)


def users(count: int) -> str:
    """A variable with many users."""
    lines = []
    for i in range(count):
        lines.append(f"  %l{i} = load i32, ptr addrspace(1) @v, align 4")
        lines.append(f"  %s{i} = add i32 %l{i}, {i}")
        lines.append(f"  store i32 %s{i}, ptr addrspace(1) @v, align 4")
    lines = [line.replace("load i32", "load volatile i32") for line in lines]
    return _kernel(lines, "@v = addrspace(1) externally_initialized global i32 0, align 4")


def constants(count: int) -> str:
    """A large constant array of structures."""
    parts = ", ".join(f"{{ i32, float }} {{ i32 {i}, float 1.0 }}" for i in range(count))
    variable = f"@t = internal addrspace(1) constant [{count} x {{ i32, float }}] [ {parts} ]"
    lines = [
        f"  %i = urem i32 %n, {count}",
        f"  %p = getelementptr [{count} x {{ i32, float }}], ptr addrspace(1) @t, i32 0, i32 %i",
        "  %v = load i32, ptr addrspace(1) %p, align 4",
        "  store i32 %v, ptr addrspace(1) %out, align 4",
    ]
    return _kernel(lines, variable)


def functions(count: int) -> str:
    """A chain of functions, each with doubles, below one kernel."""
    parts = ["define internal double @f0(double %x) noinline {\n  ret double %x\n}\n"]
    for i in range(1, count):
        parts.append(
            f"define internal double @f{i}(double %x) noinline {{\n  %a = fadd double %x, {i}.0\n"
            f"  %r = call double @f{i - 1}(double %a)\n  ret double %r\n}}\n"
        )
    lines = [
        "  %d = fpext float %x to double",
        f"  %r = call double @f{count - 1}(double %d)",
        "  store double %r, ptr addrspace(1) %out, align 8",
    ]
    return _kernel(lines, "".join(parts))


def kernels(count: int) -> str:
    """Many kernels that share a function, which reads ids and reaches a sub-group operation."""
    text = """
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i32 @_Z16sub_group_ballotj(i32)
define internal i64 @id() noinline {
  %i = call spir_func i64 @_Z12get_local_idj(i32 0)
  ret i64 %i
}
"""
    body = """
  %i = call i64 @id()
  %j = trunc i64 %i to i32
  %b = call spir_func i32 @_Z16sub_group_ballotj(i32 %j)
  store i32 %b, ptr addrspace(1) %out, align 4
  ret void
}
"""
    heads = [f"define spir_kernel void @k{i}(ptr addrspace(1) %out) {{{body}" for i in range(count)]
    return _HEAD + text + "".join(heads)


def expressions(count: int) -> str:
    """Nested constant expressions."""
    inner = "ptrtoint (ptr addrspace(3) @s to i64)"
    for i in range(count):
        inner = f"{'sub' if i % 2 else 'xor'} (i64 {inner}, i64 {i + 1})"
    lines = [f"  store i64 {inner}, ptr addrspace(1) %out, align 8"]
    return _kernel(lines, "@s = external addrspace(3) global [0 x i32], align 4")


def atomics(count: int) -> str:
    """Atomic operations of one kind that SPIR-V lacks, and some that it has, in one function."""
    lines = []
    for i in range(count):
        lines.append(
            f"  %a{i} = atomicrmw uinc_wrap ptr addrspace(1) %out, i32 {i} monotonic, align 4\n"
            f'  %l{i} = load atomic i32, ptr addrspace(1) %out syncscope("agent") acquire, align 4'
        )
    return _kernel(lines)


def casts(count: int) -> str:
    """Kernel arguments that go through memory to become generic, as clang leaves them."""
    lines = []
    for i in range(count):
        lines.append(
            f"  %s{i} = alloca ptr addrspace(4), align 8\n"
            f"  store ptr addrspace(1) %out, ptr %s{i}, align 8\n"
            f"  %g{i} = load ptr addrspace(4), ptr %s{i}, align 8\n"
            f"  store i32 {i}, ptr addrspace(4) %g{i}, align 4"
        )
    return _kernel(lines)


STRESS: dict[str, Callable[[int], str]] = {
    function.__name__: function
    for function in (atomics, barriers, blocks, casts, constants, expressions, functions, kernels, phi, users)
}
