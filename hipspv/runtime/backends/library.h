// Libraries of device APIs, and their entry points.
#pragma once

#include <dlfcn.h>

#include <string>
#include <string_view>

namespace hipspv::backend {

// The handle of dlopen, which stays open. nullptr and the reason, without the library's name, if it can't be opened.
void* openLibrary(const std::string& name, std::string& reason);

// The same for a name that a library of hipspv has, too, which the loader may find first: the vendor's.
void* openVendorLibrary(const std::string& name, std::string& reason);

// HIPSPV_PLATFORM: a substring of the names of the platforms to use. Without it all are used.
bool platformWanted(std::string_view name);

// The machine has files of GPUs (Direct Rendering Manager; WSL). Without them drivers of Intel's GPUs find no device.
bool hasGpuFiles();

template <class Signature>
class EntryPoint;

// Tables of entry points are structures of these, which a back end declares by a list of names and parameters.
template <class Result, class... Parameters>
class EntryPoint<Result(Parameters...)> {
 public:
  using Function = Result (*)(Parameters...);

  // symbol: as the library exports it.
  constexpr explicit EntryPoint(const char* symbol) : symbol_(symbol) {}

  Result operator()(Parameters... arguments) const { return function_(arguments...); }
  explicit operator bool() const { return function_ != nullptr; }
  Function get() const { return function_; }
  const char* symbol() const { return symbol_; }

  // False if there is none.
  bool set(void* function) {
    function_ = reinterpret_cast<Function>(function);
    return function != nullptr;
  }
  // library: of dlopen.
  bool load(void* library) { return set(dlsym(library, symbol_)); }

 private:
  Function function_ = nullptr;
  const char* symbol_;
};

// A symbol without the suffix of its version, as the API's documentation has it.
constexpr std::string_view documentedName(std::string_view symbol) { return symbol.substr(0, symbol.find("_v")); }

}  // namespace hipspv::backend
