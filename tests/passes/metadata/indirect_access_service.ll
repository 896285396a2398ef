; A note marks a kernel that finds only the service block in memory, and otherwise only addresses of texts that it
; makes from integers.
; RUN: hipspv lower --passes=record-indirect-access "%s" -S -o - | grep '^![0-9]' | sed -e 's/.*!{!"//' -e 's/"}//' > %t.records
; RUN: filecheck "%s" < %t.records
; RUN: grep -c hipspv.indirect %t.records | filecheck --check-prefix=INDIRECT "%s"
; RUN: grep -c hipspv.service %t.records | filecheck --check-prefix=SERVICE "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; INDIRECT: {{^}}5{{$}}
; SERVICE: {{^}}2{{$}}
@__hipspv_service = addrspace(1) global ptr addrspace(1) null
@text = internal addrspace(1) constant [2 x i8] c"a\00"

define internal spir_func void @__hipspv_put_record(ptr %slots) noinline {
  %service = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service
  %number = load i64, ptr %slots
  %text = inttoptr i64 %number to ptr addrspace(1)
  %byte = load i8, ptr addrspace(1) %text
  store i8 %byte, ptr addrspace(1) %service
  ret void
}
; CHECK-DAG: hipspv.service prints
define spir_kernel void @prints() {
  %slots = alloca i64
  store i64 ptrtoint (ptr addrspace(1) @text to i64), ptr %slots
  call spir_func void @__hipspv_put_record(ptr %slots)
  ret void
}
; CHECK-DAG: hipspv.service aborts
define spir_kernel void @aborts() {
  %service = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service
  store i32 1, ptr addrspace(1) %service
  ret void
}
; CHECK-DAG: hipspv.indirect prints_found
define spir_kernel void @prints_found(ptr addrspace(1) %table) {
  %slots = alloca i64
  %text = load ptr addrspace(1), ptr addrspace(1) %table
  %number = ptrtoint ptr addrspace(1) %text to i64
  store i64 %number, ptr %slots
  call spir_func void @__hipspv_put_record(ptr %slots)
  ret void
}
; CHECK-DAG: hipspv.indirect stores_found
define spir_kernel void @stores_found(ptr addrspace(1) %table) {
  %slots = alloca i64
  %text = load ptr addrspace(1), ptr addrspace(1) %table
  store ptr addrspace(1) %text, ptr %slots
  call spir_func void @__hipspv_put_record(ptr %slots)
  ret void
}
; CHECK-DAG: hipspv.indirect follows
define spir_kernel void @follows(ptr addrspace(1) %table) {
  %at = load ptr addrspace(1), ptr addrspace(1) %table
  %value = load i32, ptr addrspace(1) %at
  %service = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service
  store i32 %value, ptr addrspace(1) %service
  ret void
}
