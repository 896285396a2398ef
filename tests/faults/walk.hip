// walk <area> <set> <code> <layer> <module>: runs the area again and again; each time another of its
// OpenCL calls fails, until none is left. After each, the area must work, and nothing may have leaked.
#include "walk.h"

int main(int, char** argv) {
  const Area* area = prepare(argv[1], argv[5]);
  const int set = std::atoi(argv[2]), code = std::atoi(argv[3]);
  const Layer layer(argv[4]);
  if (area == nullptr || layer.library == nullptr) return 2;
  const auto lift = [&] {
    layer.arm(0, 0, 0);
    return layer.hit();
  };
  return walk(*area, layer, [&](std::int64_t n) { layer.arm(set, n, code); }, lift, [](std::int64_t) { return 1; });
}
