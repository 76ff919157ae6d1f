/// The way from the root of a document to one of its values, written as `menu.items[2].title`.
public struct DocumentPath: Hashable, Sendable {
  /// One step of the way.
  public enum Step: Hashable, Sendable {
    /// Into the member of an object.
    case key(String)
    /// Into the element of a list, from 0.
    case index(Int)
  }

  /// The steps from the root on.
  public private(set) var steps: [Step]

  /// A way of the given steps; none lead to the root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The way to the root.
  public static let root = DocumentPath()

  /// The way to a member of the object that this one leads to.
  public func appending(_ key: String) -> DocumentPath {
    appending(.key(key))
  }

  /// The way to an element of the list that this one leads to.
  public func appending(_ index: Int) -> DocumentPath {
    appending(.index(index))
  }

  // Every text and box has its way: it is made in one list, where a sum of two would take three.
  private func appending(_ step: Step) -> DocumentPath {
    var path = self
    path.push(step)
    return path
  }

  /// Whether this way leads to, or through, the value that `other` leads to.
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
  /// The way as people write it: `menu.items[2].title`; empty for the root.
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
