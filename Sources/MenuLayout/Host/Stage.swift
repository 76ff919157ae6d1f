import MenuDocument
import MenuResolve
import MockupScene
import PositionedJSON

/// The host of a control, laid out.
struct Stage {
  /// What is drawn of the host, from back to front, without the background.
  var boxes: [LayoutBox] = []
  /// What the system draws in front of everything.
  var front: [LayoutBox] = []
  /// The screen or window with what is seen behind it; `nil` without a host.
  var frame: Rect?
  /// The screen that a menu's place depends on: a window's own on platforms whose menus stay inside.
  var screen: Rect?
  /// Where menus may be; `nil` where nothing bounds them.
  var bounds: Rect?
  /// Where the left top corner of the control goes.
  var origin = Point.zero
  /// How much of it is in the picture.
  var crop = Host.Crop.content
  /// What is behind everything.
  var background: ResolvedBackground?
  /// What dims it behind what asks for attention.
  var dimming: LayoutBox?
  /// Where the host stands in the document.
  var path = DocumentPath.root

  /// No host at all.
  static let none = Stage()

  /// A rectangle of a size in the middle of the screen.
  func centered(_ size: Size) -> Rect {
    let screen = screen ?? frame ?? Rect(origin: .zero, size: size)
    return Rect(center: Point(x: screen.midX, y: screen.midY), size: size)
  }

  /// What is behind everything, over all of the picture.
  func ground(behind picture: Rect) -> [LayoutBox] {
    guard let background, let frame else { return [] }
    let area = frame.union(picture)
    switch background {
    case .color(let color):
      return [LayoutBox(.ground, path: path, frame: area, look: .fill(color, cornerRadius: 0, smoothing: 0))]
    case .gradient(let colors, let degrees):
      return [LayoutBox(.ground, path: path, frame: area, look: .gradient(colors, degrees: degrees))]
    case .image(let identifier, let natural):
      // It fills the background, and what is too much is cut off evenly.
      let scale = max(area.width / max(1, natural.width), area.height / max(1, natural.height))
      let image = Rect(
        center: Point(x: area.midX, y: area.midY),
        size: Size(width: natural.width * scale, height: natural.height * scale))
      return [
        LayoutBox(
          .ground, path: path, frame: area, look: .clip(cornerRadius: 0, smoothing: 0),
          children: [LayoutBox(.image, path: path, frame: image, look: .image(identifier, alpha: 1))])
      ]
    }
  }
}
