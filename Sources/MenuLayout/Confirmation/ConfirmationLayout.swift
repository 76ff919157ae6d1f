import MenuResolve
import MenuTheme
import MockupScene

extension MockupLayout {
  mutating func layOutConfirmation(
    _ confirmation: ResolvedConfirmation, at control: PlacedControl, on stage: Stage
  ) -> [LayoutBox] {
    let lengths = metrics.confirmation
    let standard = style.isAccessibilitySize ? lengths.accessibilityWidth : lengths.width
    let maximum = max(Self.minimumWidth, stage.bounds?.width ?? standard)
    let hasSource = !control.boxes.isEmpty
    switch lengths.form {
    case .actionSheet:
      // The screen bounds the width.
      var room = stage.bounds.map { $0.moved(edge: lengths.edge, of: stage.frame ?? $0) }
      if let narrow = room, narrow.width < Self.minimumWidth { room = narrow.widened(to: Self.minimumWidth) }
      let sheet = layOutQuestion(confirmation, width: room?.width ?? standard)
      return dimming(stage) + actionSheet(sheet, in: room)
    case .alert:
      let sheet = layOutQuestion(confirmation, width: min(standard, maximum))
      return dimming(stage) + [centered(sheet, on: stage)]
    case .card:
      let sheet = layOutQuestion(confirmation, width: min(standard, maximum))
      guard hasSource else { return [centered(sheet, on: stage)] }
      let position = position(of: sheet, gap: metrics.placement.gap, at: control.frame, on: stage)
      return [box(sheet, in: position.frame, look: .panel(questionLook()))]
    case .popover:
      let sheet = layOutQuestion(confirmation, width: min(standard, maximum))
      guard hasSource else { return [centered(sheet, on: stage)] }
      let position = position(of: sheet, gap: lengths.arrowHeight, at: control.frame, on: stage)
      let edge = position.isAbove ? position.frame.maxY + lengths.arrowHeight : position.frame.y - lengths.arrowHeight
      let arrow = LayoutBox.Arrow(
        tip: Point(x: control.frame.midX, y: edge), width: lengths.arrowWidth, isOnTop: !position.isAbove)
      return [box(sheet, in: position.frame, look: .bubble(questionLook(), arrow))]
    }
  }

  /// In points; a confirmation is unreadable on a narrower screen.
  private static let minimumWidth = 160.0

  private func dimming(_ stage: Stage) -> [LayoutBox] { stage.dimming.map { [$0] } ?? [] }

  private func actionSheet(_ sheet: ConfirmationSheet, in room: Rect?) -> [LayoutBox] {
    let gap = sheet.apart.height > 0 ? metrics.confirmation.cancelGap : 0
    let below = gap + sheet.apart.height
    var frame = Rect(x: room?.x ?? 0, y: 0, width: sheet.width, height: sheet.height)
    if let room {
      frame.height = min(frame.height, max(style.rowHeight, room.height - below))
      frame.y = room.maxY - below - frame.height
    }
    var boxes = [box(sheet, in: frame, look: .panel(questionLook()))]
    if sheet.apart.height > 0 {
      let apart = Rect(x: frame.x, y: frame.maxY + gap, width: frame.width, height: sheet.apart.height)
      boxes.append(
        LayoutBox(
          .confirmation, path: sheet.path, frame: apart, look: .panel(questionLook()),
          children: sheet.apart.boxes.map { $0.moved(x: apart.x, y: apart.y) }))
    }
    return boxes
  }

  private func centered(_ sheet: ConfirmationSheet, on stage: Stage) -> LayoutBox {
    var size = Size(width: sheet.width, height: sheet.height)
    if let bounds = stage.bounds { size.height = min(size.height, bounds.height) }
    var frame = Rect(origin: .zero, size: size)
    if stage.frame != nil { frame = stage.centered(size) }
    if let bounds = stage.bounds { frame = frame.moved(into: bounds) }
    return box(sheet, in: frame, look: .panel(questionLook()))
  }

  /// Below the source, or above it if there is more room.
  private func position(
    of sheet: ConfirmationSheet, gap: Double, at source: Rect, on stage: Stage
  ) -> (frame: Rect, isAbove: Bool) {
    var frame = Rect(
      x: source.midX - sheet.width / 2, y: source.maxY + gap, width: sheet.width, height: sheet.height)
    guard let bounds = stage.bounds else { return (frame, false) }
    let below = bounds.maxY - frame.y
    let above = source.y - gap - bounds.y
    let isAbove = frame.height > below && above > below
    frame.height = min(frame.height, max(isAbove ? above : below, style.rowHeight))
    if isAbove { frame.y = source.y - gap - frame.height }
    return (frame.moved(into: bounds, keepingHeight: true), isAbove)
  }

  private func box(_ sheet: ConfirmationSheet, in frame: Rect, look: LayoutBox.Look) -> LayoutBox {
    LayoutBox(.confirmation, path: sheet.path, frame: frame, look: look, children: sheet.content(in: frame))
  }

  private func questionLook() -> LayoutBox.Panel {
    var look = panelLook()
    look.fill = style[.sheet]
    look.cornerRadius = metrics.confirmation.cornerRadius
    look.material = material(tint: .sheetTint)
    look.shadowSigma = (metrics.confirmation.shadowBlur ?? metrics.panel.shadowBlur) / 2
    look.shadowOffset = metrics.confirmation.shadowOffset ?? metrics.panel.shadowOffset
    return look
  }
}

extension Rect {
  /// Moves the rectangle into `room`, giving priority to its left and top edges.
  fileprivate func moved(into room: Rect, keepingHeight: Bool = false) -> Rect {
    var moved = self
    moved.x = max(room.x, min(x, room.maxX - width))
    if !keepingHeight { moved.y = max(room.y, min(y, room.maxY - height)) }
    return moved
  }

  fileprivate func moved(edge: Double, of screen: Rect) -> Rect {
    let inner = screen.inset(by: min(edge, screen.width / 4))
    let bottom = min(maxY, inner.maxY)
    return Rect(x: inner.x, y: y, width: inner.width, height: max(0, bottom - y))
  }
}
