// A heat equation on several GPUs, with a process of MPI for each. The processes check a small
// grid, then measure how the time of a step grows with their number, at equal work for each.
//
//   OMPI_CXX=hipspv-cc mpicxx -O2 main.hip -o mpi_stencil
//   mpirun -n 2 ./mpi_stencil [host|device|ipc] [<n> for n x n cells a GPU] [<steps>]
//
// OMPI_CXX takes no path with a space. hipspv-cc takes the wrapper's options instead:
//
//   hipspv-cc -O2 main.hip $(mpicxx --showme:compile) $(mpicxx --showme:link) -o mpi_stencil
//
// Halos go through the host, or as addresses of the device's memory where MPI takes these.
#if __has_include(<mpi-ext.h>)
#include <mpi.h>
// mpi-ext.h needs what mpi.h declares.
#include <mpi-ext.h>
#endif

#include "halos.h"

namespace {

bool takes_device_memory() {
#ifdef MPIX_CUDA_AWARE_SUPPORT
  return MPIX_Query_cuda_support() == 1;
#else
  return false;
#endif
}

// Selects the GPU of this process: the GPUs of a machine are assigned round-robin.
hipDeviceProp_t select_device() {
  MPI_Comm machine;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
  int rank = 0, devices = 0;
  MPI_Comm_rank(machine, &rank);
  MPI_Comm_free(&machine);
  HIP_CHECK(hipGetDeviceCount(&devices));
  HIP_CHECK(hipSetDevice(rank % devices));
  hipDeviceProp_t properties;
  HIP_CHECK(hipGetDeviceProperties(&properties, rank % devices));
  return properties;
}

void run(Band& band, Halos& halos, int steps) {
  for (int step = 0; step < steps; ++step) {
    band.begin_step();
    halos.exchange(band);
    band.end_step();
  }
}

// The number of wrong cells of a small grid, on rank 0.
int check(const Ranks& ranks, const std::string& way, int rows, int columns, int steps) {
  Band band(ranks.rank, ranks.size, rows, columns);
  const auto halos = make_halos(way, ranks, band);
  run(band, *halos, steps);
  const std::vector<float> own = band.read();
  const int cells = static_cast<int>(own.size());
  std::vector<float> grid(ranks.rank == 0 ? own.size() * ranks.size : 0);
  MPI_Gather(own.data(), cells, MPI_FLOAT, grid.data(), cells, MPI_FLOAT, 0, ranks.comm);
  return ranks.rank == 0 ? wrong_cells(grid, rows * ranks.size, columns, steps) : 0;
}

// The seconds that a step of n x n cells for each rank takes.
double measure(const Ranks& ranks, const std::string& way, int n, int steps) {
  Band band(ranks.rank, ranks.size, n, n);
  const auto halos = make_halos(way, ranks, band);
  run(band, *halos, 3);
  MPI_Barrier(ranks.comm);
  const double begin = MPI_Wtime();
  run(band, *halos, steps);
  MPI_Barrier(ranks.comm);
  return (MPI_Wtime() - begin) / steps;
}

// Prints a line for 1, 2, 4 ... and all ranks.
void measure_scaling(const Ranks& all, const std::string& way, int n, int steps) {
  double alone = 0;
  for (int count = 1;; count = 2 * count < all.size ? 2 * count : all.size) {
    MPI_Comm part;
    MPI_Comm_split(all.comm, all.rank < count ? 0 : MPI_UNDEFINED, all.rank, &part);
    if (part != MPI_COMM_NULL) {
      const double seconds = measure(Ranks(part), way, n, steps);
      if (count == 1) alone = seconds;
      if (all.rank == 0)
        std::printf("%d ranks of %d x %d cells: %.3f ms a step, %.2f Gcells/s, efficiency %.2f\n",
                    count, n, n, 1e3 * seconds, 1e-9 * count * n * n / seconds, alone / seconds);
      MPI_Comm_free(&part);
    }
    MPI_Barrier(all.comm);
    if (count == all.size) return;
  }
}

int fail(const char* text) {
  std::fprintf(stderr, "mpi_stencil: %s\n", text);
  return 2;
}

int run_program(int argc, char** argv) {
  const hipDeviceProp_t device = select_device();
  const bool addresses = takes_device_memory() || device.integrated != 0;
  const std::string way = argc > 1 ? argv[1] : takes_device_memory() ? "device" : "host";
  const int n = argc > 2 ? std::atoi(argv[2]) : 256, steps = argc > 3 ? std::atoi(argv[3]) : 20;
  if ((way != "host" && way != "device" && way != "ipc") || n < 3 || steps < 1)
    return fail("the arguments are host, device or ipc; 3 cells or more; 1 step or more");
  if (way == "device" && !addresses)
    return fail("this MPI library doesn't take addresses of the GPU's memory: use host or ipc");

  const Ranks all(MPI_COMM_WORLD);
  const int rows = 48, columns = 200, checked = 40;
  const int wrong = check(all, way, rows, columns, checked);
  measure_scaling(all, way, n, steps);
  if (all.rank == 0)
    std::printf("%d ranks, halos by %s, %d steps of %d x %d cells, %d wrong\n", all.size,
                way.c_str(), checked, rows * all.size, columns, wrong);
  return wrong == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const int status = run_program(argc, argv);
  MPI_Finalize();
  return status;
}
