#include <cmath>

struct Body;

static void nbody(const Body* bodies, Body* accelerations, float softening, int count) {
  struct Vector {
    float x, y, z, w;
  };
  const auto* from = reinterpret_cast<const Vector*>(bodies);
  auto* to = reinterpret_cast<Vector*>(accelerations);
#pragma omp parallel for
  for (int i = 0; i < count; ++i) {
    const Vector here = from[i];
    float sum_x = 0, sum_y = 0, sum_z = 0;
#pragma omp simd reduction(+ : sum_x, sum_y, sum_z)
    for (int j = 0; j < count; ++j) {
      const float x = from[j].x - here.x, y = from[j].y - here.y, z = from[j].z - here.z;
      const float inverse = 1 / std::sqrt(x * x + y * y + z * z + softening);
      const float weight = from[j].w * inverse * inverse * inverse;
      sum_x += weight * x;
      sum_y += weight * y;
      sum_z += weight * z;
    }
    to[i] = {sum_x, sum_y, sum_z, 0};
  }
}
