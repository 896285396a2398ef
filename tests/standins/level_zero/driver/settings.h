// The environment variables of the test driver:
//   HIPSPV_TEST_OPENCL          the library of Intel's OpenCL runtime for CPUs
//   HIPSPV_TEST_ZE_DEVICES      the number of devices, 1
//   HIPSPV_TEST_ZE_SUB_DEVICES  of each device, 0
//   HIPSPV_TEST_ZE_API          the version of the API that the driver has, 1.13
//   HIPSPV_TEST_ZE_COPY_ENGINES the number of queues that only copy, 1
//   HIPSPV_TEST_ZE_SHUFFLE      a number: commands that may overtake each other do so, in an order that follows from it
//   HIPSPV_TEST_ZE_TIMER        the frequency of devices' timestamps in Hz, 19,200,000
//   HIPSPV_TEST_ZE_TIMER_START  the timestamp at the driver's start, 0
//   HIPSPV_TEST_ZE_PEERS        0: devices can't access each other's memory
//   HIPSPV_TEST_ZE_SYSTEM       1: kernels may use any memory of the host
//   HIPSPV_TEST_ZE_IPC          fd or pid: what a handle of memory has, a descriptor of a file that the caller must
//                               pass on, or also the process, so that the driver fetches the file; pid from API 1.13
//   HIPSPV_TEST_ZE_CLOSES       1: the driver closes the descriptors that it imports memory from, as Intel's do
//                               since 2026
//   HIPSPV_TEST_ZE_MEMORY       bytes of each device's memory
//   HIPSPV_TEST_ZE_SAME         1: the first device has the UUID of the OpenCL device
//   HIPSPV_TEST_ZE_LEAKS        set: objects that live at the process's end change its status
//   HIPSPV_TEST_ZE_LOG          a file, to which each call writes a line
//   HIPSPV_TEST_ZE_FAIL         function=result[,...]: the result of those calls, hexadecimal
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace test_driver {

struct Settings {
  std::string openCl;
  std::uint32_t devices = 1, subDevices = 0, api = 0, copyEngines = 1;
  std::optional<std::uint64_t> shuffle;
  std::uint64_t timerHz = 0, timerStart = 0;
  bool peers = true, system = false, leaks = false, ipcByProcess = false, closesImports = false, same = false;
  std::size_t memory = 0;  // 0: as the OpenCL device
  std::string log;
  std::map<std::string, std::uint32_t> failures;
};

const Settings& settings();

}  // namespace test_driver
