// The features of its device that a program sees.
#include "../runtime/show.h"

static void attribute(const char* name, hipDeviceAttribute_t which) {
  int value = -1;
  HIP(hipDeviceGetAttribute(&value, which, 0));
  show(name, value);
}

int main() {
  hipDeviceProp_t p;
  HIP(hipGetDeviceProperties(&p, 0));
  show("doubles", static_cast<int>(p.arch.hasDoubles));
  show("ratio", p.singleToDoublePrecisionPerfRatio > 0);
  show("int64_atomics", static_cast<int>(p.arch.hasGlobalInt64Atomics & p.arch.hasSharedInt64Atomics));
  show("ballot", static_cast<int>(p.arch.hasWarpBallot));
  show("vote", static_cast<int>(p.arch.hasWarpVote));
  show("shuffle", static_cast<int>(p.arch.hasWarpShuffle));
  attribute("managed", hipDeviceAttributeManagedMemory);
  attribute("pageable", hipDeviceAttributePageableMemoryAccess);
  attribute("host_atomics", hipDeviceAttributeHostNativeAtomicSupported);
  attribute("register", hipDeviceAttributeHostRegisterSupported);
  int least = -9, most = -9;
  HIP(hipDeviceGetStreamPriorityRange(&least, &most));
  show("priorities", least - most);
  return 0;
}
