import MockupCairo

/// Memory management of long-running processes.
public enum WorkerMemory {
  /// Makes the allocator return freed large blocks to the system. Call before starting threads.
  ///
  /// The setting affects the whole process, so only programs call it, never this library.
  public static func returnLargeBlocks() { ProcessMemory.returnLargeBlocks() }
}
