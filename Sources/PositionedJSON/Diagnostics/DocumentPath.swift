/// The path from the root of a document to a value, such as `menu.items[2].title`.
public struct DocumentPath: Hashable, Sendable {
  /// A step of a path.
  public enum Step: Hashable, Sendable {
    case key(String)
    /// An element of a list, from 0.
    case index(Int)
  }

  /// The steps from the root.
  public private(set) var steps: [Step]

  /// Creates a path; no steps lead to the root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  public static let root = DocumentPath()

  /// Returns the path of a member.
  public func appending(_ key: String) -> DocumentPath {
    appending(.key(key))
  }

  /// Returns the path of an element.
  public func appending(_ index: Int) -> DocumentPath {
    appending(.index(index))
  }

  // One allocation per path: concatenating two arrays would take three, and each text and box has a path.
  private func appending(_ step: Step) -> DocumentPath {
    var path = self
    path.push(step)
    return path
  }

  /// Returns whether this path is `other` or leads through it.
  public func isInside(_ other: DocumentPath) -> Bool {
    steps.starts(with: other.steps)
  }

  package mutating func push(_ step: Step) {
    steps.append(step)
  }

  package mutating func pop() {
    _ = steps.popLast()
  }
}

extension DocumentPath: CustomStringConvertible {
  /// The path as text, such as `menu.items[2].title`; empty for the root.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key):
        if !text.isEmpty { text += "." }
        text += Self.isPlain(key) ? key : Quotation.of(key)
      case .index(let index):
        text += "[\(index)]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: $0 >= 0x80
        }
      }
  }
}
