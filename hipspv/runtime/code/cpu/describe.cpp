#include "hipspv/runtime/code/describe.h"

#include <map>

#include "code.h"
#include "hipspv/runtime/code/elf/elf.h"

namespace hipspv::cpu {
namespace {

// A function's instructions in the file.
struct Extent {
  std::size_t begin = 0, end = 0;
};
using Extents = std::map<std::string_view, Extent>;

Extents functionsOf(const elf::ElfFile& file) {
  Extents found;
  for (const elf::Symbol& symbol : file.symbols(SHT_DYNSYM)) {
    if (!symbol.isFunction() || symbol.entry.st_shndx >= file.sections().size()) continue;
    const Elf64_Shdr& section = file.sections()[symbol.entry.st_shndx].header;
    const std::size_t begin = section.sh_offset + (symbol.entry.st_value - section.sh_addr);
    found[symbol.name] = {begin, begin + symbol.entry.st_size};
  }
  return found;
}

std::string describe(std::string_view name, const KernelCode& kernel, const Extent& code) {
  std::vector<std::string> parameters;
  for (std::size_t i = 0; i < kernel.info.parameters.size(); ++i) {
    const Argument& argument = kernel.layout.arguments[i];
    Json json;
    json.number("offset", argument.offset).flag("pointer", argument.pointer);
    parameters.push_back(describeParameter(kernel.info.parameters[i], std::move(json)));
  }
  return describeKernel(name, kernel.info)
      .number("begin", code.begin)
      .number("end", code.end)
      .number("shared_bytes", kernel.sharedBytes)
      .number("frame", kernel.frameBytes)
      .list("parameters", parameters, asIs)
      .done();
}

}  // namespace

std::string describe(std::span<const std::byte> bytes) {
  const Code code({bytes.begin(), bytes.end()});
  std::vector<std::string> kernels;
  Extents functions = functionsOf(elf::ElfFile(code.file(), formOf(code.file())));
  for (const std::string_view name : code.kernels())
    kernels.push_back(describe(name, code.kernelCode(name), functions[name]));
  return Json()
      .list("kernels", kernels, asIs)
      .raw("variables", describeVariables(code.records()))
      .list("records", code.records(), Json::quote)
      .done();
}

}  // namespace hipspv::cpu
