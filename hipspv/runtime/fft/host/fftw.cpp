#include "fftw.h"

#include <dlfcn.h>
#include <glob.h>

#include <string>

#include "../transform.h"

namespace hipspv::fft {
namespace {

// The directory of this library.
std::string ownDirectory() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<const void*>(&Fftw::of), &info) == 0) return ".";
  const std::string path = info.dli_fname;
  return path.substr(0, path.rfind('/'));
}

void* openWheels(const std::string& name) {
  // auditwheel puts a hash into the names of a wheel's libraries.
  const std::string pattern = ownDirectory() + "/../../pyfftw.libs/" + name + "-*.so.3*";
  glob_t found{};
  void* handle = nullptr;
  if (glob(pattern.c_str(), 0, nullptr, &found) == 0) handle = dlopen(found.gl_pathv[0], RTLD_NOW | RTLD_LOCAL);
  globfree(&found);
  return handle;
}

// Of the wheel pyfftw, which is installed beside hipspv; the system's; or oneMKL, which has FFTW's functions, too.
void* open(const std::string& name) {
  if (void* handle = openWheels(name); handle != nullptr) return handle;
  for (const std::string& file : {name + ".so.3", name + ".so", std::string("libmkl_rt.so.2")})
    if (void* handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL); handle != nullptr) return handle;
  throw Error(Status::kSetupFailed, "the host has no FFTW: pip install 'hipspv[fft]'");
}

Fftw load(const std::string& prefix) {
  void* const library = open("lib" + (prefix == "fftw_" ? std::string("fftw3") : std::string("fftw3f")));
  const auto set = [&](auto& function, const char* name) {
    void* const found = dlsym(library, (prefix + name).c_str());
    if (found == nullptr) throw Error(Status::kSetupFailed, "the host's FFTW has no " + prefix + name);
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(found);
  };
  Fftw fftw{};
  set(fftw.planComplex, "plan_guru64_dft");
  set(fftw.planToComplex, "plan_guru64_dft_r2c");
  set(fftw.planToReal, "plan_guru64_dft_c2r");
  set(fftw.executeComplex, "execute_dft");
  set(fftw.executeToComplex, "execute_dft_r2c");
  set(fftw.executeToReal, "execute_dft_c2r");
  set(fftw.destroy, "destroy_plan");
  return fftw;
}

}  // namespace

const Fftw& Fftw::of(bool isDouble) {
  if (isDouble) {
    static const Fftw library = load("fftw_");
    return library;
  }
  static const Fftw library = load("fftwf_");
  return library;
}

}  // namespace hipspv::fft
