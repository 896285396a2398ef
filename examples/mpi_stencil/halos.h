// Three ways for processes to exchange the rows at the edges of their bands.
#pragma once

#include <mpi.h>

#include <memory>
#include <string>

#include "../common/band.h"

// The processes of a grid; the band of each is below that of the process before it.
struct Ranks {
  explicit Ranks(MPI_Comm members) : comm(members) {
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    above = rank == 0 ? MPI_PROC_NULL : rank - 1;
    below = rank == size - 1 ? MPI_PROC_NULL : rank + 1;
  }
  // Sends the neighbour above `up` and the one below `down`, and gets theirs.
  void swap(const void* up, const void* down, void* from_above, void* from_below, int bytes) const {
    MPI_Sendrecv(up, bytes, MPI_BYTE, above, 0, from_below, bytes, MPI_BYTE, below, 0, comm,
                 MPI_STATUS_IGNORE);
    MPI_Sendrecv(down, bytes, MPI_BYTE, below, 1, from_above, bytes, MPI_BYTE, above, 1, comm,
                 MPI_STATUS_IGNORE);
  }
  MPI_Comm comm;
  int rank = 0, size = 0, above = 0, below = 0;
};

class Halos {
 public:
  virtual ~Halos() = default;
  // Between the band's begin_step() and end_step().
  virtual void exchange(Band& band) = 0;
};

// Through pinned memory of the host: for every MPI library.
class HostHalos : public Halos {
 public:
  HostHalos(const Ranks& ranks, const Band& band) : ranks_(ranks) {
    for (float*& row : rows_) HIP_CHECK(hipHostMalloc(&row, band.row_bytes(), 0));
  }
  ~HostHalos() override {
    for (float* row : rows_) HIP_CHECK(hipHostFree(row));
  }
  void exchange(Band& band) override {
    const auto& [up, down, from_above, from_below] = rows_;
    copy(band, up, band.memory() + band.next(1));
    copy(band, down, band.memory() + band.next(band.rows()));
    HIP_CHECK(hipStreamSynchronize(band.edges()));
    ranks_.swap(up, down, from_above, from_below, static_cast<int>(band.row_bytes()));
    if (ranks_.above != MPI_PROC_NULL) copy(band, band.memory() + band.next(0), from_above);
    if (ranks_.below != MPI_PROC_NULL)
      copy(band, band.memory() + band.next(band.rows() + 1), from_below);
  }

 private:
  static void copy(Band& band, float* to, const float* from) {
    HIP_CHECK(hipMemcpyAsync(to, from, band.row_bytes(), hipMemcpyDefault, band.edges()));
  }
  const Ranks& ranks_;
  float* rows_[4] = {};
};

// By an MPI library that takes addresses of the device's memory.
class DeviceHalos : public Halos {
 public:
  explicit DeviceHalos(const Ranks& ranks) : ranks_(ranks) {}
  void exchange(Band& band) override {
    HIP_CHECK(hipStreamSynchronize(band.edges()));
    float* memory = band.memory();
    const int rows = band.rows();
    ranks_.swap(memory + band.next(1), memory + band.next(rows), memory + band.next(0),
                memory + band.next(rows + 1), static_cast<int>(band.row_bytes()));
  }

 private:
  const Ranks& ranks_;
};

// By copies from device to device: each process writes into its neighbours' memory. A process that
// begins a step has its neighbours' word that they have read what the step overwrites.
class SharedHalos : public Halos {
 public:
  SharedHalos(const Ranks& ranks, const Band& band) : ranks_(ranks) {
    hipIpcMemHandle_t own, above, below;
    HIP_CHECK(hipIpcGetMemHandle(&own, band.memory()));
    ranks_.swap(&own, &own, &above, &below, sizeof own);
    if (ranks_.above != MPI_PROC_NULL) above_ = open(above);
    if (ranks_.below != MPI_PROC_NULL) below_ = open(below);
  }
  ~SharedHalos() override {
    for (float* memory : {above_, below_})
      if (memory != nullptr) HIP_CHECK(hipIpcCloseMemHandle(memory));
    MPI_Barrier(ranks_.comm);  // nobody frees what another has open
  }
  void exchange(Band& band) override {
    if (above_ != nullptr) copy(band, above_ + band.next(band.rows() + 1), band.next(1));
    if (below_ != nullptr) copy(band, below_ + band.next(0), band.next(band.rows()));
    HIP_CHECK(hipStreamSynchronize(band.edges()));
    ranks_.swap(nullptr, nullptr, nullptr, nullptr, 0);
  }

 private:
  static float* open(hipIpcMemHandle_t handle) {
    void* memory = nullptr;
    HIP_CHECK(hipIpcOpenMemHandle(&memory, handle, hipIpcMemLazyEnablePeerAccess));
    return static_cast<float*>(memory);
  }
  static void copy(Band& band, float* to, size_t row) {
    HIP_CHECK(
        hipMemcpyAsync(to, band.memory() + row, band.row_bytes(), hipMemcpyDefault, band.edges()));
  }
  const Ranks& ranks_;
  float *above_ = nullptr, *below_ = nullptr;
};

// Null if there is no such way.
inline std::unique_ptr<Halos> make_halos(const std::string& way, const Ranks& ranks,
                                         const Band& band) {
  if (way == "host") return std::make_unique<HostHalos>(ranks, band);
  if (way == "device") return std::make_unique<DeviceHalos>(ranks);
  if (way == "ipc") return std::make_unique<SharedHalos>(ranks, band);
  return nullptr;
}
