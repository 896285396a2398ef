#include <algorithm>

constexpr int kTile = 512;

static void merge(int* keys, int first, int length, int distance) {
  for (; distance > 0; distance /= 2)
    for (int block = first; block < first + kTile; block += 2 * distance) {
      const bool ascending = (block & length) == 0;
      for (int low = block; low < block + distance; ++low) {
        const int a = keys[low], b = keys[low + distance];
        keys[low] = ascending ? std::min(a, b) : std::max(a, b);
        keys[low + distance] = ascending ? std::max(a, b) : std::min(a, b);
      }
    }
}

static void sort_tiles(int* keys, int count) {
#pragma omp parallel for
  for (int first = 0; first < count; first += kTile)
    for (int length = 2; length <= kTile; length *= 2) merge(keys, first, length, length / 2);
}

static void merge_far(int* keys, int length, int distance, int count) {
#pragma omp parallel for
  for (int i = 0; i < count / 2; ++i) {
    const int low = 2 * i - (i & (distance - 1));
    const int a = keys[low], b = keys[low + distance];
    const bool ascending = (low & length) == 0;
    keys[low] = ascending ? std::min(a, b) : std::max(a, b);
    keys[low + distance] = ascending ? std::max(a, b) : std::min(a, b);
  }
}

static void merge_tiles(int* keys, int length, int count) {
#pragma omp parallel for
  for (int first = 0; first < count; first += kTile) merge(keys, first, length, kTile / 2);
}
