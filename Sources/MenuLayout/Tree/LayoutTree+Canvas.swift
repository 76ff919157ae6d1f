public import MenuDocument
import MockupScene
import PositionedJSON

extension LayoutTree {
  /// Returns the layout centered on a canvas, scaled down if it does not fit.
  public func centered(on canvas: CanvasSize) -> LayoutTree {
    let canvasSize = Size(width: Double(canvas.width), height: Double(canvas.height))
    let scale = min(1, canvasSize.width / size.width, canvasSize.height / size.height)
    let (x, y) = ((canvasSize.width - size.width) / 2, (canvasSize.height - size.height) / 2)
    // Whole points keep lines on pixels if nothing is scaled.
    let origin = scale < 1 ? Point(x: x, y: y) : Point(x: x.rounded(.down), y: y.rounded(.down))
    var tree = placed(at: origin, on: canvasSize)
    if scale < 1 {
      let center = Point(x: canvasSize.width / 2, y: canvasSize.height / 2)
      tree.boxes = tree.boxes.map { box in
        LayoutBox(.frame, path: .root, frame: box.frame, look: .stepsBack(scale: scale, about: center), children: [box])
      }
    }
    return tree
  }

  private func placed(at origin: Point, on canvas: Size) -> LayoutTree {
    var tree = self
    let imageBox = LayoutBox(
      .frame, path: .root, frame: Rect(origin: origin, size: size), look: .clip(cornerRadius: 0, smoothing: 0),
      children: boxes.map { $0.moved(x: origin.x, y: origin.y) })
    tree.size = canvas
    tree.boxes = [imageBox]
    return tree
  }

  /// Returns layouts of one size, with their controls at the same position.
  public static func aligned(_ frames: [FramedLayout]) -> [LayoutTree] {
    let anchors = frames.anchors
    let left = anchors.map { $0.x }.max() ?? 0
    let top = anchors.map { $0.y }.max() ?? 0
    let origins = anchors.map { Point(x: left - $0.x, y: top - $0.y) }
    let corners = zip(frames, origins).map { frame, origin in
      Point(x: origin.x + frame.tree.size.width, y: origin.y + frame.tree.size.height)
    }
    let canvas = Size(width: corners.map { $0.x }.max() ?? 1, height: corners.map { $0.y }.max() ?? 1)
    return zip(frames, origins).map { frame, origin in
      guard origin != .zero || frame.tree.size != canvas else { return frame.tree }
      return frame.tree.placed(at: origin, on: canvas)
    }
  }
}
