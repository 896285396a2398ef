// Calls functions of the runtime with arguments that refer to no object. Each line of the input is a
// function's name and its arguments' kinds, one word each:
//   0   null, or the number 0
//   b   the address of 4 KiB of zeros
//   j   the address of 4 KiB that are no object: an invalid handle
//   m4  a structure of 4 words, all 0, which x86-64's calling convention passes in memory
// Prints the name before the call, and the result after it, so that the last line names what crashed.
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>

namespace {

constexpr std::size_t kBytes = 4096, kMost = 16, kInRegisters = 6;

alignas(64) char zeros[kMost][kBytes];
alignas(64) char junk[kBytes];

// Arguments as the calling convention requires: six in registers, the others on the stack.
struct Arguments {
  std::array<std::uint64_t, kInRegisters> registers{};
  std::array<std::uint64_t, 32> stack{};
  std::size_t inRegisters = 0, onStack = 0;

  void addWord(std::uint64_t word) {
    if (inRegisters < kInRegisters)
      registers[inRegisters++] = word;
    else
      stack[onStack++] = word;
  }
};

Arguments parse(std::istream& kinds) {
  Arguments arguments;
  std::size_t buffers = 0;
  std::memset(zeros, 0, sizeof zeros);
  for (std::string kind; kinds >> kind;) {
    if (kind[0] == 'm')
      arguments.onStack += std::strtoul(kind.c_str() + 1, nullptr, 10);
    else if (kind == "b")
      arguments.addWord(reinterpret_cast<std::uint64_t>(zeros[buffers++]));
    else
      arguments.addWord(kind == "j" ? reinterpret_cast<std::uint64_t>(junk) : 0);
  }
  return arguments;
}

int call(void* function, const Arguments& a) {
  const auto& r = a.registers;
  const auto& s = a.stack;
  using Word = std::uint64_t;
  using Function = int (*)(Word, Word, Word, Word, Word, Word, Word, Word, Word, Word, Word, Word, Word, Word, Word,
                           Word, Word, Word, Word, Word, Word, Word);
  return reinterpret_cast<Function>(function)(r[0], r[1], r[2], r[3], r[4], r[5], s[0], s[1], s[2], s[3], s[4], s[5],
                                              s[6], s[7], s[8], s[9], s[10], s[11], s[12], s[13], s[14], s[15]);
}

}  // namespace

int main() {
  std::memset(junk, 0x5A, sizeof junk);
  if (hipDeviceSynchronize() != hipSuccess) return 2;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string name;
    words >> name;
    void* const function = dlsym(RTLD_DEFAULT, name.c_str());
    if (function == nullptr) return 3;
    const Arguments arguments = parse(words);
    std::printf("\n%s", line.c_str());
    std::fflush(stdout);
    std::printf(" = %d", call(function, arguments));
  }
  std::printf("\n");
}
