/// What resolving documents took from files.
public struct ResolveUses: Hashable, Sendable {
  /// The user's own symbol files, by name without ending.
  public var symbols: [String: [UInt8]] = [:]
  /// The paths of images, as documents write them.
  public var images: Set<String> = []

  /// No files.
  public init() {}
}
