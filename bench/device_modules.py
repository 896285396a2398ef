"""Device modules of any size as IR text, like the passes' input after the library's link."""

from __future__ import annotations

SHAPES = ("kernels", "function")
KERNEL_SIZE = 100  # instructions per kernel, roughly, in the module of many

_HEAD = """\
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-\
v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@count = addrspace(1) externally_initialized global i32 0, align 4
@tile = internal addrspace(3) global [256 x float] undef, align 4

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z3sinf(float)
declare spir_func float @_Z4sqrtf(float)
declare float @llvm.fabs.f32(float)
declare void @llvm.assume(i1)

define internal spir_func float @mix(float %a, float %b) noinline {
  %d = fsub contract float %b, %a
  %m = fmul contract float %d, 2.500000e-01
  %r = fadd contract float %a, %m
  ret float %r
}
"""

# A kernel begins as in clang's output: parameters go through memory to become generic pointers.
_OPEN = """
define hidden spir_kernel void @kernel{n}(ptr addrspace(1) noundef %in, ptr addrspace(1) noundef \
%out, i32 noundef %n, float noundef %scale) {{
entry:
  %in.slot = alloca ptr addrspace(4), align 8
  %in.slot.generic = addrspacecast ptr %in.slot to ptr addrspace(4)
  store ptr addrspace(1) %in, ptr addrspace(4) %in.slot.generic, align 8
  %source = load ptr addrspace(4), ptr addrspace(4) %in.slot.generic, align 8
  %out.slot = alloca ptr addrspace(4), align 8
  %out.slot.generic = addrspacecast ptr %out.slot to ptr addrspace(4)
  store ptr addrspace(1) %out, ptr addrspace(4) %out.slot.generic, align 8
  %target = load ptr addrspace(4), ptr addrspace(4) %out.slot.generic, align 8
  %wide = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id = trunc i64 %wide to i32
  br label %head0
"""
_CLOSE = """\
head{last}:
  ret void
}}
"""
# {k}: the unit's index; {last}, {acc}: the previous block and sum. 22 instructions, {extra}
# included.
_UNIT = """\
head{k}:
  %i{k} = add i32 %id, {offset}
  %w{k} = sext i32 %i{k} to i64
  %p{k} = getelementptr inbounds float, ptr addrspace(4) %source, i64 %w{k}
  %v{k} = load float, ptr addrspace(4) %p{k}, align 4
  %m{k} = fmul contract float %v{k}, %scale
  %s{k} = fadd contract float %m{k}, {acc}
  %c{k} = fcmp ogt float %s{k}, {limit}
  br i1 %c{k}, label %then{k}, label %else{k}
then{k}:
  {extra}
  br label %join{k}
else{k}:
  %t{k} = fptosi float %s{k} to i32
  %x{k} = xor i32 %t{k}, %n
  %f{k} = sitofp i32 %x{k} to float
  br label %join{k}
join{k}:
  %a{k} = phi float [ %e{k}, %then{k} ], [ %f{k}, %else{k} ]
  %o{k} = getelementptr inbounds float, ptr addrspace(4) %target, i64 %w{k}
  store float %a{k}, ptr addrspace(4) %o{k}, align 4
  %l{k} = and i64 %w{k}, 255
  %q{k} = getelementptr inbounds [256 x float], ptr addrspace(3) @tile, i64 0, i64 %l{k}
  store float %m{k}, ptr addrspace(3) %q{k}, align 4
  br label %head{next}
"""
_UNIT_SIZE = 22
_OPEN_SIZE = 12
_CALL = "%e{k} = call spir_func float @{callee}"
_ATOMIC = """\
%b{k} = atomicrmw add ptr addrspace(1) @count, i32 1 syncscope("agent") monotonic, align 4
  %e{k} = uitofp i32 %b{k} to float"""
_EXTRAS = (
    _CALL.format(k="{k}", callee="_Z3sinf(float %s{k})"),
    _CALL.format(k="{k}", callee="mix(float %s{k}, float %v{k})"),
    "%e{k} = call float @llvm.fabs.f32(float %s{k})",
    _CALL.format(k="{k}", callee="_Z4sqrtf(float %s{k})"),
    _ATOMIC,
)


def device_module(instructions: int, shape: str) -> str:
    """Return IR text of about so many instructions: in many kernels, or in one function."""
    size = instructions if shape == "function" else min(KERNEL_SIZE, instructions)
    units = max(1, (size - _OPEN_SIZE) // _UNIT_SIZE)
    count = max(1, round(instructions / (_OPEN_SIZE + units * _UNIT_SIZE)))
    parts = [_HEAD]
    for n in range(count):
        parts.append(_OPEN.format(n=n))
        parts += [_unit(n, k) for k in range(units)]
        parts.append(_CLOSE.format(last=units))
    return "".join(parts)


def _unit(n: int, k: int) -> str:
    return _UNIT.format(
        k=k,
        next=k + 1,
        acc=f"%a{k - 1}" if k else "%scale",
        offset=k * 37 + 1,
        limit=f"{k + 1}.0",
        extra=_EXTRAS[(n + k) % len(_EXTRAS)].format(k=k),
    )
