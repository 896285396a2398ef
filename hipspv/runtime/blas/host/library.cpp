#include "library.h"

#include <dlfcn.h>

#include "../routine.h"
#include "../status.h"

namespace hipspv::blas {
namespace {

// A library, and the prefix of its symbols.
struct Candidate {
  const char* file;
  const char* prefix;
};

// The wheel's is found beside hipspv (CMakeLists.txt).
constexpr Candidate kCandidates[] = {
    {"libscipy_openblas.so", "scipy_"},
    {"libopenblas.so.0", ""},
    {"libopenblas.so", ""},
    {"libblas.so.3", ""},
    {"libblas.so", ""},
};

void* open(const char* file) { return dlopen(file, RTLD_NOW | RTLD_LOCAL); }

template <std::size_t... I>
void callWith(void* subroutine, void* const* arguments, std::index_sequence<I...>) {
  Library::call(subroutine, arguments[I]...);
}

using Caller = void (*)(void*, void* const*);

template <std::size_t... N>
constexpr std::array<Caller, sizeof...(N)> callers(std::index_sequence<N...>) {
  return {[](void* subroutine, void* const* arguments) {
    callWith(subroutine, arguments, std::make_index_sequence<N>());
  }...};
}

constexpr auto kCallers = callers(std::make_index_sequence<kMaxParameters>());

}  // namespace

Library::Library() {
  for (const Candidate& candidate : kCandidates) {
    void* handle = open(candidate.file);
    if (handle == nullptr) continue;
    handles_.push_back(handle);
    prefix_ = candidate.prefix;
    // The reference implementation has LAPACK apart.
    if (prefix_.empty())
      if (void* lapack = open("liblapack.so.3"); lapack != nullptr) handles_.push_back(lapack);
    return;
  }
  throw Error(Status::kNotInitialized, "the host has no BLAS: pip install 'hipspv[blas]'");
}

const Library& Library::instance() {
  static const Library library;
  return library;
}

void* Library::find(const std::string& name) const {
  const std::string symbol = prefix_ + name + "_";
  for (void* handle : handles_)
    if (void* found = dlsym(handle, symbol.c_str()); found != nullptr) return found;
  throw Error(Status::kNotSupported, "the host's BLAS has no " + name + ": pip install 'hipspv[blas]'");
}

void Library::call(void* subroutine, void* const* arguments, std::size_t count) {
  kCallers.at(count)(subroutine, arguments);
}

}  // namespace hipspv::blas
