import MenuLayout
import MockupScene

/// Properties of the marks and lines of every layout.
extension LayoutProperty {
  static let marksApart = LayoutProperty("callouts cover neither rows nor each other") { layout in
    let marks = layout.all([.callout])
    let led = Set(layout.all([.leader]).map { layout.boxes[$0].box.path })
    var found: [String] = []
    for (index, mark) in marks.enumerated() {
      let frame = layout.boxes[mark].frame
      for other in marks[(index + 1)...] where frame.overlaps(layout.boxes[other].frame) {
        found.append("\(layout.words(mark)) on \(layout.words(other))")
      }
      // A mark without a line is on its item.
      guard led.contains(layout.boxes[mark].box.path) else { continue }
      for other in layout.solid where frame.overlaps(layout.boxes[other].frame) {
        found.append("\(layout.words(mark)) on \(layout.words(other))")
      }
    }
    return found
  }

  static let linesApart = LayoutProperty("lines cross neither menus, nor marks, nor each other") { layout in
    let lines = layout.all([.leader])
    let solid = layout.solid + layout.all([.callout])
    var found: [String] = []
    for (index, line) in lines.enumerated() {
      let segments = layout.boxes[line].segments
      for box in solid {
        let frame = layout.boxes[box].frame.inset(by: 0.01)
        if frame.width > 0, frame.height > 0, segments.contains(where: { $0.meets(frame) }) {
          found.append("\(layout.words(line)) meets \(layout.words(box))")
        }
      }
      for other in lines[(index + 1)...] {
        let others = layout.boxes[other].segments
        if segments.contains(where: { one in others.contains { one.meets($0) } }) {
          found.append("\(layout.words(line)) meets \(layout.words(other))")
        }
      }
    }
    return found
  }
}

extension LaidOutDocument {
  /// Menus and their anchors; the label of a form row is part of the surroundings.
  fileprivate var solid: [Int] {
    all([.menu, .button, .buttonLabel, .menuBar]).filter {
      !LayoutProperty.surroundings.contains(boxes[outermost($0)].box.role)
    }
  }
}

private struct Segment {
  var start: Point
  var end: Point

  func meets(_ other: Segment) -> Bool {
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    let first = side(start, end, other.start) * side(start, end, other.end)
    let second = side(other.start, other.end, start) * side(other.start, other.end, end)
    return first <= 0 && second <= 0 && bounds.inset(by: -1e-9).overlaps(other.bounds.inset(by: -1e-9))
  }

  func meets(_ rect: Rect) -> Bool {
    // Clip to the edges, one dimension after the other.
    var (low, high) = (0.0, 1.0)
    for (from, to, minimum, maximum) in [(start.x, end.x, rect.x, rect.maxX), (start.y, end.y, rect.y, rect.maxY)] {
      let step = to - from
      if abs(step) < 1e-12 {
        if from <= minimum || from >= maximum { return false }
        continue
      }
      let (one, other) = ((minimum - from) / step, (maximum - from) / step)
      low = max(low, min(one, other))
      high = min(high, max(one, other))
    }
    return low < high
  }

  private var bounds: Rect {
    Rect(origin: start, size: .zero).union(Rect(origin: end, size: .zero))
  }
}

extension LayoutTree.ListedBox {
  fileprivate var segments: [Segment] {
    guard case .leader(let points, _) = box.look else { return [] }
    return zip(points, points.dropFirst()).map { Segment(start: $0, end: $1) }
  }
}
