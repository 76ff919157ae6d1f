import MenuDocument
import MenuResolve
import MockupScene
import PositionedJSON

struct Stage {
  var boxes: [LayoutBox] = []
  var front: [LayoutBox] = []
  /// The screen, or the window with its surroundings; `nil` without a host.
  var frame: Rect?
  /// The screen that a menu's position depends on. On platforms whose menus stay inside the window, it is the window.
  var screen: Rect?
  /// The area that menus can cover; `nil` if unbounded.
  var bounds: Rect?
  var origin = Point.zero
  /// The part of the host that the image shows.
  var crop = Host.Crop.content
  var background: ResolvedBackground?
  var dimming: LayoutBox?
  var path = DocumentPath.root

  static let none = Stage()

  func centered(_ size: Size) -> Rect {
    let screen = screen ?? frame ?? Rect(origin: .zero, size: size)
    return Rect(center: Point(x: screen.midX, y: screen.midY), size: size)
  }

  func backdrop(behind imageFrame: Rect) -> [LayoutBox] {
    guard let background, let frame else { return [] }
    let area = frame.union(imageFrame)
    switch background {
    case .color(let color):
      return [LayoutBox(.imageBackground, path: path, frame: area, look: .fill(color, cornerRadius: 0, smoothing: 0))]
    case .gradient(let colors, let degrees):
      return [LayoutBox(.imageBackground, path: path, frame: area, look: .gradient(colors, degrees: degrees))]
    case .image(let identifier, let natural):
      // The image fills the background and is cropped equally on both sides.
      let scale = max(area.width / max(1, natural.width), area.height / max(1, natural.height))
      let image = Rect(
        center: Point(x: area.midX, y: area.midY),
        size: Size(width: natural.width * scale, height: natural.height * scale))
      return [
        LayoutBox(
          .imageBackground, path: path, frame: area, look: .clip(cornerRadius: 0, smoothing: 0),
          children: [LayoutBox(.image, path: path, frame: image, look: .image(identifier, alpha: 1))])
      ]
    }
  }
}
