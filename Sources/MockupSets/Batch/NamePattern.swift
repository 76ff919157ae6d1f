/// A name with `*` for any characters and `?` for one.
public struct NamePattern: Hashable, Sendable {
  /// The pattern, as it was written.
  public let text: String
  private let scalars: [Unicode.Scalar]

  /// A pattern as it is written.
  public init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// Whether anything in it is a place for other characters.
  public var isPattern: Bool { scalars.contains { $0 == "*" || $0 == "?" } }

  /// Whether a name is one that the pattern stands for.
  public func matches(_ name: String) -> Bool {
    let name = Array(name.unicodeScalars)
    var (place, step) = (0, 0)
    // Where to go on when the last star has to take one more character.
    var retry: (place: Int, step: Int)?
    while place < name.count {
      if step < scalars.count, scalars[step] == "*" {
        step += 1
        retry = (place, step)
      } else if step < scalars.count, scalars[step] == "?" || scalars[step] == name[place] {
        place += 1
        step += 1
      } else if let last = retry {
        retry = (last.place + 1, last.step)
        (place, step) = (last.place + 1, last.step)
      } else {
        return false
      }
    }
    return scalars[step...].allSatisfy { $0 == "*" }
  }

  /// Whether the name of a file is one that the pattern stands for: of a hidden file only where it begins with a point.
  package func matchesFile(_ name: String) -> Bool {
    (name.unicodeScalars.first != "." || scalars.first == ".") && matches(name)
  }
}
