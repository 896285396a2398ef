#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kCount = 1 << 20;
  static constexpr unsigned kThreads = 256;
  static constexpr float kRate = 0.02f, kVolatility = 0.3f;
  std::vector<float> stock = uniform(1, kCount, 5, 30), strike = uniform(2, kCount, 5, 30),
                     years = uniform(3, kCount, 0.25f, 10);
  Buffer<float> dstock{device, stock}, dstrike{device, strike}, dyears{device, years};
  Buffer<float> dcall{device, kCount}, dput{device, kCount};

  void step() {
    device.launch(KERNEL(black_scholes), {kCount / kThreads}, {kThreads}, dcall, dput, dstock, dstrike, dyears, kRate,
                  kVolatility, kCount);
  }

  void check(Check& check) {
    const std::vector<float> call = dcall.read(kCount), put = dput.read(kCount);
    const auto normal = [](double x) { return 0.5 * std::erfc(-x * std::sqrt(0.5)); };
    for (int i = 0; i < kCount; i += 7) {
      const double deviation = kVolatility * std::sqrt(years[i]);
      const double d1 =
          (std::log(static_cast<double>(stock[i]) / strike[i]) + (kRate + 0.5 * kVolatility * kVolatility) * years[i]) /
          deviation;
      const double d2 = d1 - deviation, discounted = strike[i] * std::exp(-static_cast<double>(kRate) * years[i]);
      check.close(call[i], stock[i] * normal(d1) - discounted * normal(d2), 2e-5);
      check.close(put[i], discounted * normal(-d2) - stock[i] * normal(-d1), 2e-5);
    }
  }
};
