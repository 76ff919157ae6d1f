import MenuDocument
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

extension MenuResolver {
  /// The document's tint, else the theme's accent.
  var accent: Color {
    (try? palette.color(.named("accent"))) ?? style[.title]
  }

  /// Returns the graphic of an item: an image, else a symbol, a letter, or a color.
  mutating func graphic(
    of content: ItemContent, attributes: ItemAttributes, in baseStyle: SymbolStyle, path: DocumentPath, color: Color,
    alpha: Double
  ) -> ResolvedGraphic? {
    func image(_ name: Located<String>, in color: Color?, alpha: Double) -> ResolvedGraphic? {
      size(of: name).map {
        let identifier = ImageIdentifier(path: name.value, color: color)
        return ResolvedGraphic(
          look: .image(identifier, $0, side: baseStyle.standardHeight, alpha: alpha), path: path.appending("image"))
      }
    }
    if let name = attributes.image, attributes.imageRendering == .original { return image(name, in: nil, alpha: alpha) }
    // The item's color takes precedence over that of its title.
    let own = (content.color ?? attributes.tint).flatMap { self.color($0) }
    let tint = own?.multiplyingAlpha(by: alpha) ?? color
    if let name = attributes.image { return image(name, in: tint.opaque, alpha: tint.alpha) }
    if let name = content.systemImage {
      let style = baseStyle.with(weight: attributes.symbolWeight, scale: attributes.imageScale)
      return symbol(name, color: tint, in: style, path: path.appending("systemImage"))
    }
    if let text = content.text {
      let letter = letter(text, color: tint, in: baseStyle, path: path.appending("text"))
      return ResolvedGraphic(look: .text(letter), path: path.appending("text"))
    }
    if content.color != nil {
      return mark(theme.symbols.color, color: tint, in: baseStyle, path: path.appending("color"))
    }
    return nil
  }

  /// Returns a letter or emoji at the size of the symbol that it replaces.
  func letter(_ text: String, color: Color, in baseStyle: SymbolStyle, path: DocumentPath) -> ResolvedText {
    var letterStyle: TextStyle = style[.title]
    letterStyle.leading *= baseStyle.standardHeight / letterStyle.size
    letterStyle.size = baseStyle.standardHeight
    letterStyle.tracking = 0
    return makeText(text, path: path, style: letterStyle, color: color, maximumLines: 1)
  }

  mutating func symbol(
    _ name: Located<String>, color: Color, in style: SymbolStyle, path: DocumentPath
  ) -> ResolvedGraphic? {
    do {
      let shape = try symbols.symbol(name.value, style.design, addingFilesTo: &uses.symbols)
      return ResolvedGraphic(look: .symbol(turned(shape), color, unit: style.unit), path: path)
    } catch {
      switch error {
      case .unknown:
        let policy = document.settings.missingSymbol ?? .warn
        if let severity = policy.severity {
          report.report(
            severity, at: name.location, "unknown symbol \(Quotation.of(name.value))",
            suggestion: report.isFull ? nil : symbols.suggestion(for: name.value))
        }
        // The placeholder is light at every weight.
        let shape = SymbolLibrary.placeholder.drawn(as: SymbolDesign(weight: .light, scale: style.design.scale))
        return ResolvedGraphic(look: .symbol(shape, color, unit: style.unit), path: path)
      case .unreadable(let problem):
        report.report(
          at: name.location, "the symbol \(Quotation.of(name.value)) cannot be read: \(problem.message)",
          help: problem.help)
      }
    }
    return nil
  }

  mutating func mark(
    _ name: String, color: Color, in style: SymbolStyle, path: DocumentPath
  ) -> ResolvedGraphic? {
    do {
      let shape = try symbols.symbol(name, style.design, addingFilesTo: &uses.symbols)
      return ResolvedGraphic(look: .symbol(turned(shape), color, unit: style.unit), path: path)
    } catch {
      let location = document.settings[.theme]?.location ?? .root
      report.report(at: location, "the theme \(Quotation.of(theme.name)) uses the unknown symbol \(Quotation.of(name))")
      return nil
    }
  }

  /// Sets the chevron of a submenu row on the side that the theme defines.
  mutating func setChevron(of item: inout ResolvedItem, isOpen: Bool, alpha: Double, path: DocumentPath) {
    let name = isOpen ? theme.symbols.openSubmenu : theme.symbols.submenu
    let chevron = mark(name, color: color(of: .mark, in: item.highlight, alpha: alpha), in: style[.chevron], path: path)
    switch theme.metrics.mark.submenuSide {
    case .leading:
      item.mark = chevron
      item.hasGutter = true
    case .trailing: item.disclosure = chevron
    }
  }

  private func turned(_ shape: SymbolShape) -> SymbolShape {
    isRightToLeft && shape.mirrors ? shape.mirrored : shape
  }

  mutating func size(of name: Located<String>) -> Size? {
    uses.images[name.value] = uses.images[name.value] ?? name.location
    switch imageSize(name.value) {
    case .success(let size): return size
    case .failure(let problem):
      report.report(at: name.location, "the image \(Quotation.of(name.value)) \(problem.message)", help: problem.help)
      return nil
    }
  }

  mutating func color(_ reference: Located<ColorReference>) -> Color? {
    do {
      return try palette.color(reference.value)
    } catch {
      switch error {
      case .unknown(let name):
        report.unknown("color", Located(name, at: reference.location), among: theme.colors.keys.sorted())
      case .circular(let name):
        report.report(
          at: reference.location, "the theme color \(Quotation.of(name)) refers to itself")
      }
    }
    return nil
  }
}

extension ItemAttributes {
  /// Whether the graphic is a symbol, or an image in the color of one.
  var isInOneColor: Bool { image == nil ? systemImage != nil : imageRendering == .template }
}

/// The reason why an image cannot be used.
public struct ImageProblem: Error, Hashable, Sendable {
  /// The problem, as a continuation of “the image "name"”.
  public var message: String
  /// A way to correct the problem; `nil` for none.
  public var help: String?

  /// Creates a problem.
  public init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
