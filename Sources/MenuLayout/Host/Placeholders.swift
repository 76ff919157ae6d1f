import MockupScene
import PositionedJSON

/// Placeholders for text and images: muted shapes in one color.
///
/// Their lengths follow a fixed pattern, so they look like words and are the same in every image.
struct Placeholders {
  let path: DocumentPath
  let color: Color
  /// The leading of the replaced text, in points.
  let unit: Double

  private static let lengths = [0.58, 0.42, 0.66, 0.5, 0.36, 0.62, 0.46]

  func bar(_ frame: Rect) -> LayoutBox {
    LayoutBox(
      .placeholder, path: path, frame: frame,
      look: .fill(color, cornerRadius: min(frame.width, frame.height) / 2, smoothing: 0))
  }

  func tile(_ frame: Rect) -> LayoutBox {
    LayoutBox(
      .placeholder, path: path, frame: frame,
      look: .fill(color, cornerRadius: min(frame.width, frame.height) / 5, smoothing: 0.6))
  }

  func rows(in area: Rect) -> [LayoutBox] {
    var boxes: [LayoutBox] = []
    let imageSide = 2 * unit
    let room = min(area.width - imageSide - unit, 30 * unit)
    guard room > 2 * unit else { return [] }
    for (index, y) in starts(in: area, height: imageSide, pitch: 3 * unit).enumerated() {
      let x = area.x + imageSide + 0.75 * unit
      boxes.append(tile(Rect(x: area.x, y: y, width: imageSide, height: imageSide)))
      boxes.append(
        bar(Rect(x: x, y: y + 0.3 * unit, width: room * length(index), height: 0.5 * unit)))
      boxes.append(
        bar(Rect(x: x, y: y + 1.25 * unit, width: room * length(index + 3) * 0.8, height: 0.4 * unit)))
    }
    return boxes
  }

  func entries(in area: Rect) -> [LayoutBox] {
    var boxes: [LayoutBox] = []
    let mark = 0.75 * unit
    let room = area.width - 1.5 * mark
    guard room > unit else { return [] }
    for (index, y) in starts(in: area, height: mark, pitch: 1.9 * unit).enumerated() {
      boxes.append(tile(Rect(x: area.x, y: y, width: mark, height: mark)))
      boxes.append(
        bar(
          Rect(
            x: area.x + 1.5 * mark, y: y + 0.15 * unit, width: room * min(1, length(index) * 1.3),
            height: 0.45 * unit)))
    }
    return boxes
  }

  func field(in area: Rect, index: Int, hasValue: Bool) -> [LayoutBox] {
    let height = min(0.5 * unit, area.height)
    let y = area.midY - height / 2
    var boxes = [bar(Rect(x: area.x, y: y, width: area.width * length(index) * 0.6, height: height))]
    if hasValue {
      let width = area.width * length(index + 2) * 0.3
      boxes.append(bar(Rect(x: area.maxX - width, y: y, width: width, height: height)))
    }
    return boxes
  }

  /// Bar symbols from the leading edge, as many as fit, at most four.
  func symbols(in area: Rect) -> [LayoutBox] {
    let side = min(unit, area.height)
    guard side > 0 else { return [] }
    let pitch = 2.4 * side
    let count = min(4, max(0, Int(((area.width + pitch - side) / pitch).rounded(.down))))
    return (0..<count).map { index in
      tile(Rect(x: area.x + Double(index) * pitch, y: area.midY - side / 2, width: side, height: side))
    }
  }

  private func length(_ index: Int) -> Double { Self.lengths[index % Self.lengths.count] }

  private func starts(in area: Rect, height: Double, pitch: Double) -> [Double] {
    guard pitch > 0, area.height >= height else { return [] }
    let count = min(200, Int(((area.height - height) / pitch).rounded(.down)) + 1)
    return (0..<count).map { area.y + Double($0) * pitch }
  }
}
