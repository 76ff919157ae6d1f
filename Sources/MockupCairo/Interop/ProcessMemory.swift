import CMockupCairo

/// Memory settings of this process.
public enum ProcessMemory {
  /// The size in bytes from which blocks are mapped separately and returned to the system when freed.
  private static let largeBlock: Int32 = 4 << 20
  /// The free space in bytes kept at the end of the heap.
  private static let reserve: Int32 = 16 << 20

  /// Keeps long-running processes from growing with their largest images.
  ///
  /// By default, glibc raises the mapping threshold when a large block is freed. Later large blocks then come from the
  /// heap, where blocks behind them keep their memory from returning to the system. With other C libraries, this method
  /// has no effect.
  public static func returnLargeBlocks() { ccp_set_heap(largeBlock, reserve) }
}
