package import PositionedJSON

extension ImportedMenu {
  /// The paths of images.
  var imageReferences: Set<String> {
    var found = Set(button.compactMap { Self.reference(in: $0) })
    for item in items { item.addReferences(to: &found) }
    return found
  }

  /// The menu without images that cannot be shown.
  ///
  /// - Parameter problems: The reasons that images are left out, by reference.
  func withoutImages(_ problems: [String: String]) -> ImportedMenu {
    var menu = self
    if let problem = button.lazy.compactMap({ Self.reference(in: $0) }).compactMap({ problems[$0] }).first {
      let members = button.withoutImage
      menu = with(button: members.isEmpty ? ImportedImage.symbol(AppImage.placeholder).members : members)
      menu.placeholders.append(Placeholder(location: location, about: .symbol, text: "no image", reason: problem))
    }
    menu.items = items.map { $0.withoutImages(problems) }
    return menu
  }

  private static func reference(in member: (String, JSONNode)) -> String? {
    member.0 == "image" ? member.1.text : nil
  }
}

extension ImportedItem {
  fileprivate func addReferences(to found: inout Set<String>) {
    for case .image(.file(let path, _)) in attributes { found.insert(path) }
    for item in inner { item.addReferences(to: &found) }
  }

  fileprivate func withoutImages(_ problems: [String: String]) -> ImportedItem {
    var item = self
    item.attributes = attributes.filter { attribute in
      guard case .image(.file(let path, _)) = attribute, let problem = problems[path] else { return true }
      item.placeholders.append(Placeholder(location: location, about: .symbol, text: "no image", reason: problem))
      return false
    }
    item.inner = inner.map { $0.withoutImages(problems) }
    return item
  }

  /// The keys of the item as an alternate of another one, with its symbol but no image, and its notes.
  package var asAlternate: (members: [(String, JSONNode)], placeholders: [Placeholder]) {
    let known: Set = ["systemImage", "keyboardShortcut", "isDisabled"]
    let hasFile = attributes.contains { if case .image(.file) = $0 { true } else { false } }
    let note = Placeholder(
      location: location, about: .symbol, text: "no image", reason: "an alternate is shown without an image of the app")
    return (attributes.flatMap(\.members).filter { known.contains($0.0) }, placeholders + (hasFile ? [note] : []))
  }
}

extension JSONNode {
  /// The document with other paths of images; a neutral symbol replaces an image without a path.
  func replacingImages(_ paths: [String: String?]) -> JSONNode {
    if paths.isEmpty { return self }
    if let elements { return .array(elements.map { $0.replacingImages(paths) }) }
    guard let members else { return self }
    let path = self["image"]?.text.flatMap { paths[$0] }
    return JSONNode(
      .object(
        members.compactMap { member in
          var member = member
          switch (member.key.text, path) {
          case ("image", .some(let path?)): member.value = .string(path)
          case ("image", .some(nil)):
            member = JSONMember(key: JSONKey("systemImage"), value: .string(AppImage.placeholder))
          case ("imageRendering", .some(nil)): return nil
          default: member.value = member.value.replacingImages(paths)
          }
          return member
        }))
  }
}
