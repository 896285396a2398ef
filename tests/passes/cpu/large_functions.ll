; Of functions with ids, those of which copies add little are inlined. @long, which @copies calls 64 times, stays, and
; takes the ids from a variable of the process's thread, in which each thread of the block stores its own.
; RUN: hipspv lower --offload-arch=cpu --passes=form-blocks "%s" -S -o - | filecheck "%s"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare i64 @_Z12get_local_idj(i32) memory(none)

; CHECK: @hipspv.thread = internal thread_local global
; CHECK-NOT: @step
; CHECK-LABEL: define internal i32 @long(
; CHECK: load i32, ptr getelementptr inbounds (i8, ptr @hipspv.thread, i64 12)
; CHECK: ret i32
; CHECK-LABEL: define spir_kernel void @copies(
; CHECK: store volatile i32 {{.*}}, ptr @hipspv.thread
; CHECK: call i32 @long(
define internal i32 @step(i32 %y) {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %id32 = trunc i64 %id to i32
  %x = add i32 %y, %id32
  %a0 = mul i32 %x, 3
  %a1 = xor i32 %a0, 5
  %a2 = add i32 %a1, 7
  %a3 = mul i32 %a2, 11
  %a4 = xor i32 %a3, 13
  %a5 = add i32 %a4, 17
  %a6 = mul i32 %a5, 19
  %a7 = xor i32 %a6, 23
  %a8 = mul i32 %a7, 3
  %a9 = xor i32 %a8, 5
  %a10 = add i32 %a9, 7
  %a11 = mul i32 %a10, 11
  %a12 = xor i32 %a11, 13
  %a13 = add i32 %a12, 17
  %a14 = mul i32 %a13, 19
  %a15 = xor i32 %a14, 23
  ret i32 %a15
}

define internal i32 @long(i32 %x) {
  %r0 = call i32 @step(i32 %x)
  %r1 = call i32 @step(i32 %r0)
  %r2 = call i32 @step(i32 %r1)
  %r3 = call i32 @step(i32 %r2)
  %r4 = call i32 @step(i32 %r3)
  %r5 = call i32 @step(i32 %r4)
  %r6 = call i32 @step(i32 %r5)
  %r7 = call i32 @step(i32 %r6)
  ret i32 %r7
}

define spir_kernel void @copies(ptr %out, i32 %x) {
  %r0 = call i32 @long(i32 %x)
  %r1 = call i32 @long(i32 %r0)
  %r2 = call i32 @long(i32 %r1)
  %r3 = call i32 @long(i32 %r2)
  %r4 = call i32 @long(i32 %r3)
  %r5 = call i32 @long(i32 %r4)
  %r6 = call i32 @long(i32 %r5)
  %r7 = call i32 @long(i32 %r6)
  %r8 = call i32 @long(i32 %r7)
  %r9 = call i32 @long(i32 %r8)
  %r10 = call i32 @long(i32 %r9)
  %r11 = call i32 @long(i32 %r10)
  %r12 = call i32 @long(i32 %r11)
  %r13 = call i32 @long(i32 %r12)
  %r14 = call i32 @long(i32 %r13)
  %r15 = call i32 @long(i32 %r14)
  %r16 = call i32 @long(i32 %r15)
  %r17 = call i32 @long(i32 %r16)
  %r18 = call i32 @long(i32 %r17)
  %r19 = call i32 @long(i32 %r18)
  %r20 = call i32 @long(i32 %r19)
  %r21 = call i32 @long(i32 %r20)
  %r22 = call i32 @long(i32 %r21)
  %r23 = call i32 @long(i32 %r22)
  %r24 = call i32 @long(i32 %r23)
  %r25 = call i32 @long(i32 %r24)
  %r26 = call i32 @long(i32 %r25)
  %r27 = call i32 @long(i32 %r26)
  %r28 = call i32 @long(i32 %r27)
  %r29 = call i32 @long(i32 %r28)
  %r30 = call i32 @long(i32 %r29)
  %r31 = call i32 @long(i32 %r30)
  %r32 = call i32 @long(i32 %r31)
  %r33 = call i32 @long(i32 %r32)
  %r34 = call i32 @long(i32 %r33)
  %r35 = call i32 @long(i32 %r34)
  %r36 = call i32 @long(i32 %r35)
  %r37 = call i32 @long(i32 %r36)
  %r38 = call i32 @long(i32 %r37)
  %r39 = call i32 @long(i32 %r38)
  %r40 = call i32 @long(i32 %r39)
  %r41 = call i32 @long(i32 %r40)
  %r42 = call i32 @long(i32 %r41)
  %r43 = call i32 @long(i32 %r42)
  %r44 = call i32 @long(i32 %r43)
  %r45 = call i32 @long(i32 %r44)
  %r46 = call i32 @long(i32 %r45)
  %r47 = call i32 @long(i32 %r46)
  %r48 = call i32 @long(i32 %r47)
  %r49 = call i32 @long(i32 %r48)
  %r50 = call i32 @long(i32 %r49)
  %r51 = call i32 @long(i32 %r50)
  %r52 = call i32 @long(i32 %r51)
  %r53 = call i32 @long(i32 %r52)
  %r54 = call i32 @long(i32 %r53)
  %r55 = call i32 @long(i32 %r54)
  %r56 = call i32 @long(i32 %r55)
  %r57 = call i32 @long(i32 %r56)
  %r58 = call i32 @long(i32 %r57)
  %r59 = call i32 @long(i32 %r58)
  %r60 = call i32 @long(i32 %r59)
  %r61 = call i32 @long(i32 %r60)
  %r62 = call i32 @long(i32 %r61)
  %r63 = call i32 @long(i32 %r62)
  store i32 %r63, ptr %out, align 4
  ret void
}

; CHECK-LABEL: define spir_kernel void @once(
; CHECK-NOT: @hipspv.thread
; CHECK-NOT: call i32 @
; CHECK: ret void
define spir_kernel void @once(ptr %out, i32 %x) {
  %r = call i32 @step(i32 %x)
  store i32 %r, ptr %out, align 4
  ret void
}
