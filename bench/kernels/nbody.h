#include "problem.h"

struct Body {
  float x, y, z, mass;
};

struct Problem {
  Device& device;
  static constexpr int kCount = 4096;
  static constexpr unsigned kThreads = 256;
  static constexpr float kSoftening = 1e-3f;
  std::vector<Body> bodies = random_bodies();
  Buffer<Body> dbodies{device, bodies}, daccelerations{device, kCount};

  void step() {
    device.launch(KERNEL(nbody), {kCount / kThreads}, {kThreads}, dbodies, daccelerations, kSoftening, kCount);
  }

  void check(Check& check) {
    const std::vector<Body> found = daccelerations.read(kCount);
    for (int i = 0; i < kCount; i += 61) {
      const Body& here = bodies[i];
      double x = 0, y = 0, z = 0;
      for (const Body& other : bodies) {
        const double dx = other.x - here.x, dy = other.y - here.y, dz = other.z - here.z;
        const double weight = other.mass / std::pow(dx * dx + dy * dy + dz * dz + kSoftening, 1.5);
        x += weight * dx;
        y += weight * dy;
        z += weight * dz;
      }
      check.close(found[i].x, x, 1e-4);
      check.close(found[i].y, y, 1e-4);
      check.close(found[i].z, z, 1e-4);
    }
  }

 private:
  static std::vector<Body> random_bodies() {
    Random random(1);
    std::vector<Body> bodies(kCount);
    for (Body& body : bodies)
      body = {random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(0.5f, 1) / kCount};
    return bodies;
  }
};
