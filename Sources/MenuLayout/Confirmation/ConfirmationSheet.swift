import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

/// The parts of a confirmation before placement; the top left corner of each is at zero.
struct ConfirmationSheet {
  struct Part {
    var boxes: [LayoutBox] = []
    /// In points.
    var height = 0.0
  }

  var path: DocumentPath
  /// In points.
  var width: Double
  var text: Part
  var actions: Part
  /// The action on a separate sheet; its height is zero if there is none.
  var apart: Part

  private static let fade = 24.0

  /// In points, without `apart`.
  var height: Double { text.height + actions.height }

  /// Returns text and actions in a frame. If it is too low, the text scrolls; the actions scroll only if they alone do
  /// not fit.
  func content(in frame: Rect) -> [LayoutBox] {
    let minimum = min(text.height, frame.height / 3)
    let textHeight = min(text.height, max(minimum, frame.height - actions.height))
    var rest = frame
    return part(text, in: rest.cutTop(textHeight)) + part(actions, in: rest)
  }

  private func part(_ part: Part, in frame: Rect) -> [LayoutBox] {
    let boxes = part.boxes.map { $0.moved(x: frame.x, y: frame.y) }
    guard part.height > frame.height + 0.001 else { return boxes }
    let fade = min(Self.fade, frame.height / 2)
    return [
      LayoutBox(
        .viewport, path: path, frame: frame, look: .scroll(.vertical, fadesAtStart: 0, fadesAtEnd: fade),
        children: boxes.filter { $0.frame.y < frame.maxY })
    ]
  }
}

extension MockupLayout {
  mutating func layOutQuestion(_ confirmation: ResolvedConfirmation, width: Double) -> ConfirmationSheet {
    let lengths = metrics.confirmation
    var actions = confirmation.actions
    var apart = ConfirmationSheet.Part()
    if lengths.cancelGap > 0, actions.count > 1, let last = actions.last, last.isCancel {
      actions.removeLast()
      let box = layOutAction(last, x: 0, y: 0, width: width)
      apart = ConfirmationSheet.Part(boxes: [box], height: box.frame.height)
    }
    let text = layOutText(of: confirmation, width: width)
    return ConfirmationSheet(
      path: confirmation.path, width: width, text: text,
      actions: layOutActions(actions, width: width, isBelowText: text.height > 0), apart: apart)
  }

  private mutating func layOutText(of confirmation: ResolvedConfirmation, width: Double) -> ConfirmationSheet.Part {
    let lengths = metrics.confirmation
    let inset = min(lengths.textInset ?? lengths.padding, width / 6)
    let isCentered = lengths.isTextCentered
    var part = ConfirmationSheet.Part()
    var y = lengths.padding
    if lengths.iconSize > 0 {
      let side = min(lengths.iconSize, width / 2)
      let iconInset = lengths.iconInset ?? inset
      let icon = Rect(
        x: isCentered ? (width - side) / 2 : iconInset, y: lengths.iconInset ?? y, width: side, height: side)
      part.boxes.append(
        LayoutBox(
          .hostPart, path: confirmation.path, frame: icon,
          look: .fill(style[.hostFill], cornerRadius: side * 0.23, smoothing: 0.6)))
      y = icon.maxY + (lengths.iconGap ?? 2 * lengths.textSpacing)
    }
    for (role, text) in [(LayoutRole.question, confirmation.title), (.message, confirmation.message)] {
      guard let text else { continue }
      if part.boxes.last?.role == .question { y += lengths.textSpacing }
      let shaped = shape(text, width: width - 2 * inset)
      let box = textBox(
        role, text, shaped, x: isCentered ? width / 2 : inset, firstBaseline: y + baselineInLine(text.style),
        anchor: isCentered ? .center : .left)
      part.boxes.append(box)
      y = box.frame.maxY
    }
    if !part.boxes.isEmpty { part.height = y + lengths.padding }
    return part
  }

  private mutating func layOutActions(
    _ actions: [ResolvedConfirmation.Action], width: Double, isBelowText: Bool
  ) -> ConfirmationSheet.Part {
    let lengths = metrics.confirmation
    let inset = min(lengths.actionInset, width / 6)
    let room = width - 2 * inset
    var part = ConfirmationSheet.Part()
    var y = isBelowText ? 0 : inset
    let half = (room - lengths.actionGap) / 2
    if lengths.isSideBySide, actions.count == 2, actions.allSatisfy({ fits($0, width: half) }) {
      // The Cancel action comes first.
      for (index, action) in actions.reversed().enumerated() {
        let x = inset + Double(index) * (half + lengths.actionGap)
        part.boxes.append(layOutAction(action, x: x, y: y, width: half))
      }
      y = part.boxes.map { $0.frame.maxY }.max() ?? y
    } else {
      for (index, action) in actions.enumerated() {
        if index > 0 { y += lengths.actionGap }
        var box = layOutAction(action, x: inset, y: y, width: room)
        if lengths.actionInset == 0, index > 0 || isBelowText {
          let edge = Rect(x: box.frame.x, y: y, width: room, height: 0)
          box.children.append(
            LayoutBox(.separator, path: box.path, frame: edge, look: .line(style[.actionSeparator], .top)))
        }
        part.boxes.append(box)
        y = box.frame.maxY
      }
    }
    part.height = y + inset
    return part
  }

  private var actionPadding: Double { max(12, min(16, metrics.confirmation.actionRadius)) }

  private mutating func fits(_ action: ResolvedConfirmation.Action, width: Double) -> Bool {
    naturalWidth(of: action.title) <= width - 2 * actionPadding
  }

  private mutating func layOutAction(
    _ action: ResolvedConfirmation.Action, x: Double, y: Double, width: Double
  ) -> LayoutBox {
    let lengths = metrics.confirmation
    let title = action.title
    let shaped = shape(
      title, width: width - 2 * min(actionPadding, width / 4), lines: style.isAccessibilitySize ? 4 : 2)
    let further = Double(shaped.lines.count - 1) * title.style.leading
    let height = max(lengths.actionHeight + style.growth(of: .action), title.style.leading) + further
    let frame = Rect(x: x, y: y, width: width, height: height)
    let fill = style[action.isPreferred && lengths.hasProminentAction ? .prominentGround : .actionGround]
    let radius = min(lengths.actionRadius, (lengths.actionHeight + style.growth(of: .action)) / 2)
    let text = textBox(
      .title, title, shaped, x: frame.midX,
      firstBaseline: frame.midY - further / 2 + metrics.row.baselineShift * title.style.size, anchor: .center)
    return LayoutBox(
      .action, path: title.path, frame: frame,
      look: fill.alpha > 0 ? .fill(fill, cornerRadius: radius, smoothing: 0) : .none, children: [text])
  }
}
