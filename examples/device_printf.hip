// printf in device code: the program reads its own output back and compares it.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "common/capture.h"
#include "common/check.h"

__global__ void formats(const char* word) {
  printf("%d %5.2f|%-6s|%c %llx %% %s\n", -7, 3.14159, word, 'z', 0x123456789abcdefULL, "literal");
  printf("no arguments\n");
}

__global__ void from_every_thread() { printf("thread %u of block %u\n", threadIdx.x, blockIdx.x); }

int main() {
  char* word;
  HIP_CHECK(hipMalloc(&word, 4));
  HIP_CHECK(hipMemcpy(word, "hip", 4, hipMemcpyHostToDevice));
  Capture capture(stdout);
  formats<<<1, 1>>>(word);
  HIP_CHECK(hipDeviceSynchronize());
  from_every_thread<<<8, 64>>>();
  HIP_CHECK(hipDeviceSynchronize());
  std::istringstream text(capture.end());
  HIP_CHECK(hipFree(word));

  std::string first, second, line;
  std::getline(text, first);
  std::getline(text, second);
  std::vector<std::string> lines, expected;
  while (std::getline(text, line)) lines.push_back(line);
  for (int i = 0; i < 8 * 64; ++i)
    expected.push_back("thread " + std::to_string(i % 64) + " of block " + std::to_string(i / 64));
  std::sort(lines.begin(), lines.end());  // threads print in any order
  std::sort(expected.begin(), expected.end());
  const bool ok = first == "-7  3.14|hip   |z 123456789abcdef % literal" &&
                  second == "no arguments" && lines == expected;
  if (!ok) std::printf("got \"%s\", \"%s\"\n", first.c_str(), second.c_str());
  std::printf("%zu lines from the device, %s\n", lines.size() + 2, ok ? "as expected" : "wrong");
  return ok ? 0 : 1;
}
