// Prints the runtime's reading of modules: one block of lines for each given file.
#include <algorithm>
#include <cstdio>
#include <sstream>
#include <string>

#include "hipspv/runtime/spirv/module_info.h"
#include "hipspv/runtime/support/error.h"
#include "tests/fuzz/readers/native/words.h"

namespace {

using hipspv::Parameter;

// The schema's word of that number.
std::string wordOf(char letter, std::size_t number) {
  const auto words = std::ranges::find(hipspv::kFieldWords, letter, &hipspv::FieldWords::letter);
  std::istringstream text{std::string(words->words)};
  return *std::next(std::istream_iterator<std::string>(text), static_cast<std::ptrdiff_t>(number));
}

void print(const Parameter& parameter) {
  std::printf(" parameter %s %u %u", wordOf('p', static_cast<std::size_t>(parameter.kind)).c_str(), parameter.size,
              parameter.align);
  for (const auto& member : parameter.members) std::printf(" %u/%u", member.size, member.align);
  std::puts("");
}

std::string text(std::string_view view) { return std::string(view); }

void print(const hipspv::ModuleInfo& module, std::size_t number) {
  const hipspv::KernelInfo kernel = module.kernel(number);
  std::printf("kernel %s\n indirect %d\n service %d\n lanes %u\n threads %u\n fp64 %s\n",
              text(module.kernelName(number)).c_str(), kernel.indirect, kernel.service, kernel.subGroup,
              kernel.maxThreads, text(module.fp64Location(number)).c_str());
  if (const auto& grid = kernel.grid)
    std::printf(" grid %ju %ju %ju %u\n", std::uintmax_t{grid->threadBytes}, std::uintmax_t{grid->sharedBytes},
                std::uintmax_t{grid->noteBytes}, grid->phases);
  for (const Parameter& parameter : kernel.parameters) print(parameter);
}

void print(const hipspv::ModuleInfo& module) {
  for (std::size_t i = 0; i < module.kernelCount(); ++i) print(module, i);
  for (const auto& variable : module.variables())
    std::printf("variable %s %u %ju\n", text(variable.name).c_str(), variable.index, std::uintmax_t{variable.size});
  for (const auto name : module.names()) std::printf("name %s\n", text(name).c_str());
  for (const auto name : module.undefined()) std::printf("undefined %s\n", text(name).c_str());
  for (const auto& atomic : module.atomics())
    std::printf("atomic %s %s %u %s\n", text(atomic.name).c_str(),
                wordOf('o', static_cast<std::size_t>(atomic.operation)).c_str(), atomic.bits,
                atomic.shared ? "shared" : "global");
  for (const auto& site : module.abortSites())
    std::printf("abort %ju %s %s\n", std::uintmax_t{site.number}, text(site.kernel()).c_str(),
                text(site.place()).c_str());
  for (const std::uint32_t capability : module.capabilities()) std::printf("capability %u\n", capability);
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::vector<std::uint32_t> words = readWords(argv[i]);
    std::printf("file %s\n", argv[i]);
    try {
      print(hipspv::ModuleInfo(words));
    } catch (const hipspv::Error&) {
      std::puts("broken");
    }
  }
}
