/// An element of an XML document.
package struct XMLNode: Sendable {
  package struct Attribute: Sendable {
    package var name: String
    package var value: String
    /// The offset of the name, in bytes.
    package var offset: Int

    package init(name: String, value: String, offset: Int) {
      self.name = name
      self.value = value
      self.offset = offset
    }
  }

  package let name: String
  package var attributes: [Attribute]
  /// The text between the tags, without that of child elements.
  package var text = ""
  package var children: [XMLNode]
  /// The offset of the start tag, in bytes.
  package let offset: Int

  package init(name: String, attributes: [Attribute] = [], children: [XMLNode] = [], offset: Int) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.offset = offset
  }

  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  package subscript(_ name: String) -> String? {
    get { attribute(name)?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append(Attribute(name: name, value: newValue, offset: offset)) }
    }
  }

  package func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// Returns the first child whose attribute `key` has this value. The attribute names a property of the parent.
  package func child(key: String, _ name: String? = nil) -> XMLNode? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// Returns whether an attribute is `YES`.
  package func isSet(_ name: String) -> Bool { self[name] == "YES" }
}
