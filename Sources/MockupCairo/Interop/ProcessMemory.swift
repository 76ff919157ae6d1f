import CMockupCairo

/// How this process takes memory from the system.
public enum ProcessMemory {
  /// What is taken by itself and given back at once, in bytes.
  private static let largeBlock: Int32 = 4 << 20
  /// What is kept at the end of the heap, in bytes.
  private static let reserve: Int32 = 16 << 20

  /// Keeps a process that draws for a long time from growing with its largest pictures.
  ///
  /// glibc takes ever larger blocks from its heap once they were freed, where what stands behind them keeps them from the
  /// system. Does nothing with other C libraries.
  public static func returnLargeBlocks() { ccp_set_heap(largeBlock, reserve) }
}
