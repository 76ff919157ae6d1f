import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

extension MockupLayout {
  /// A form with the position for the top left corner of the control.
  struct Form {
    var boxes: [LayoutBox]
    var origin: Point
  }

  /// Lays out a form with the control as the value of a row: on the whole screen or window, or on a card.
  mutating func layOutForm(_ parts: HostParts) -> Form {
    let lengths = metrics.host
    let frame = parts.plan.frame
    guard lengths.formWidth > 0, frame.width >= lengths.formWidth + 2 * lengths.margin, !parts.plan.isWindow else {
      let rows = layOutFields(parts)
      let inside = layOutBars(parts, controlFrame: nil) + rows.boxes
      guard parts.plan.isWindow else { return Form(boxes: inside, origin: rows.origin) }
      let boxes = [window(parts, children: inside, fill: .hostGroupedGround)] + grip(parts)
      return Form(boxes: boxes, origin: rows.origin)
    }
    var behind = parts
    behind.host.title = nil
    let height = min(lengths.formWidth * 1.15, frame.height - 2 * lengths.margin)
    let middle = Point(x: frame.midX, y: (frame.y + parts.plan.status.maxY + frame.maxY) / 2)
    var card = parts
    card.plan = HostPlan(
      card: Rect(center: middle, size: Size(width: lengths.formWidth, height: max(0, height))), isWindow: true,
      demand: HostPlan.Demand(kind: .form, size: .zero, growth: style.growth(of: .hostTitle)), lengths: lengths)
    let rows = layOutFields(card)
    var boxes = layOutParts(behind, controlFrame: nil)
    if style[.backdrop].alpha > 0 {
      boxes.append(
        LayoutBox(
          .backdrop, path: parts.host.path, frame: frame,
          look: .fill(style[.backdrop], cornerRadius: 0, smoothing: 0)))
    }
    boxes.append(
      window(card, children: layOutBars(card, controlFrame: nil) + rows.boxes, fill: .hostCard))
    return Form(boxes: boxes, origin: rows.origin)
  }

  mutating func layOutSmallForm(_ parts: HostParts) -> [LayoutBox] { layOutFields(parts).boxes }

  /// The numbers of rows per group, in turn.
  private static let groupSizes = [3, 2, 4]

  private mutating func layOutFields(_ parts: HostParts) -> Form {
    let lengths = metrics.host
    let standard = lengths.formRowHeight + style.growth(of: .hostText)
    let room = parts.plan.content.insetHorizontally(by: min(lengths.formInset, parts.plan.content.width / 8))
    let gap = standard / 2
    var form = Form(boxes: [], origin: room.origin)
    var y = room.y + 0.75 * gap
    var number = 0
    // The control is in the second row if there is room above it.
    var control = fieldOfControl(parts, width: room.width, standard: standard)
    let controlNumber = (control?.height ?? 0) + standard + y <= room.maxY ? 1 : 0
    for size in Self.groupSizes + Self.groupSizes {
      var rows: [LayoutBox] = []
      let body = parts.plan.body
      if number == controlNumber, let field = control, y + field.height > body.maxY {
        // A row that does not fit below the bar covers it.
        y = max(body.y, body.maxY - field.height)
      }
      let top = y
      for index in 0..<size {
        let isControl = number == controlNumber && control != nil
        let height = isControl ? control?.height ?? standard : standard
        guard y + height <= room.maxY || isControl else { break }
        let frame = Rect(x: room.x, y: y, width: room.width, height: min(height, body.maxY - y))
        var children: [LayoutBox] = []
        if isControl, let field = control {
          children = field.boxes.map { $0.moved(x: frame.x, y: frame.y) }.filter { frame.contains($0.frame) }
          form.origin = field.origin.offset(x: frame.x, y: frame.y)
          control = nil
        } else {
          children = placeholders(parts.host).field(
            in: frame.insetHorizontally(by: fieldInset(room.width)), index: number, hasValue: number % 3 != 2)
        }
        if index > 0 { children.append(line(above: frame, path: parts.host.path)) }
        rows.append(LayoutBox(.field, path: parts.host.path, frame: frame, children: children))
        y = frame.maxY
        number += 1
      }
      guard !rows.isEmpty else { break }
      form.boxes.append(
        LayoutBox(
          .hostPart, path: parts.host.path, frame: Rect(x: room.x, y: top, width: room.width, height: y - top),
          look: .fill(
            style[.hostField], cornerRadius: min(lengths.formRadius, (y - top) / 2),
            smoothing: metrics.panel.cornerSmoothing),
          children: rows))
      y += gap
    }
    return form
  }

  private func fieldInset(_ width: Double) -> Double { min(metrics.host.inset, width / 8) }

  private func line(above row: Rect, path: DocumentPath) -> LayoutBox {
    let inset = fieldInset(row.width)
    return LayoutBox(
      .separator, path: path,
      frame: Rect(x: row.x + inset, y: row.y, width: max(0, row.width - inset), height: 0),
      look: .line(style[.hostLine], .top))
  }

  /// The row of the control, its top left corner at zero.
  private struct ControlField {
    var boxes: [LayoutBox]
    var origin: Point
    var height: Double
  }

  private mutating func fieldOfControl(_ parts: HostParts, width: Double, standard: Double) -> ControlField? {
    let button: ResolvedButton
    switch mockup.control {
    case .pullDown(let found), .popUp(let found): button = found
    case .nothing, .preview, .menuBar, .statusItem, .icon, .selection: return nil
    }
    guard let control = parts.control else { return nil }
    let inset = fieldInset(width)
    let size = control.extent.size
    let end = width - max(4, inset - control.trailingSlack)
    let room = standard / 6
    var field = ControlField(
      boxes: [], origin: Point(x: max(4, end - size.width), y: 0), height: max(standard, size.height + room))
    guard var label = button.label else {
      field.origin.y = (field.height - size.height) / 2
      let left = Rect(x: inset, y: 0, width: max(0, field.origin.x - 2 * inset), height: field.height)
      field.boxes = placeholders(parts.host).field(in: left, index: 1, hasValue: false)
      return field
    }
    label.style = style[.hostText]
    let natural = naturalWidth(of: label)
    let spacing = metrics.button.labelSpacing
    let isStacked = inset + natural + spacing > field.origin.x
    if isStacked {
      // The label is on a separate line if both do not fit side by side.
      let top = max(room, (standard - label.style.leading) / 2)
      field.boxes = [
        lineBox(.buttonLabel, label, x: inset, middle: top + label.style.leading / 2, width: width - 2 * inset)
      ]
      field.origin = Point(x: max(4, end - size.width), y: top + label.style.leading + room / 2)
      field.height = field.origin.y + size.height + room
    } else {
      field.origin.y = (field.height - size.height) / 2
      field.boxes = [lineBox(.buttonLabel, label, x: inset, middle: field.height / 2)]
    }
    return field
  }
}

extension Rect {
  func insetHorizontally(by distance: Double) -> Rect {
    Rect(x: x + distance, y: y, width: max(0, width - 2 * distance), height: height)
  }
}
