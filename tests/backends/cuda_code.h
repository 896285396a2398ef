// PTX whose kernels do on a GPU what those of the stand-in for CUDA's driver do, and helpers of the programs that use
// it.
#pragma once

#include <hip/hip_runtime.h>

#include <vector>

#include "../runtime/sections.h"

// As LLVM writes it, with the compiler's records.
static const char kCode[] = R"(// hipspv.name 0 _Z3addPfS_i
.version 8.3
.target sm_90
.address_size 64
// hipspv.abort 7 sum some file.hip:12

.visible .global .align 4 .b8 table[16] = {1, 0, 0, 0, 2};
.visible .const .align 8 .b8 fixed[24];
.extern .shared .align 16 .b8 dynamic[];
.global .align 1 .b8 $str[4] = {123, 34, 0, 125};
.visible .global .align 8 .u64 managed;
.visible .global .align 4 .b8 managed_$_managed[8];

.extern .func (.param .b64 memory) malloc(.param .b64 bytes);
.extern .func free(.param .b64 memory);
.extern .func __assertfail(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 e);

// One thread of the grid does it all.
.visible .entry _Z3addPfS_i(
	.param .u64 .ptr .global .align 4 _Z3addPfS_i_param_0,
	.param .u64 .ptr .align 1 _Z3addPfS_i_param_1,
	.param .u32 _Z3addPfS_i_param_2
)
.maxntid 256, 2, 1
{
	.reg .pred %p; // a } in a comment
	.reg .b32 %r<4>;
	.reg .f32 %f<3>;
	.reg .b64 %a, %b;
	.pragma "a } in a string";
	ld.param.u64 %a, [_Z3addPfS_i_param_0];
	ld.param.u64 %b, [_Z3addPfS_i_param_1];
	ld.param.u32 %r0, [_Z3addPfS_i_param_2];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %tid.y;
	or.b32 %r1, %r1, %r2;
	mov.u32 %r2, %ctaid.x;
	or.b32 %r1, %r1, %r2;
	mov.u32 %r2, %ctaid.y;
	or.b32 %r1, %r1, %r2;
	mov.u32 %r2, %ctaid.z;
	or.b32 %r1, %r1, %r2;
	setp.ne.u32 %p, %r1, 0;
	@%p ret;
next:
	setp.eq.u32 %p, %r0, 0;
	@%p ret;
	{
		ld.f32 %f0, [%a];
		ld.f32 %f1, [%b];
		add.f32 %f2, %f0, %f1;
		st.f32 [%a], %f2;
	}
	add.u64 %a, %a, 4;
	add.u64 %b, %b, 4;
	sub.u32 %r0, %r0, 1;
	bra next;
}
.visible .entry sum(.param .u64 sum_param_0, .param .align 8 .b8 sum_param_1[24], .param .u8 sum_param_2)
{
	.reg .b64 %to;
	.reg .b16 %h;
	.reg .f64 %d<4>;
	ld.param.u64 %to, [sum_param_0];
	ld.param.f64 %d0, [sum_param_1];
	ld.param.f64 %d1, [sum_param_1+8];
	ld.param.f64 %d2, [sum_param_1+16];
	ld.param.u8 %h, [sum_param_2];
	cvt.rn.f64.u16 %d3, %h;
	add.f64 %d0, %d0, %d1;
	add.f64 %d0, %d0, %d2;
	add.f64 %d0, %d0, %d3;
	st.f64 [%to], %d0;
	ret;
}
.visible .entry follow(.param .u64 p)
{
	.reg .b64 %p;
	.reg .b32 %v;
	ld.param.u64 %p, [p];
	ld.u64 %p, [%p];
	ld.u32 %v, [%p];
	add.u32 %v, %v, 1;
	st.u32 [%p], %v;
	ret;
}
.visible .entry nothing() .maxntid 1024 .pragma "nounroll"; { ret; }
.visible .entry slow()
{
	.reg .pred %p;
	.reg .b64 %begin, %now;
	mov.u64 %begin, %globaltimer;
again:
	mov.u64 %now, %globaltimer;
	sub.u64 %now, %now, %begin;
	setp.lt.u64 %p, %now, 25000000;
	@%p bra again;
	ret;
}
.visible .entry grow()
{
	.param .b64 bytes;
	.param .b64 got;
	st.param.b64 [bytes], 64;
	call (got), malloc, (bytes);
	call free, (got);
	ret;
}
.visible .entry fault()
{
	.reg .b64 %p;
	mov.u64 %p, 16;
	st.u64 [%p], %p;
	ret;
}
.visible .entry asserts()
{
	.reg .b64 %text;
	mov.u64 %text, $str;
	cvta.global.u64 %text, %text;
	.param .b64 a;
	.param .b32 line;
	.param .b64 one;
	st.param.b64 [a], %text;
	st.param.b32 [line], 3;
	st.param.b64 [one], 1;
	call __assertfail, (a, a, line, a, one);
	ret;
}
)";

static hipModule_t load() {
  hipModule_t module = nullptr;
  gives(hipSuccess, hipModuleLoadData(&module, kCode));
  return module;
}

static hipFunction_t kernel(const char* name) {
  static hipModule_t module = load();
  hipFunction_t function = nullptr;
  gives(hipSuccess, hipModuleGetFunction(&function, module, name));
  return function;
}

static hipStream_t stream() {
  hipStream_t made = nullptr;
  gives(hipSuccess, hipStreamCreateWithFlags(&made, hipStreamNonBlocking));
  return made;
}

static hipError_t launch(const char* name, hipStream_t stream, std::vector<void*> arguments = {}, unsigned shared = 0,
                         dim3 grid = 1, dim3 block = 1) {
  return hipModuleLaunchKernel(kernel(name), grid.x, grid.y, grid.z, block.x, block.y, block.z, shared, stream,
                               arguments.data(), nullptr);
}
