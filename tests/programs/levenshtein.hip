// Edit distance of one word to many, a row of the table in local memory per thread.
#include <algorithm>
#include <string>

#include "support.h"

constexpr int kLength = 12;

__global__ void distances(const char* words, const char* target, int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const char* word = words + i * kLength;
  unsigned char row[kLength + 1];
  for (int c = 0; c <= kLength; ++c) row[c] = static_cast<unsigned char>(c);
  for (int r = 1; r <= kLength; ++r) {
    int diagonal = row[0];
    row[0] = static_cast<unsigned char>(r);
    for (int c = 1; c <= kLength; ++c) {
      const int replace = diagonal + (word[r - 1] != target[c - 1]);
      diagonal = row[c];
      row[c] = static_cast<unsigned char>(min(min(row[c] + 1, row[c - 1] + 1), replace));
    }
  }
  out[i] = row[kLength];
}

// From the definition, memoised in a full table.
static int reference(const std::string& a, const std::string& b) {
  std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
  for (size_t i = 0; i <= a.size(); ++i)
    for (size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        d[i][j] = static_cast<int>(i + j);
        continue;
      }
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
    }
  return d[a.size()][b.size()];
}

int main() {
  const int n = 700;
  Random random(14);
  std::vector<char> words(n * kLength), target(kLength);
  for (char& c : words) c = "acgt"[random.below(4)];
  for (char& c : target) c = "acgt"[random.below(4)];
  DeviceArray<char> dwords(words), dtarget(target);
  DeviceArray<int> dout(n);
  distances<<<(n + 63) / 64, 64>>>(dwords, dtarget, dout, n);
  const auto out = dout.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += out[i] != reference(std::string(&words[i * kLength], kLength), std::string(target.data(), kLength));
  return verdict(n, wrong);
}
