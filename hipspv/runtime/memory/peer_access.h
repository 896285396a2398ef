// Access of the program's devices to each other's memory.
#pragma once

namespace hipspv {

class Device;

// True if kernels of the device reach the other one's memory, or can be allowed to. Throws hipspv::Error.
bool canReach(const Device& device, const Device& peer);

// hipDeviceEnablePeerAccess and hipDeviceDisablePeerAccess. They throw hipErrorPeerAccessUnsupported,
// hipErrorPeerAccessAlreadyEnabled and hipErrorPeerAccessNotEnabled.
void enablePeer(Device& device, const Device& peer);
void disablePeer(Device& device, const Device& peer);

// For memory that the program shares with the device by other calls. Twice is no error.
void allowPeer(const Device& device, const Device& peer);

}  // namespace hipspv
