; A stack variable keeps its type if its first member is loaded through its own address.
; RUN: hipspv lower --passes=llvm-backend-workarounds "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O0 "%s" -o %t.bc && hipspv translate --validate %t.bc -o %t.spv
; RUN: %disassemble %t.spv | filecheck "%s" --check-prefix=SPIRV
; RUN: %disassemble %t.spv | filecheck "%s" --check-prefix=SHARED
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"
%struct = type { ptr addrspace(4), [7 x i64] }

; SPIRV: %_ptr_Function_struct = OpTypePointer Function %struct
; SPIRV: OpVariable %_ptr_Function_struct Function

; CHECK: %a = alloca %struct
; CHECK-NEXT: [[A:%.*]] = getelementptr inbounds %struct, ptr %a, i64 0
; CHECK: load ptr addrspace(4), ptr [[A]]
define spir_kernel void @kernel(ptr byval(%struct) align 8 %s, ptr addrspace(1) %p) {
  %a = alloca %struct
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %s, i64 64, i1 false)
  %q = load ptr addrspace(4), ptr %a
  %v = load i32, ptr addrspace(4) %q
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; A pointer in a structure is exchanged as an integer: its address is one of bytes.
; CHECK-LABEL: define spir_kernel void @exchange
; CHECK: [[FIELD:%.*]] = getelementptr inbounds %struct, ptr addrspace(1) %s, i32 0, i32 0
; CHECK: [[BYTES:%.*]] = getelementptr i8, ptr addrspace(1) [[FIELD]], i64 0
; CHECK: atomicrmw xchg ptr addrspace(1) [[BYTES]], i64 %n
define spir_kernel void @exchange(ptr addrspace(1) %s, i64 %n) {
  %p = getelementptr inbounds %struct, ptr addrspace(1) %s, i32 0, i32 0
  %old = atomicrmw xchg ptr addrspace(1) %p, i64 %n monotonic
  ret void
}

; SPIR-V has an instruction for the barrier of a sub-group, and none that protects a stack.
; CHECK-LABEL: define spir_kernel void @wait
; CHECK: call spir_func void @_Z22__spirv_ControlBarrierjjj(i32 3, i32 3, i32 776)
; CHECK-NOT: sspstrong
declare spir_func void @_Z17sub_group_barrierj(i32)
define spir_kernel void @wait() sspstrong {
  call spir_func void @_Z17sub_group_barrierj(i32 3)
  ret void
}
; A walk along a list by the addresses of its links: each is passed as bytes to the phi.
%Link = type { i32, ptr addrspace(4) }
; CHECK-LABEL: define spir_kernel void @walk
; CHECK: [[FIELD:%.*]] = getelementptr inbounds %Link, ptr addrspace(4) %link, i32 0, i32 1
; CHECK-NEXT: [[NEXT:%.*]] = getelementptr i8, ptr addrspace(4) [[FIELD]], i64 0
; CHECK: phi ptr addrspace(4) [ %root, %0 ], [ [[NEXT]], %step ]
define spir_kernel void @walk(ptr addrspace(1) %p) {
  %root = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  br label %test
step:
  %next = getelementptr inbounds %Link, ptr addrspace(4) %link, i32 0, i32 1
  br label %test
test:
  %at = phi ptr addrspace(4) [ %root, %0 ], [ %next, %step ]
  %link = load ptr addrspace(4), ptr addrspace(4) %at
  %more = icmp ne ptr addrspace(4) %link, null
  br i1 %more, label %step, label %end
end:
  store ptr addrspace(4) null, ptr addrspace(4) %at
  ret void
}

; Shared arrays that a select or a phi chooses from keep their sizes.
; SHARED-DAG: %one = OpVariable %_ptr_Workgroup__arr_uint_{{.*}}64 Workgroup
; SHARED-DAG: %two = OpVariable %_ptr_Workgroup__arr_uint_{{.*}}64 Workgroup
@one = internal addrspace(3) global [64 x i32] undef
@two = internal addrspace(3) global [64 x i32] undef
; CHECK-LABEL: define spir_kernel void @choose
; CHECK-DAG: [[ONE:%.*]] = getelementptr inbounds [64 x i32], ptr addrspace(3) @one, i64 0
; CHECK-DAG: [[TWO:%.*]] = getelementptr inbounds [64 x i32], ptr addrspace(3) @two, i64 0
; CHECK: select i1 %c, ptr addrspace(3) {{.*}}, ptr addrspace(3) {{.*}}
define spir_kernel void @choose(ptr addrspace(1) %p, i64 %i) {
  %v = load i32, ptr addrspace(1) %p
  %c = icmp eq i32 %v, 0
  %a = select i1 %c, ptr addrspace(3) @one, ptr addrspace(3) @two
  %b = getelementptr i32, ptr addrspace(3) %a, i64 %i
  store i32 %v, ptr addrspace(3) %b
  br label %loop
loop:
  %q = phi ptr addrspace(3) [ @one, %0 ], [ @two, %loop ]
  %w = load i32, ptr addrspace(3) %q
  %more = icmp slt i32 %w, %v
  br i1 %more, label %loop, label %end
end:
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; Functions that read memory have no function control Const.
; CHECK: define spir_func i32 @get
; SHARED-DAG: %hipspv_fn_get = OpFunction %uint DontInline %
; SHARED-DAG: %hipspv_fn_seven = OpFunction %uint DontInline|Pure %
define spir_func i32 @get(ptr addrspace(1) %p) noinline memory(argmem: read) {
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
define spir_func i32 @seven() noinline memory(none) {
  ret i32 7
}
define spir_kernel void @use(ptr addrspace(1) %p) {
  %v = call i32 @get(ptr addrspace(1) %p)
  store i32 1, ptr addrspace(1) %p
  %w = call i32 @get(ptr addrspace(1) %p)
  %x = call i32 @seven()
  %s = add i32 %v, %w
  %t = add i32 %s, %x
  store i32 %t, ptr addrspace(1) %p
  ret void
}
