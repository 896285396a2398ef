; Operations of warps that don't depend on each other share a stop, unless memory is read or written between them.
; RUN: hipspv lower --offload-arch=cpu --passes=form-blocks "%s" -S -o - | filecheck "%s"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare i64 @_Z12get_local_idj(i32) memory(none)
declare i32 @_Z22get_sub_group_local_idv() memory(none)
declare void @_Z7barrierj(i32) convergent
declare i32 @_Z17sub_group_shufflejj(i32, i32) convergent

; The kind of an operation, the offsets of its arrays, and the index of the next operation at the same stop.
; CHECK: @joined.exchanges = {{.*}}[i64 2, i64 24, i64 20, i64 16, i64 6], [5 x i64] zeroinitializer, [5 x i64] [i64 2, i64 12, i64 8, i64 4, i64 0]
; Operations one after the other have the same arrays.
; CHECK: @apart.exchanges = {{.*}}[i64 2, i64 16, i64 12, i64 8, i64 0], [5 x i64] [i64 2, i64 16, i64 12, i64 8, i64 0]
define spir_kernel void @joined(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %address = getelementptr i32, ptr %data, i64 %id
  %value = load i32, ptr %address, align 4
  %odd = trunc i32 %value to i1
  br i1 %odd, label %then, label %end
then:
  call void @_Z7barrierj(i32 3)
  %lane = call i32 @_Z22get_sub_group_local_idv()
  %first = xor i32 %lane, 1
  %one = call i32 @_Z17sub_group_shufflejj(i32 %value, i32 %first)
  %twice = add i32 %one, %one
  %again = call i32 @_Z22get_sub_group_local_idv()
  %second = xor i32 %again, 2
  %other = mul i32 %value, 3
  %two = call i32 @_Z17sub_group_shufflejj(i32 %other, i32 %second)
  %sum = add i32 %twice, %two
  store i32 %sum, ptr %address, align 4
  br label %end
end:
  call void @_Z7barrierj(i32 3)
  ret void
}

define spir_kernel void @apart(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %address = getelementptr i32, ptr %data, i64 %id
  %value = load i32, ptr %address, align 4
  %odd = trunc i32 %value to i1
  br i1 %odd, label %then, label %end
then:
  call void @_Z7barrierj(i32 3)
  %lane = call i32 @_Z22get_sub_group_local_idv()
  %first = xor i32 %lane, 1
  %one = call i32 @_Z17sub_group_shufflejj(i32 %value, i32 %first)
  store i32 %one, ptr %address, align 4
  %second = xor i32 %lane, 2
  %two = call i32 @_Z17sub_group_shufflejj(i32 %value, i32 %second)
  %sum = add i32 %one, %two
  store i32 %sum, ptr %address, align 4
  br label %end
end:
  call void @_Z7barrierj(i32 3)
  ret void
}

attributes #0 = { "uniform-work-group-size" "hipspv.arguments"="pointer:8:8:0" }
