; Barriers of lanes name those that lockstep would have waited for: all that entered the kernel, where all of
; them come, and otherwise those that are together.
; RUN: hipspv lower --offload-arch=sm_90 --passes=insert-warp-barriers "%s" -S -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef

; The device library's function, which the analysis knows by its name.
define internal i64 @_Z12get_local_idj(i32 %dimension) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %x to i64
  ret i64 %wide
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; Lanes leave the loop one by one. Each reads another lane's element after it.
; CHECK-LABEL: @leaves
; CHECK: %[[ALL:.*]] = call i32 @llvm.nvvm.activemask()
; CHECK: store volatile i32 0
; CHECK: call void @llvm.nvvm.bar.warp.sync(i32 %[[ALL]])
; CHECK: again:
; CHECK: %[[HERE:.*]] = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT: call void @llvm.nvvm.bar.warp.sync(i32 %[[HERE]])
; CHECK: end:
; CHECK: call void @llvm.nvvm.bar.warp.sync(i32 %[[ALL]])
; CHECK: load volatile
define ptx_kernel void @leaves(ptr %in, ptr %out) {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %id
  store volatile i32 0, ptr %mine
  %from = getelementptr i32, ptr %in, i64 %id
  %bin = load i64, ptr %from
  %there = getelementptr [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %bin
  br label %again
again:
  %seen = load volatile i32, ptr %there
  %next = add i32 %seen, 1
  store volatile i32 %next, ptr %there
  %now = load volatile i32, ptr %there
  %lost = icmp ne i32 %now, %next
  br i1 %lost, label %again, label %end
end:
  %count = load volatile i32, ptr %mine
  %to = getelementptr i32, ptr %out, i64 %id
  store i32 %count, ptr %to
  ret void
}

; Some lanes return early. The others' loop has the same number of iterations for all of them, and the lanes that don't
; enter its branch are waited for before it.
; CHECK-LABEL: @reduces
; CHECK: %[[ALL:.*]] = call i32 @llvm.nvvm.activemask()
; CHECK: head:
; CHECK: call void @llvm.nvvm.bar.warp.sync(i32 %[[ALL]])
; CHECK-NEXT: br i1 %more, label %body
; CHECK-NOT: bar.warp.sync
; CHECK: after:
define ptx_kernel void @reduces(ptr %in, ptr %out, i32 %n) {
  %wide = call i64 @_Z12get_local_idj(i32 0)
  %id = trunc i64 %wide to i32
  %inside = icmp slt i32 %id, %n
  br i1 %inside, label %begin, label %end
begin:
  %mine = getelementptr [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %wide
  %from = getelementptr i32, ptr %in, i64 %wide
  %first = load i32, ptr %from
  store i32 %first, ptr %mine
  br label %head
head:
  %distance = phi i32 [ 1, %begin ], [ %doubled, %latch ]
  %more = icmp slt i32 %distance, 32
  br i1 %more, label %body, label %after
body:
  %doubled = mul i32 %distance, 2
  %rest = srem i32 %id, %doubled
  %adds = icmp eq i32 %rest, 0
  br i1 %adds, label %add, label %latch
add:
  %far = add i32 %id, %distance
  %farther = sext i32 %far to i64
  %other = getelementptr [64 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %farther
  %b = load i32, ptr %other
  %a = load i32, ptr %mine
  %sum = add i32 %a, %b
  store i32 %sum, ptr %mine
  br label %latch
latch:
  br label %head
after:
  %total = load i32, ptr %mine
  %to = getelementptr i32, ptr %out, i64 %wide
  store i32 %total, ptr %to
  br label %end
end:
  ret void
}
