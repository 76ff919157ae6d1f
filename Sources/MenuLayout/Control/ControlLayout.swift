import MenuResolve
import MenuTheme
import MockupScene

struct PlacedControl {
  enum Anchor: Hashable, Sendable {
    case none
    case frame(Rect, gap: Double)
    /// A pop-up button. Its menu aligns the title of the chosen row with `title`, the start of the baseline.
    case popUp(Rect, title: Point)
    case barTitle(Rect, gap: Double)
    /// A frame that the menu is centered above.
    case above(Rect, gap: Double)
    /// A point that the menu's corner touches.
    case point(Point)
  }

  var boxes: [LayoutBox]
  var anchor: Anchor
  var extent: Rect
  var front: [LayoutBox] = []

  /// Returns the control with the top left corner of its extent at a point.
  func moved(to origin: Point) -> PlacedControl {
    moved(x: origin.x - extent.x, y: origin.y - extent.y)
  }

  private func moved(x dx: Double, y dy: Double) -> PlacedControl {
    let anchor: Anchor
    switch self.anchor {
    case .none: anchor = .none
    case .frame(let frame, let gap): anchor = .frame(frame.offset(x: dx, y: dy), gap: gap)
    case .popUp(let frame, let title):
      anchor = .popUp(frame.offset(x: dx, y: dy), title: title.offset(x: dx, y: dy))
    case .barTitle(let frame, let gap): anchor = .barTitle(frame.offset(x: dx, y: dy), gap: gap)
    case .above(let frame, let gap): anchor = .above(frame.offset(x: dx, y: dy), gap: gap)
    case .point(let point): anchor = .point(point.offset(x: dx, y: dy))
    }
    return PlacedControl(
      boxes: boxes.map { $0.moved(x: dx, y: dy) }, anchor: anchor, extent: extent.offset(x: dx, y: dy),
      front: front.map { $0.moved(x: dx, y: dy) })
  }

  /// The frame of the control, which a popover points at.
  var frame: Rect {
    switch anchor {
    case .frame(let frame, _), .barTitle(let frame, _), .above(let frame, _), .popUp(let frame, _): frame
    case .none, .point: extent
    }
  }
}

extension MockupLayout {
  mutating func layOutControl() -> PlacedControl {
    switch mockup.control {
    case .nothing: return PlacedControl(boxes: [], anchor: .none, extent: Rect(x: 0, y: 0, width: 0, height: 0))
    case .pullDown(let button):
      let (boxes, frame) = layOutButton(own(button))
      guard button.becomesMenu else { return control(boxes, anchor: .frame(frame, gap: gap(at: frame))) }
      // The button has turned into the menu, which starts at the button's frame.
      let left = LayoutBox(.button, path: button.path, frame: frame)
      return control(boxes.dropLast() + [left], anchor: .frame(frame, gap: -frame.height))
    case .popUp(let button):
      let (boxes, frame) = layOutButton(own(button))
      let title = boxes.last?.children.first { $0.role == .title }?.textStart
      guard metrics.placement.coversPopUpButton, let title else {
        return control(boxes, anchor: .frame(frame, gap: gap(at: frame)))
      }
      return control(boxes, anchor: .popUp(frame, title: title))
    case .menuBar(let titles):
      let (bar, open) = layOutMenuBar(titles)
      return control([bar], anchor: open.map { .barTitle($0, gap: metrics.menuBar.gap) } ?? .none)
    case .preview(let preview): return layOutPreview(preview)
    case .statusItem(let item): return layOutStatusItem(item)
    case .icon(let icon): return layOutIcon(icon)
    case .selection(let selection): return layOutSelection(selection)
    }
  }

  /// Removes what the host draws: in a form, the row has the introductory text.
  private func own(_ button: ResolvedButton) -> ResolvedButton {
    guard mockup.host?.kind.traits.control == .form else { return button }
    var own = button
    own.label = nil
    return own
  }

  private func gap(at frame: Rect) -> Double {
    frame.height < metrics.placement.tallHeight ? metrics.placement.gap : metrics.placement.tallGap
  }

  func control(_ boxes: [LayoutBox], anchor: PlacedControl.Anchor) -> PlacedControl {
    let first = boxes.first?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return PlacedControl(boxes: boxes, anchor: anchor, extent: boxes.reduce(first) { $0.union($1.frame) })
  }
}
