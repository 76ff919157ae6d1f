public import MenuDocument
import MenuTheme
import MockupScene
import MockupText
import PositionedJSON

struct NamedColor {
  var name: String
  /// One color per entry of ``contexts``.
  var looks: [Color]

  static let contexts: [(name: String, appearance: Appearance, contrast: Contrast)] = [
    ("light", .light, .standard), ("dark", .dark, .standard), ("light, increased contrast", .light, .increased),
    ("dark, increased contrast", .dark, .increased),
  ]

  static func all(of theme: Theme) -> [NamedColor] {
    let palettes = contexts.map { Palette(theme: theme, appearance: $0.appearance, contrast: $0.contrast) }
    return theme.colors.keys.sorted().map { name in
      // The theme reader has rejected color references that cannot be resolved.
      NamedColor(name: name, looks: palettes.map { (try? $0.color(.named(name))) ?? .clear })
    }
  }
}

extension Inventory {
  /// Returns the named colors of a theme, sorted by name.
  ///
  /// - Throws: ``RenderError`` if the theme is missing or unreadable.
  public func colors(of reference: ThemeReference, platform: Platform) throws(RenderError) -> [Entry] {
    NamedColor.all(of: try theme(reference, platform)).map { color in
      let texts = color.looks.map(ColorReference.literal).map { $0.text }
      let looks = zip(NamedColor.contexts, texts).map { ($0.name, JSONNode.string($1)) }
      return Entry(
        line: "\(color.name)  \(texts.joined(separator: "  "))",
        json: .object([("name", .string(color.name)), ("looks", .object(looks))]))
    }
  }

  /// Returns a sheet of a theme's named colors, light and dark, in both contrasts.
  ///
  /// - Parameters:
  ///   - reference: the theme's name or path.
  ///   - platform: the platform that the theme must support.
  ///   - format: the format of the sheet.
  ///   - scale: pixels per point of a PNG.
  /// - Throws: ``RenderError`` if the theme is missing or unreadable.
  public func colorSheet(
    of reference: ThemeReference, platform: Platform, format: OutputFormat, scale: Double = 2
  ) throws(RenderError) -> [UInt8] {
    let engine = Backends(fontFolders: fontFolders)
    let colors = NamedColor.all(of: try theme(reference, platform))
    return try engine.encode(ColorSheet(shaper: engine.shaper).scene(colors), as: format, scale: scale).bytes
  }

  /// Returns the default theme of a platform.
  public static func newestTheme(of platform: Platform) -> ThemeReference {
    ThemeReference(ThemeLibrary.newest(for: platform))
  }

  private func theme(_ reference: ThemeReference, _ platform: Platform) throws(RenderError) -> Theme {
    var diagnostics = Diagnostics(file: "theme")
    let found = ThemeLibrary(folders: themeFolders).theme(
      Located(reference, at: .option(.theme)), folder: ".", platform: platform, diagnostics: &diagnostics)
    guard let theme = found.theme?.theme else { throw .invalid(diagnostics.inOrder + found.problems) }
    return theme
  }
}

/// A sheet of colors: one row per color, with its name before the swatches.
struct ColorSheet {
  let shaper: HarfBuzzShaper

  private static let margin = 24.0
  private static let row = 36.0
  private static let swatch = Size(width: 96, height: 24)
  private static let nameWidth = 160.0

  func scene(_ colors: [NamedColor]) -> Scene {
    let step = Self.swatch.width + 12
    let size = Size(
      width: 2 * Self.margin + Self.nameWidth + step * Double(NamedColor.contexts.count),
      height: 2 * Self.margin + Self.row * Double(max(1, colors.count)))
    var scene = Scene(
      size: size, background: .white, title: "Colors",
      description: "\(colors.count) colors with their names: light, dark, and both in increased contrast.")
    for (index, color) in colors.enumerated() {
      let y = Self.margin + Self.row * Double(index)
      var nodes = name(color.name, at: Point(x: Self.margin, y: y + 16))
      for (position, look) in color.looks.enumerated() {
        let x = Self.margin + Self.nameWidth + step * Double(position)
        let frame = Rect(x: x, y: y, width: Self.swatch.width, height: Self.swatch.height)
        let isDark = NamedColor.contexts[position].appearance == .dark
        // Translucent colors are shown over black or white, the backdrop of their appearance.
        let background = isDark ? Color.black : Color.white
        let outline = Path.roundedRectangle(frame, radius: 6)
        nodes += [
          .fill(outline, background, .nonZero), .fill(outline, look, .nonZero),
          .stroke(outline, Scene.Stroke(width: 0.5), Color(red: 142, green: 142, blue: 147)),
        ]
      }
      let bounds = Rect(x: Self.margin, y: y, width: size.width - 2 * Self.margin, height: Self.row)
      scene.nodes.append(.group(Scene.Group(name: color.name, bounds: bounds, nodes: nodes)))
    }
    return scene
  }

  private func name(_ name: String, at origin: Point) -> [Scene.Node] {
    let shaped = shaper.shape(
      TextRequest(text: name, size: 13, maximumWidth: Self.nameWidth - 12, maximumLines: 1))
    return shaped.lines.flatMap { line in
      line.runs.map { .glyphs($0.offset(x: origin.x, y: origin.y), .black) }
    }
  }
}
