/// A pattern for names: `*` matches any characters, `?` matches one.
public struct NamePattern: Hashable, Sendable {
  /// The source of the pattern.
  public let text: String
  private let scalars: [Unicode.Scalar]

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// True if the pattern contains a wildcard.
  public var isPattern: Bool { scalars.contains { $0 == "*" || $0 == "?" } }

  /// Returns true if the whole name matches.
  public func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    var (position, step) = (0, 0)
    // The position to resume at when the last star must match one more character.
    var retry: (position: Int, step: Int)?
    while position < name.count {
      if step < scalars.count, scalars[step] == "*" {
        step += 1
        retry = (position, step)
      } else if step < scalars.count, scalars[step] == "?" || scalars[step] == name[position] {
        position += 1
        step += 1
      } else if let last = retry {
        retry = (last.position + 1, last.step)
        (position, step) = (last.position + 1, last.step)
      } else {
        return false
      }
    }
    return scalars[step...].allSatisfy { $0 == "*" }
  }

  /// Matches a hidden file only if the pattern begins with a period.
  package func matchesFile(_ name: String) -> Bool {
    (name.unicodeScalars.first != "." || scalars.first == ".") && matches(name)
  }
}
