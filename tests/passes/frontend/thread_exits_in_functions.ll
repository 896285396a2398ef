; A function that isn't inlined sets the code by which its callers see that the thread has ended.
; RUN: hipspv lower --passes=lower-thread-exits "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func void @__hipspv_end_thread()
declare spir_func void @effect(i32)
@__hipspv_service = addrspace(1) global ptr addrspace(1) null

; The kernel stores the code of itself and the location, and returns before the code that follows.
; CHECK-LABEL: define spir_kernel void @kernel(i32 %x)
; CHECK: [[OWN:%.*]] = alloca i64
; CHECK: store i64 0, ptr [[OWN]]
; CHECK: call spir_func i32 @again(i32 %x, ptr [[OWN]])
; CHECK: load i64, ptr [[OWN]]
; CHECK: br i1
; CHECK: [[PLACE:%.*]] = load i64, ptr [[OWN]]
; CHECK: xor i64 [[PLACE]], {{-?[0-9]+}}
; CHECK: store i64
; CHECK-NEXT: ret void
; CHECK: call spir_func void @effect(
define spir_kernel void @kernel(i32 %x) {
  %r = call spir_func i32 @again(i32 %x)
  call spir_func void @effect(i32 %r)
  ret void
}

; CHECK: define internal spir_func i32 @again(i32 %x, ptr [[NUMBER:%[0-9]+]])
; CHECK: %r = call spir_func i32 @again(i32 %y, ptr [[NUMBER]])
; CHECK-NEXT: [[ENDED:%.*]] = load i64, ptr [[NUMBER]]
; CHECK-NEXT: icmp ne i64 [[ENDED]], 0
; CHECK-NEXT: br i1 {{.*}}, label %[[LEAVE:.*]], label
; CHECK: [[LEAVE]]:
; CHECK-NEXT: ret i32 0
; CHECK: store i64 {{-?[0-9]+}}, ptr [[NUMBER]]
; CHECK-NEXT: ret i32 0
define internal spir_func i32 @again(i32 %x) {
  %more = icmp sgt i32 %x, 0
  br i1 %more, label %goes_on, label %ends
goes_on:
  %y = sub i32 %x, 1
  %r = call spir_func i32 @again(i32 %y)
  ret i32 %r
ends:
  call spir_func void @__hipspv_end_thread()
  ret i32 2
}

; CHECK: hipspv.abort {{[0-9]+}} kernel
