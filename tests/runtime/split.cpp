// Cuts a module: <in.spv> <directory for parts>. Prints the parts of each requested name: <kernel or variable>...
#include "hipspv/runtime/spirv/split.h"

#include <cstdio>

#include "tests/fuzz/readers/native/words.h"

int main(int argc, char** argv) {
  const std::vector<std::uint32_t> words = readWords(argv[1]);
  constexpr std::string_view kPerPart[] = {"__hipspv_service", "__hipspv_heap"};
  try {
    const hipspv::ir::Module module(words);
    const hipspv::ModuleParts parts(module, kPerPart);
    std::printf("parts=%zu\n", parts.count());
    for (std::size_t i = 0; i < parts.count(); ++i) {
      const hipspv::PartModule part = parts.part(i);
      writeWords(std::string(argv[2]) + "/" + std::to_string(i) + ".spv", part.words);
      for (const std::string_view name : part.undefined)
        std::printf("undefined.%zu=%s\n", i, std::string(name).c_str());
    }
    for (int i = 3; i < argc; ++i) {
      const auto kernel = parts.ofKernel(argv[i]), variable = parts.ofVariable(argv[i]);
      const auto number = [](auto part) { return part ? static_cast<int>(*part) : -1; };
      std::printf("%s=%d\n", argv[i], kernel ? number(kernel) : number(variable));
    }
  } catch (const hipspv::Error& error) {
    std::printf("error=%s\n", error.what());
    return 3;
  }
  return 0;
}
