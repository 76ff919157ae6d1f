import PositionedXML

/// An XML property list, as far as string tables need it.
struct PropertyList {
  struct Value {
    indirect enum Content {
      /// A string, number, or date.
      case text(String)
      /// In file order.
      case members([Member])
      /// In file order.
      case elements([Value])
    }

    var content: Content
    var location: FileLocation

    subscript(_ key: String) -> Value? {
      guard case .members(let members) = content else { return nil }
      return members.first { $0.key == key }?.value
    }
  }

  struct Member {
    var key: String
    var value: Value
  }

  var members: [Member]

  /// Reads a file whose root is a dictionary.
  static func read(_ source: SourceText) throws(SourceText.Unreadable) -> PropertyList {
    let document = try XMLDocument(source)
    let root = document.root
    let node = root.name == "plist" ? root.children.first : root
    guard let node, node.name == "dict" else {
      throw SourceText.Unreadable(
        "expected <dict>, found <\((node ?? root).name)>", at: document.location(of: node ?? root))
    }
    let value = try value(of: node, in: document)
    guard case .members(let members) = value.content else { return PropertyList(members: []) }
    return PropertyList(members: members)
  }

  private static func value(of node: XMLNode, in document: XMLDocument) throws(SourceText.Unreadable) -> Value {
    let location = document.location(of: node)
    switch node.name {
    case "string", "integer", "real", "date": return Value(content: .text(node.text), location: location)
    case "true", "false": return Value(content: .text(node.name), location: location)
    case "array":
      var elements: [Value] = []
      for child in node.children { elements.append(try value(of: child, in: document)) }
      return Value(content: .elements(elements), location: location)
    case "dict":
      var members: [Member] = []
      var children = node.children[...]
      while let key = children.popFirst() {
        guard key.name == "key", let next = children.popFirst() else {
          throw SourceText.Unreadable(
            "expected <key> and a value", at: document.location(of: key))
        }
        members.append(Member(key: key.text, value: try value(of: next, in: document)))
      }
      return Value(content: .members(members), location: location)
    default:
      throw SourceText.Unreadable(
        "expected <string> or <dict>, found <\(node.name)>", at: location)
    }
  }
}
