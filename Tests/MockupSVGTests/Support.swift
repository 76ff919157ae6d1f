import MockupSVG
import MockupScene
import TestSupport

/// A typeface of squares: glyph 32 is a space, 0x1F600 and above are pictures, and all others are squares of half an
/// em on the baseline.
enum SquareOutliner {
  static func outline(of glyph: UInt32, in typeface: Typeface) -> GlyphOutline {
    switch glyph {
    case 32: .empty
    case 0x1F600...: .raster(Raster(width: 1, height: 1), Rect(x: 0, y: -0.75, width: 1, height: 1))
    default: .path(.rectangle(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5)))
    }
  }

  static func name(of typeface: Typeface) -> TypefaceName {
    typeface.index == 0 ? TypefaceName(family: "Inter", weight: 400) : TypefaceName(family: "Noto 3'", weight: 600)
  }
}

/// Encodes a raster as its width, height, and first pixel, which is enough to recognize it.
func encodeBriefly(_ raster: Raster) -> [UInt8] {
  let pixel = raster.pixels.first ?? 0
  return [UInt8(raster.width), UInt8(raster.height), UInt8(truncatingIfNeeded: pixel)]
}

func makeWriter() -> SVGWriter {
  SVGWriter(outline: SquareOutliner.outline, typefaceName: SquareOutliner.name, encodePNG: encodeBriefly)
}

/// The SVG text of a scene.
func text(of scene: Scene, _ options: SVGOptions = SVGOptions()) -> String {
  String(decoding: makeWriter().write(scene, options: options), as: UTF8.self)
}

/// The lines of an SVG after the root's tag and before its end, with `ID` in place of the label.
func lines(of scene: Scene, _ options: SVGOptions = SVGOptions()) -> [String] {
  var text = text(of: scene, options)
  if let label = label(in: text) { text = text.replacing(label + "-", with: "ID-") }
  return text.split(separator: "\n").dropFirst().dropLast().map(String.init)
}

/// The prefix of ids in the picture.
func label(in text: String) -> String? {
  text.firstMatch(of: #/[".#]([a-p][a-z2-7]{7})-(?:[gcfmlsid][0-9]+|title|desc|light|dark)["\)\{]/#).map {
    String($0.1)
  }
}

/// A picture of 100 by 50 points.
func picture(_ nodes: Scene.Node...) -> Scene {
  Scene(size: Size(width: 100, height: 50), nodes: nodes)
}

let red = Color(red: 255, green: 0, blue: 0)
let unit = Path.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))

/// A run with fixed widths.
func run(_ text: String, size: Double = 20, x: Double = 10, y: Double = 30) -> GlyphRun {
  let line = FixedAdvanceShaper().shape(TextRequest(text: text, size: size)).lines[0]
  return line.runs[0].offset(x: x, y: y)
}
