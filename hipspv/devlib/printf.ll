; OpenCL C can't define a variadic function. A pass turns every call of this one into one of
; __hipspv_printf (service.cl) after the library is linked: the body is here to bring that along.
define linkonce_odr hidden spir_func i32 @printf(ptr addrspace(4) %format, ...) {
  %count = call spir_func i32 @__hipspv_printf(ptr addrspace(4) %format, ptr addrspace(4) null, i32 0)
  ret i32 %count
}
