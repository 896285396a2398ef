; A phi of equal computations becomes one computation after it, without flags that held on one side alone; phis of
; others stay.
; RUN: hipspv lower "%s" --offload-arch=cpu --passes=merge-equal-inputs -S -o - | filecheck "%s"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define i32 @same(
; CHECK: join:
; CHECK-NEXT: %{{.*}} = add i32 %a, 1
; CHECK-NOT: phi
define i32 @same(i1 %c, i32 %a) {
  br i1 %c, label %one, label %two
one:
  %x = add nsw i32 %a, 1
  call void @use(i32 %x)
  br label %join
two:
  %y = add i32 %a, 1
  br label %join
join:
  %p = phi i32 [ %x, %one ], [ %y, %two ]
  ret i32 %p
}

; CHECK-LABEL: define i32 @others(
; CHECK: phi i32
; CHECK: phi i1
define i32 @others(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %one, label %two
one:
  %x = add i32 %a, 1
  %less = icmp slt i32 %a, %b
  br label %join
two:
  %y = add i32 %b, 1
  %more = icmp sgt i32 %a, %b
  br label %join
join:
  %p = phi i32 [ %x, %one ], [ %y, %two ]
  %q = phi i1 [ %less, %one ], [ %more, %two ]
  %r = select i1 %q, i32 %p, i32 0
  ret i32 %r
}

declare void @use(i32)
