internal import Synchronization

/// Output of a piece of work that does not go to standard output and standard error.
public final class CapturedOutput: Sendable {
  /// The limit in bytes; messages are far shorter, but output may contain an image.
  private static let capacity = 1 << 20

  private let bytes = Mutex<[UInt8]>([])

  /// Creates an empty output.
  public init() {}

  /// Appends bytes; those beyond the capacity are dropped.
  public func append(_ addition: some Sequence<UInt8>) {
    bytes.withLock { bytes in
      guard bytes.count < Self.capacity else { return }
      bytes += addition.prefix(Self.capacity - bytes.count)
    }
  }

  /// The captured output as text; invalid UTF-8 is replaced.
  public var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
