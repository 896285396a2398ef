// Kernels for the tests of the driver.
kernel void add(global const float* a, global const float* b, global float* sum) {
  size_t i = get_global_id(0);
  sum[i] = a[i] + b[i];
}

struct Three {
  char first;
  int second;
  double third;
};

kernel void values(global int* out, char c, long l, struct Three three, float4 v) {
  out[0] = c;
  out[1] = (int)l;
  out[2] = three.first + three.second + (int)three.third;
  out[3] = (int)(v.x + v.w);
}

// Reverses each group's values.
kernel void reverse(global int* data, local int* scratch) {
  size_t i = get_local_id(0), n = get_local_size(0);
  scratch[i] = data[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  data[get_global_id(0)] = scratch[n - 1 - i];
}

// A step of a sequence: later ones need the earlier ones' results.
kernel void step(global int* value, int factor, int addend) { *value = *value * factor + addend; }

kernel __attribute__((reqd_work_group_size(4, 2, 1))) void fixed_size(global int* out) {
  out[get_global_linear_id()] = (int)get_local_size(1);
}

// Each group waits for all the others.
kernel void meet(volatile global int* arrived, global int* out) {
  if (get_local_id(0) == 0) {
    atomic_inc(arrived);
    while (atomic_or(arrived, 0) < (int)get_num_groups(0)) {
    }
    out[get_group_id(0)] = 1;
  }
}

// Follows a pointer that it finds in memory.
kernel void follow(global int* global* place, int value) { **place = value; }
