"""The device library for NVIDIA's GPUs makes their instructions."""

from pathlib import Path

import pytest

from .ptx import assembly, compiled, instructions

# Each statement's telling instructions and registers. `v` is an int and `p` points to one; so are `u` and `pu` of
# unsigned int, `l` and `pl` of unsigned long long, `f` and `pf` of float, `d` and `pd` of double. `h`, `h2`, `b2` and
# `v4` point to __half, __half2, __hip_bfloat162 and float4. `t` and `s` are a texture and a surface.
STATEMENTS: dict[str, tuple[str, ...]] = {
    # Indices and barriers
    "*p = threadIdx.y": ("%tid.y",),
    "*p = blockDim.x": ("%ntid.x",),
    "*p = blockIdx.z": ("%ctaid.z",),
    "*p = gridDim.y": ("%nctaid.y",),
    "*p = __lane_id()": ("%laneid",),
    "*p = __smid()": ("%smid",),
    "__syncthreads()": ("bar.sync",),
    "*p = __syncthreads_count(v)": ("bar.red.popc.u32",),
    "*p = __syncthreads_and(v)": ("bar.red.popc.u32",),
    "__syncwarp(15)": ("bar.warp.sync",),
    "__threadfence_block()": ("membar.cta",),
    "__threadfence()": ("membar.gl",),
    "__threadfence_system()": ("membar.sys",),
    # Lanes
    "*p = __shfl_sync(~0ull, v, 3)": ("shfl.sync.idx.b32",),
    "*p = __shfl_up_sync(~0ull, v, 1, 8)": ("shfl.sync.up.b32",),
    "*p = __shfl_down_sync(~0ull, v, 1)": ("shfl.sync.down.b32",),
    "*p = __shfl_xor_sync(~0ull, v, 16)": ("shfl.sync.bfly.b32",),
    "*pd = __shfl_xor_sync(~0ull, d, 16)": ("shfl.sync.bfly.b32", "shfl.sync.bfly.b32"),
    "*p = __shfl_xor(v, 16)": ("activemask.b32", "shfl.sync.bfly.b32"),
    "*p = __ballot_sync(15, v)": ("vote.sync.ballot.b32",),
    "*p = __any_sync(15, v)": ("vote.sync.any.pred",),
    "*p = __all_sync(15, v)": ("vote.sync.all.pred",),
    "*p = __activemask()": ("activemask.b32",),
    "*p = __match_any_sync(~0ull, v)": ("match.any.sync.b32",),
    "*p = __match_any_sync(~0ull, l)": ("match.any.sync.b64",),
    "*p = __match_all_sync(~0ull, f, p + 1)": ("match.all.sync.b32",),
    # Atomic operations
    "atomicAdd(p, v)": ("atom.global.add.u32",),
    "atomicSub(pl, l)": ("atom.global.add.u64",),
    "atomicAdd(pf, f)": ("atom.global.add.f32",),
    "atomicSub(pf, f)": ("atom.global.add.f32",),
    "atomicAdd(pd, d)": ("atom.global.add.f64",),
    "atomicMin(p, v)": ("atom.global.min.s32",),
    "atomicMax(pl, l)": ("atom.global.max.u64",),
    "atomicAnd(pu, u)": ("atom.global.and.b32",),
    "atomicInc(pu, u)": ("atom.global.inc.u32",),
    "atomicDec(pu, u)": ("atom.global.dec.u32",),
    "atomicExch(pf, f)": ("atom.global.exch.b32",),
    "atomicCAS(p, v, 2)": ("atom.relaxed.gpu.global.cas.b32",),
    "atomicCAS(pl, l, 2ull)": ("atom.relaxed.gpu.global.cas.b64",),
    "atomicCAS((unsigned short*)p, (unsigned short)v, (unsigned short)2)": ("atom.relaxed.gpu.cas.b16",),
    "atomicAdd_block(p, v)": ("atom.relaxed.cta.add.u32",),
    "atomicAdd_system(pf, f)": ("atom.relaxed.sys.add.f32",),
    "atomicMax_system(pu, u)": ("atom.relaxed.sys.max.u32",),
    "atomicCAS_block(p, v, 2)": ("atom.relaxed.cta.global.cas.b32",),
    "atomicCAS_system(p, v, 2)": ("atom.relaxed.sys.global.cas.b32",),
    "unsafeAtomicMin(pf, f)": ("atom.global.min.s32", "atom.global.max.u32", "atom.global.or.b32"),
    # Integers
    "*pu = __brev(u)": ("brev.b32",),
    "*pl = __brevll(l)": ("brev.b64",),
    "*pu = __byte_perm(u, v, v)": ("prmt.b32",),
    "*pu = __funnelshift_l(u, v, u)": ("shf.l.wrap.b32",),
    "*p = __dp4a(v, v, v)": ("dp4a.s32.s32",),
    "*pu = __dp2a_lo(u, u, u)": ("dp2a.lo.u32.u32",),
    "*p = __popcll(l)": ("popc.b64",),
    "*p = __clz(v)": ("clz.b32",),
    # Half precision
    "*h = __hadd(h[1], h[2])": ("add.f16",),
    "*h = __hfma(h[1], h[2], h[3])": ("fma.rn.f16",),
    "*h2 = h2[1] + h2[2]": ("add.f16x2",),
    "*h2 = __hmul2(h2[1], h2[2])": ("mul.f16x2",),
    "*h2 = __hfma2(h2[1], h2[2], h2[3])": ("fma.rn.f16x2",),
    "atomicAdd(h, h[1])": ("atom.relaxed.gpu.add.noftz.f16",),
    "atomicAdd(h2, h2[1])": ("atom.relaxed.gpu.add.noftz.f16x2",),
    # Memory, clocks and ends
    "*pf = __ldg(pf + 1)": ("ld.global.nc.b32",),
    "*pd = __ldcs(pd + 1)": ("ld.global.cs.u64",),
    "*v4 = __ldg(v4 + 1)": ("ld.global.nc.v4.u32",),
    "__stcg(v4, make_float4(f, f, f, f))": ("st.global.cg.v4.u32",),
    "*pl = clock64()": ("%clock64",),
    "*pl = wall_clock64()": ("%globaltimer",),
    "*pu = __isShared(*(void**)pl)": ("isspacep.shared",),
    "*pu = __isConstant(*(void**)pl)": ("isspacep.const",),
    "*pl = (unsigned long long)malloc(l)": ("call.uni",),
    "free(pl)": ("call.uni",),
    "__nanosleep(100)": ("nanosleep.u32",),
    # Textures, without a look at the texture's description
    "*pf = tex1Dfetch<float>(t, v)": ("tex.1d.v4.f32.s32",),
    "*pf = tex1D<float>(t, f)": ("tex.1d.v4.f32.f32",),
    "*pf = tex2D<float>(t, f, f)": ("tex.2d.v4.f32.f32",),
    "*v4 = tex3D<float4>(t, f, f, f)": ("tex.3d.v4.f32.f32",),
    "*p = tex2D<int>(t, f, f)": ("tex.2d.v4.u32.f32",),
    "*pu = tex2D<uchar4>(t, f, f).w": ("tex.2d.v4.u32.f32",),
    "*pf = tex1DLayered<float>(t, f, v)": ("tex.a1d.v4.f32.f32",),
    "*pf = tex2DLayered<float>(t, f, f, v)": ("tex.a2d.v4.f32.f32",),
    "*pf = texCubemap<float>(t, f, f, f)": ("tex.cube.v4.f32.f32",),
    "*pf = texCubemapLayered<float>(t, f, f, f, v)": ("tex.acube.v4.f32.f32",),
    "*pf = tex2DLod<float>(t, f, f, f)": ("tex.level.2d.v4.f32.f32",),
    "*pf = texCubemapLayeredLod<float>(t, f, f, f, v, f)": ("tex.level.acube.v4.f32.f32",),
    "*pf = tex1DGrad<float>(t, f, f, f)": ("tex.grad.1d.v4.f32.f32",),
    "*pf = tex2DLayeredGrad<float>(t, f, f, v, make_float2(f, f), make_float2(f, f))": ("tex.grad.a2d.v4.f32.f32",),
    "*pf = tex3DGrad<float>(t, f, f, f, *v4, *v4)": ("tex.grad.3d.v4.f32.f32",),
    "*v4 = tex2Dgather<float4>(t, f, f)": ("tld4.r.2d.v4.f32.f32",),
    "*p = tex2Dgather<int4>(t, f, f, 3).x": ("tld4.a.2d.v4.u32.f32",),
    "*pf = surf1Dread<float>(s, v)": ("suld.b.1d.b32.zero",),
    "*p = surf2Dread<char>(s, v, v, hipBoundaryModeTrap)": ("suld.b.2d.b8.trap",),
    "*v4 = surf3Dread<float4>(s, v, v, v, hipBoundaryModeClamp)": ("suld.b.3d.v4.b32.clamp",),
    "*pl = surf1DLayeredread<unsigned long long>(s, v, v)": ("suld.b.a1d.v2.b32.zero",),
    "surf2Dwrite((short)v, s, v, v)": ("sust.b.2d.b16.zero",),
    "surf2DLayeredwrite(d, s, v, v, v, hipBoundaryModeClamp)": ("sust.b.a2d.v2.b32.clamp",),
    "surfCubemapwrite(*v4, s, v, v, v, hipBoundaryModeTrap)": ("sust.b.a2d.v4.b32.trap",),
    "__trap()": ("trap",),
    "abort()": ("trap",),
}

# Those that depend on the processor. Before sm_80 a loop combines the values, from the lowest lane.
OF_PROCESSOR: dict[str, dict[str, tuple[str, ...]]] = {
    "sm_70": {"*p = __reduce_add_sync(u, v)": (*("popc.b32", "shfl.sync.idx.b32"), *("popc.b32", "shfl.sync.idx.b32"))},
    "sm_90": {
        "*p = __reduce_add_sync(u, v)": ("redux.sync.add.s32",),
        "*pu = __reduce_max_sync(u, u)": ("redux.sync.max.u32",),
        "*pu = __reduce_xor_sync(u, u)": ("redux.sync.xor.b32",),
        "*h2 = __hmax2(h2[1], h2[2])": ("max.f16x2",),
        "*b2 = __hadd2(b2[1], b2[2])": ("add.bf16x2",),
        "*b2 = __hfma2(b2[1], b2[2], b2[3])": ("fma.rn.bf16x2",),
        "atomicAdd(b2, b2[1])": ("atom.relaxed.gpu.add.noftz.bf16x2",),
    },
}
PARAMETERS = (
    "int* p, int v, unsigned* pu, unsigned u, unsigned long long* pl, unsigned long long l, "
    "float* pf, float f, double* pd, double d, __half* h, __half2* h2, __hip_bfloat162* b2, "
    "float4* v4, hipTextureObject_t t, hipSurfaceObject_t s"
)
HEADERS = ("hip_runtime.h", "hip_fp16.h", "hip_bf16.h", "spirv_detail/address_space.h")


@pytest.mark.parametrize("arch", OF_PROCESSOR)
def test_each_function_is_its_instructions(arch: str, tmp_path: Path) -> None:
    statements = {**STATEMENTS, **OF_PROCESSOR[arch]}
    kernels = {f"k{i}": statement for i, statement in enumerate(statements)}
    source = tmp_path / "kernels.hip"
    source.write_text(
        "".join(f"#include <hip/{header}>\n" for header in HEADERS)
        + "".join(
            f'extern "C" __global__ void {name}({PARAMETERS}) {{ {statement}; }}\n'
            for name, statement in kernels.items()
        )
    )
    found = instructions(assembly(compiled(source, arch), arch))
    made = {statement: tuple(found[name]) for name, statement in kernels.items()}
    assert made == statements
