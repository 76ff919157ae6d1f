/// An element of an XML document.
package struct XMLNode: Sendable {
  /// Its name, as in `menuItem`.
  package var name: String
  /// Its attributes, by name.
  package var attributes: [String: String]
  /// The text between its tags, that of elements inside aside.
  package var text = ""
  /// The elements inside it, in order.
  package var children: [XMLNode]
  /// Where its tag begins, in bytes.
  package var offset: Int

  package init(name: String, attributes: [String: String], children: [XMLNode] = [], offset: Int) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.offset = offset
  }

  /// The value of an attribute.
  package subscript(_ name: String) -> String? { attributes[name] }

  /// The first element inside of a name.
  package func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// The first element inside that plays a role of its parent, which the attribute `key` names.
  package func child(key: String, _ name: String? = nil) -> XMLNode? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// Whether an attribute says yes.
  package func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
}
