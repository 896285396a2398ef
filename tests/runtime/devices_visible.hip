// The devices that a process sees: each one's UUID and PCI bus id, and the choice among them.
#include "show.h"

int main() {
  int count = 0;
  show("result", hipGetDeviceCount(&count));
  show("count", count);
  for (int i = 0; i < count; ++i) {
    hipUUID uuid;
    char id[32];
    int device = -1;
    HIP(hipDeviceGetUuid(&uuid, i));
    std::printf("uuid.%d=", i);
    for (const char byte : uuid.bytes) std::printf("%02x", static_cast<unsigned char>(byte));
    HIP(hipDeviceGetPCIBusId(id, sizeof id, i));
    HIP(hipDeviceGetByPCIBusId(&device, id));
    std::printf("\npci.%d=%d\n", i, device);
  }
  if (count < 2) return 0;
  std::uint32_t type = 0, hops = 0;
  HIP(hipExtGetLinkTypeAndHopCount(0, 1, &type, &hops));
  show("link", type);
  show("hops", hops);
  int access = -1, can = -2;
  HIP(hipDeviceGetP2PAttribute(&access, hipDevP2PAttrAccessSupported, 0, 1));
  HIP(hipDeviceCanAccessPeer(&can, 0, 1));
  show("p2p", access == can);
  hipDeviceProp_t wanted{};
  int chosen = -1;
  HIP(hipGetDeviceProperties(&wanted, 1));
  HIP(hipChooseDevice(&chosen, &wanted));
  show("choose", chosen);
  wanted.multiProcessorCount = 1 << 30;
  HIP(hipChooseDevice(&chosen, &wanted));
  show("choose.none", chosen);
  return 0;
}
