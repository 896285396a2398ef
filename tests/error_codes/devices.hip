// Devices by number, their properties and limits.
#include "refuses.h"

int main() {
  refuses(hipErrorInvalidValue, hipInit(1));
  return refusals::result();
}
