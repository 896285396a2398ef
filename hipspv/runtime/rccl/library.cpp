#include "library.h"

#include <dlfcn.h>

#include <cstdio>
#include <new>

namespace hipspv::rccl {
namespace {

thread_local std::string reason;

}  // namespace

// RTLD_DEEPBIND: NCCL's calls of its own functions must not arrive at those of RCCL, which have the same names.
Library::Library() : handle_(dlopen("libnccl.so.2", RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND)) {
  if (handle_ != nullptr) return;
  throw Error(ncclSystemError,
              "NCCL's library isn't found: pip install nvidia-nccl-cu12, or nvidia-nccl-cu13 for CUDA "
              "13, or set LD_LIBRARY_PATH (" +
                  std::string(dlerror()) + ")");
}

const Library& Library::instance() {
  static const Library library;
  return library;
}

void* Library::find(const char* name) const {
  void* found = dlsym(handle_, name);
  if (found == nullptr) throw Error(ncclInvalidUsage, "this version of NCCL has no " + std::string(name));
  return found;
}

const char* lastError() { return reason.c_str(); }

ncclResult_t remember(const Error& error) noexcept {
  std::fprintf(stderr, "hipspv: error: %s\n", error.what());
  try {
    reason = error.what();
  } catch (const std::bad_alloc&) {
    reason.clear();
  }
  return error.result();
}

void forget() noexcept { reason.clear(); }

}  // namespace hipspv::rccl
