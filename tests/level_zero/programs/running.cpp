// The driver executes commands rightly.
#include "sections.h"

SECTION(addition) {
  Setup setup;
  constexpr std::uint32_t kCount = 1000;
  auto *a = setup.shared<float>(kCount), *b = setup.shared<float>(kCount), *sum = setup.onDevice<float>(kCount);
  for (std::uint32_t i = 0; i < kCount; ++i) a[i] = static_cast<float>(i), b[i] = 2;
  auto kernel = setup.kernel("add");
  works(zeKernelSetGroupSize(kernel, 100, 1, 1));
  set(kernel, 0, a);
  set(kernel, 1, b);
  set(kernel, 2, sum);
  auto list = setup.immediate();
  auto pool = setup.pool(1);
  auto event = Setup::event(pool, 0);
  const ze_group_count_t groups{10, 1, 1};
  works(zeCommandListAppendLaunchKernel(list, kernel, &groups, nullptr, 0, nullptr));
  works(zeCommandListAppendBarrier(list, nullptr, 0, nullptr));
  std::vector<float> result(kCount);
  works(zeCommandListAppendMemoryCopy(list, result.data(), sum, kCount * sizeof(float), event, 0, nullptr));
  works(zeEventHostSynchronize(event, kForEver));
  int wrong = 0;
  for (std::uint32_t i = 0; i < kCount; ++i) wrong += result[i] != static_cast<float>(i) + 2;
  gives(0, wrong);
  for (void* each : {a, b, sum}) setup.release(each);
  works(zeEventDestroy(event));
  works(zeEventPoolDestroy(pool));
  works(zeCommandListDestroy(list));
  setup.end();
}
