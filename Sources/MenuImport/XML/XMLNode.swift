struct XMLNode: Sendable {
  var name: String
  var attributes: [String: String]
  /// The direct text, without that of child elements.
  var text = ""
  var children: [XMLNode] = []
  /// The byte offset of the start tag.
  var offset: Int

  subscript(_ name: String) -> String? { attributes[name] }

  func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// The first child whose attribute `key` names its role in the parent.
  func child(key: String, _ name: String? = nil) -> XMLNode? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
}
