import MockupCairo

/// The memory of programs that draw for a long time.
public enum WorkerMemory {
  /// Has large blocks of memory given back to the system when they are let go; to be called before threads are started.
  ///
  /// It changes how the whole process takes memory, so it is for programs to call, and nothing in this library does.
  public static func returnLargeBlocks() { ProcessMemory.returnLargeBlocks() }
}
