import PositionedJSON

extension ImportedMenu {
  /// The references to images of the app.
  var imageReferences: Set<String> {
    var found = Set(button.compactMap { Self.reference(in: $0) })
    for item in items { item.addReferences(to: &found) }
    return found
  }

  /// The menu with the images of the app as images instead of symbols.
  ///
  /// - Parameter problems: The reasons that images are left out, by reference.
  func showingImages(without problems: [String: String] = [:]) -> ImportedMenu {
    let members = button.compactMap { member -> (String, JSONNode)? in
      guard let reference = Self.reference(in: member) else { return member }
      return problems[reference] == nil ? ("image", .string(reference)) : nil
    }
    var menu = with(button: members)
    if let problem = button.lazy.compactMap({ Self.reference(in: $0) }).compactMap({ problems[$0] }).first {
      menu.placeholders.append(Placeholder(location: location, about: .symbol, text: "no image", reason: problem))
      if members.isEmpty { menu = menu.with(button: [("systemImage", .string(AppImage.placeholder))]) }
    }
    menu.items = items.map { $0.showingImages(without: problems) }
    return menu
  }

  private static func reference(in member: (String, JSONNode)) -> String? {
    guard member.0 == "systemImage" || member.0 == "image", let name = member.1.text, AppImage.isReference(name) else {
      return nil
    }
    return name
  }
}

extension ImportedItem {
  fileprivate func addReferences(to found: inout Set<String>) {
    for case .systemImage(let name) in attributes where AppImage.isReference(name) { found.insert(name) }
    for case .image(let name) in attributes where AppImage.isReference(name) { found.insert(name) }
    for item in inner { item.addReferences(to: &found) }
  }

  fileprivate func showingImages(without problems: [String: String]) -> ImportedItem {
    var item = self
    item.attributes = []
    for attribute in attributes {
      switch attribute {
      case .systemImage(let name), .image(let name):
        guard AppImage.isReference(name) else { break }
        if let problem = problems[name] {
          item.placeholders.append(Placeholder(location: location, about: .symbol, text: "no image", reason: problem))
        } else {
          item.attributes.append(.image(name))
        }
        continue
      case .alternate(let node):
        guard case let (plain, true) = node.withoutReferences else { break }
        item.attributes.append(.alternate(plain))
        item.placeholders.append(
          Placeholder(
            location: location, about: .symbol, text: "no image",
            reason: "an alternate is shown without an image of the app")
        )
        continue
      case .id, .standard, .value, .subtitle, .imageVisibility, .role, .isDisabled, .isHidden, .keyboardShortcut,
        .labelStyle, .indentationLevel, .dismissBehavior, .help, .accessibilityLabel, .requiresInput, .confirmation,
        .primaryAction, .isDynamic, .order, .layout, .tint, .badge:
        break
      }
      item.attributes.append(attribute)
    }
    if case .slider(let value, let range, let minimum, let maximum) = kind {
      let names = [minimum, maximum].map { $0.flatMap { AppImage.isReference($0) ? nil : $0 } }
      if names != [minimum, maximum] {
        item.kind = .slider(value: value, range: range, minimumSystemImage: names[0], maximumSystemImage: names[1])
        item.placeholders.append(
          Placeholder(
            location: location, about: .symbol, text: "no image", reason: "a slider is shown without images of the app")
        )
      }
    }
    item.inner = inner.map { $0.showingImages(without: problems) }
    return item
  }
}

extension JSONNode {
  /// The alternates without symbols that are references, and whether there were any.
  fileprivate var withoutReferences: (node: JSONNode, any: Bool) {
    if let elements {
      let all = elements.map(\.withoutReferences)
      return (.array(all.map(\.node)), all.contains(where: \.any))
    }
    let kept = (members ?? []).filter { $0.key.text != "systemImage" || !AppImage.isReference($0.value.text ?? "") }
    return (JSONNode(.object(kept)), kept.count != members?.count ?? 0)
  }

  /// The document with other paths of images; a neutral symbol replaces an image without a path.
  func replacingImages(_ paths: [String: String?]) -> JSONNode {
    if paths.isEmpty { return self }
    if let elements { return .array(elements.map { $0.replacingImages(paths) }) }
    guard let members else { return self }
    return JSONNode(
      .object(
        members.map { member in
          var member = member
          if member.key.text == "image", let path = member.value.text.flatMap({ paths[$0] }) {
            member =
              path.map { JSONMember(key: member.key, value: .string($0)) }
              ?? JSONMember(key: JSONKey("systemImage"), value: .string(AppImage.placeholder))
          } else {
            member.value = member.value.replacingImages(paths)
          }
          return member
        }))
  }
}
