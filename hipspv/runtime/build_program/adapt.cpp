// hipspv-adapt-program <libhipspv.so> <SPIR-V> <result> <fact>...: writes a module as the runtime would give it to the
// compiler of a device with these facts (api/tools_api.cpp).
#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <initializer_list>

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  // Logs and traces are for programs.
  for (const char* name : {"HIPSPV_TRACE", "HIPSPV_LOG", "HIPSPV_LOG_FILE"}) unsetenv(name);
  void* library = dlopen(argv[1], RTLD_NOW);
  if (library == nullptr) {
    std::fprintf(stderr, "hipspv-cc: error: %s\n", dlerror());
    return 1;
  }
  using Adapt = int (*)(const char*, const char*, int, const char* const*, char*, std::size_t);
  const auto adapt = reinterpret_cast<Adapt>(dlsym(library, "hipspvAdaptProgram"));
  static char message[1 << 16] = "the runtime is of another version";
  const bool made = adapt != nullptr && adapt(argv[2], argv[3], argc - 4, argv + 4, message, sizeof message) != 0;
  if (!made) std::fprintf(stderr, "hipspv-cc: error: %s\n", message);
  std::fflush(stderr);
  // Skips destructors: nothing needs an orderly end.
  _exit(made ? 0 : 1);
}
