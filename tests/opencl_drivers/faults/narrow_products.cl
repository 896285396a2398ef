// Intel(R) OpenCL 2026.22, CPU: run "Intel(R) OpenCL" narrow_products.cl high 64 64 b:64 z:64
// Expected: out has zeros in its first 64 shorts. Seen: nothing is stored.
// Bits 33 to 48 of a product of small factors, as 16 bits. Of LLVM 22's code generator for x86.
kernel void high(global short* out, global const short* in) {
  const size_t i = get_global_id(0);
  out[i] = (short)((ulong)(long)in[i] * 3 >> 33);
}
