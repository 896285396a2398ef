; Variadic arguments go to 8-byte slots in the entry block's frame: integers as they are, floats as double.
; RUN: hipspv lower --passes=lower-printf "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@format = addrspace(1) constant [9 x i8] c"%d %f %s\00"
declare spir_func i32 @printf(ptr addrspace(4), ...)

; CHECK-LABEL: @kernel
; CHECK: [[SLOTS:%.*]] = alloca [3 x i64], align 8
; CHECK: loop:
; CHECK: [[I:%.*]] = zext i32 %i to i64
; CHECK: store i64 [[I]], ptr [[SLOTS]], align 8
; CHECK: [[ONE:%.*]] = getelementptr inbounds i8, ptr [[SLOTS]], i64 8
; CHECK: store double %d, ptr [[ONE]], align 8
; CHECK: [[TWO:%.*]] = getelementptr inbounds i8, ptr [[SLOTS]], i64 16
; CHECK: store ptr addrspace(4) %s, ptr [[TWO]], align 8
; CHECK: [[GENERIC:%.*]] = addrspacecast ptr [[SLOTS]] to ptr addrspace(4)
; CHECK: call spir_func i32 @__hipspv_printf(ptr addrspace(4) {{.*}}@format{{.*}}, ptr addrspace(4) [[GENERIC]], i32 3)
; CHECK-NOT: @printf(
define spir_kernel void @kernel(i32 %i, double %d, ptr addrspace(4) %s) {
  br label %loop
loop:
  %n = call spir_func i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @format to ptr addrspace(4)), i32 %i, double %d, ptr addrspace(4) %s)
  %again = icmp eq i32 %n, -1
  br i1 %again, label %loop, label %end
end:
  ret void
}
; CHECK-LABEL: @nothing
; CHECK: call spir_func i32 @__hipspv_printf({{.*}}, i32 0)
define spir_kernel void @nothing() {
  %n = call spir_func i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @format to ptr addrspace(4)))
  ret void
}
