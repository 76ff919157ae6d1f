package struct XMLNode: Sendable {
  package var name: String
  package var attributes: [String: String]
  /// The text between the tags, without that of child elements.
  package var text = ""
  package var children: [XMLNode]
  /// The offset of the start tag, in bytes.
  package var offset: Int

  package init(name: String, attributes: [String: String], children: [XMLNode] = [], offset: Int) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.offset = offset
  }

  package subscript(_ name: String) -> String? { attributes[name] }

  package func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// Returns the first child whose attribute `key` has this value. The attribute names a property of the parent.
  package func child(key: String, _ name: String? = nil) -> XMLNode? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// Returns whether an attribute is `YES`.
  package func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
}
