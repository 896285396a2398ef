// Every place of a word in a text: one thread per position, an atomic counter hands out slots.
#include <algorithm>
#include <string>

#include "support.h"

__device__ bool starts_with(const char* text, const char* word, int length) {
  for (int i = 0; i < length; ++i)
    if (text[i] != word[i]) return false;
  return true;
}

__global__ void search(const char* text, int text_length, const char* word, int length, int* found, int* count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + length > text_length) return;
  if (starts_with(text + i, word, length)) found[atomicAdd(count, 1)] = i;
}

int main() {
  std::string text;
  Random random(9);
  for (int i = 0; i < 20000; ++i) text += "abcab"[random.below(5)];
  const std::string word = "abcab";
  DeviceArray<char> dtext(std::vector<char>(text.begin(), text.end()));
  DeviceArray<char> dword(std::vector<char>(word.begin(), word.end()));
  DeviceArray<int> dfound(text.size()), dcount(1);
  const int n = static_cast<int>(text.size());
  search<<<(n + 255) / 256, 256>>>(dtext, n, dword, static_cast<int>(word.size()), dfound, dcount);
  std::vector<int> found = dfound.host();
  found.resize(dcount.host()[0]);
  std::sort(found.begin(), found.end());

  std::vector<int> expected;
  for (size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
    expected.push_back(static_cast<int>(at));
  return verdict(static_cast<long>(expected.size()), found != expected);
}
