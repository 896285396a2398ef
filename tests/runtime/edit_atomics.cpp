// Puts the instructions into a module's atomic functions: <in.spv> <out.spv> <add widths>
// <minimum and maximum widths>, for global memory alone with a fifth argument.
#include <cstdlib>

#include "hipspv/runtime/spirv/emulate/adaptations.h"
#include "tests/fuzz/readers/native/words.h"

int main(int argc, char** argv) {
  if (argc < 5) return 2;
  const std::vector<std::uint32_t> words = readWords(argv[1]);
  hipspv::FloatAtomics device;
  device.globalAdd = static_cast<std::uint32_t>(std::atoi(argv[3]));
  device.globalMinMax = static_cast<std::uint32_t>(std::atoi(argv[4]));
  if (argc == 5) device.sharedAdd = device.globalAdd, device.sharedMinMax = device.globalMinMax;
  const hipspv::ir::Module original(words);
  const hipspv::ModuleInfo info(original);
  hipspv::ir::Module module(words);
  hipspv::adapt::useNativeAtomics(module, info, device);
  return writeWords(argv[2], module.words()) ? 0 : 1;
}
