import MenuModel

extension RenderOptions {
  /// These options with all that a recipe says about the layout, to lay its document out as it was.
  func following(_ recipe: JSONNode) -> RenderOptions {
    var options = self
    let said = recipe["options"]
    var settings = DocumentSettings()
    settings.platform = said?.choice("platform")
    settings.theme = said?["theme"]?.text.map { Located(ThemeReference($0), at: .root) }
    settings.appearance = said?.choice("appearance")
    settings.contrast = said?.choice("contrast")
    settings.textSize = said?.choice("textSize")
    settings.locale = said?["locale"]?.text.map { Located($0, at: .root) }
    settings.state = said?.choice("state")
    settings.layoutDirection = said?.choice("layoutDirection")
    options.variation = settings.over(variation)
    options.variation.layoutDirection = settings.layoutDirection
    // What the command line says comes before all else, so there the recipe has to speak too.
    let spoken = VariantValues(settings)
    var forced = VariantValues(self.settings)
    for value in forced.inOrder { forced[value.key] = spoken[value.key] ?? forced[value.key] }
    options.settings = forced.settings
    options.frame = said?["frame"].flatMap { node in
      node.number?.integer.map(FrameReference.number) ?? node.text.map(FrameReference.caption)
    }
    options.padding = said?["padding"]?.number.flatMap { Self.paddings.contains($0.value) ? $0.value : nil }
    options.strings = recipe["strings"].map { node in
      var unheard = Diagnostics(file: "")
      return StringTable(node, diagnostics: &unheard)
    }
    return options
  }

  /// The room around a picture that can be asked for, in points.
  private static let paddings = 0.0...10_000
}

extension JSONNode {
  /// The member of an object as one of the known values.
  fileprivate func choice<Choice: RawRepresentable>(_ key: String) -> Choice? where Choice.RawValue == String {
    self[key]?.text.flatMap(Choice.init(rawValue:))
  }
}
