; Phis of a pack whose threads take different sides: a uniform value of a type that vectors don't have is each thread's.
; RUN: hipspv lower --offload-arch=cpu --passes=form-blocks "%s" -S -o - | filecheck "%s"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare i64 @_Z12get_local_idj(i32) memory(none)

; CHECK-LABEL: define spir_kernel void @sides(ptr
; CHECK-COUNT-16: select i1 {{.*}}, { float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float }
; CHECK-COUNT-16: select i1 {{.*}}, x86_fp80 0xK3FFF8000000000000000, x86_fp80
define spir_kernel void @sides(ptr %data, ptr %wide) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %address = getelementptr { float, float }, ptr %data, i64 %id
  %old = load { float, float }, ptr %address, align 4
  %first = extractvalue { float, float } %old, 0
  %own = getelementptr x86_fp80, ptr %wide, i64 %id
  %long = load x86_fp80, ptr %own, align 16
  %negative = fcmp olt float %first, 0.0
  br i1 %negative, label %low, label %join
low:
  store float 0.0, ptr %address, align 4
  br label %join
join:
  %pair = phi { float, float } [ { float 1.0, float 2.0 }, %low ], [ %old, %0 ]
  %number = phi x86_fp80 [ 0xK3FFF8000000000000000, %low ], [ %long, %0 ]
  store { float, float } %pair, ptr %address, align 4
  store x86_fp80 %number, ptr %own, align 16
  ret void
}

attributes #0 = { "uniform-work-group-size" "hipspv.arguments"="pointer:8:8:0 pointer:8:8:0" }
