#include "own_library.h"

#include <dlfcn.h>

namespace hipspv {

std::filesystem::path ownLibrary() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<void*>(&ownLibrary), &info) == 0 || info.dli_fname == nullptr) return {};
  std::error_code ignored;
  return std::filesystem::weakly_canonical(info.dli_fname, ignored);
}

}  // namespace hipspv
