// No device is visible.
#include "refuses.h"

int main() {
  int count = -1;
  unsigned flags;
  refuses(hipErrorNoDevice, hipGetDeviceCount(&count));
  refuses(hipErrorNoDevice, hipInit(0));
  refuses(hipErrorNoDevice, hipSetDevice(0));
  refuses(hipErrorNoDevice, hipGetDevice(&count));
  refuses(hipErrorNoDevice, hipSetDeviceFlags(hipDeviceScheduleAuto));
  refuses(hipErrorNoDevice, hipGetDeviceFlags(&flags));
  refuses(hipErrorNoDevice, hipDeviceSynchronize());
  return refusals::result();
}
