"""Intel's products that the drivers offer in their capture mode."""

from dataclasses import dataclass

# File names, as the loader takes them.
CURRENT = "libze_intel_gpu.so.1"
LEGACY = "libze_intel_gpu_legacy1.so.1"


@dataclass(frozen=True)
class Product:
    """A product by the driver's name for it.

    units: its slices, subslices of a slice and execution units of a subslice; without them the
    driver offers a device that has none. driver: Debian sid's driver for the product.
    """

    name: str
    units: str
    driver: str = CURRENT


PRODUCTS = (
    Product("skl", "3x3x8", LEGACY),
    Product("kbl", "3x3x8", LEGACY),
    Product("icllp", "1x8x8", LEGACY),
    Product("tgllp", "1x6x16"),
    Product("rkl", "1x2x16"),
    Product("adls", "1x2x16"),
    Product("adlp", "1x6x16"),
    Product("dg1", "1x6x16"),
    Product("dg2", "8x4x16"),
    Product("pvc", "8x8x8"),
    Product("mtl", "2x4x16"),
    Product("arl", "2x4x16"),
    Product("lnl", "2x4x8"),
    Product("bmg", "5x4x8"),
    Product("ptl", "4x4x8"),
)
# Those that Debian 12's driver (22.43, API 1.3) offers too.
OLD = ("skl", "kbl", "icllp", "tgllp", "rkl", "adls", "dg1", "dg2", "pvc")


def environment(product: Product, devices: int = 1) -> dict[str, str]:
    """The variables that make the drivers offer so many of the product's devices."""
    return {
        "NEOReadDebugKeys": "1",
        # The receiver of command streams that writes them to a file.
        "SetCommandStreamReceiver": "1",
        "AUBDumpCaptureFileName": "/dev/null",
        # Debian builds the newer drivers without the library that writes that file.
        "UseAubStream": "0",
        # The receiver has no memory for heaps at a fixed address, which products since dg2 use.
        "UseExternalAllocatorForSshAndDsh": "0",
        "ProductFamilyOverride": product.name,
        "HardwareInfoOverride": product.units,
        "CreateMultipleRootDevices": str(devices),
        "NEO_CACHE_PERSISTENT": "0",
    }
