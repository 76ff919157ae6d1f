/// An element of an XML document.
struct XMLNode: Sendable {
  /// Its name, as in `menuItem`.
  var name: String
  /// Its attributes, by name.
  var attributes: [String: String]
  /// The text between its tags, that of elements inside aside.
  var text = ""
  /// The elements inside it, in order.
  var children: [XMLNode] = []
  /// Where its tag begins, in bytes.
  var offset: Int

  /// The value of an attribute.
  subscript(_ name: String) -> String? { attributes[name] }

  /// The first element inside of a name.
  func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// The first element inside that plays a role of its parent, which the attribute `key` names.
  func child(key: String, _ name: String? = nil) -> XMLNode? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// Whether an attribute says yes.
  func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
}
