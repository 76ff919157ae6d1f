internal import Synchronization

/// What a piece of work says and writes, where that is not for standard output and standard error.
public final class CapturedOutput: Sendable {
  /// The most bytes that are kept: more nobody reads, and a picture may be among them.
  private static let capacity = 1 << 20

  private let bytes = Mutex<[UInt8]>([])

  /// Output of nothing so far.
  public init() {}

  /// Adds what was said.
  public func append(_ addition: some Sequence<UInt8>) {
    bytes.withLock { bytes in
      guard bytes.count < Self.capacity else { return }
      bytes += addition.prefix(Self.capacity - bytes.count)
    }
  }

  /// All that was said; what is no UTF-8 is replaced.
  public var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
