// For programs that aren't harnesses, in place of check.cpp.
extern "C" void __wrap___sanitizer_cov_trace_pc() {}
