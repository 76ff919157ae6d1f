public import MenuResolve
import MenuTheme
public import MockupScene
public import PositionedJSON

/// One of several images to place side by side.
public struct FramedLayout: Sendable {
  public var mockup: ResolvedMockup
  /// The layout of the mockup.
  public var tree: LayoutTree
  /// The caption below the image, and its location.
  public var caption: Located<String>?
  /// The path of the frame in the document.
  public var path: DocumentPath
  /// The background of this part of the image; `nil` for transparent.
  public var background: Color?

  /// Creates a frame with its caption.
  public init(
    mockup: ResolvedMockup, tree: LayoutTree, caption: Located<String>?, path: DocumentPath, background: Color? = nil
  ) {
    self.mockup = mockup
    self.tree = tree
    self.caption = caption
    self.path = path
    self.background = background
  }
}

/// Places images side by side in reading direction, with aligned captions below them.
///
/// - Parameters:
///   - frames: at least one; the first determines the direction and the style of the captions.
///   - shaper: shapes the captions.
public func setSideBySide(_ frames: [FramedLayout], shaper: some TextShaping) -> LayoutTree {
  guard let first = frames.first else {
    return LayoutTree(size: Size(width: 1, height: 1), isRightToLeft: false, boxes: [])
  }
  var row = FrameRow(layout: MockupLayout(mockup: first.mockup, shaper: shaper))
  return row.tree(of: frames)
}

private struct FrameRow {
  var layout: MockupLayout

  /// The gap between two screens or windows, in points; other images have sufficient margins.
  private static let gap = 24.0
  private static let captionRoom = 16.0
  private static let minimumCaptionWidth = 120.0

  mutating func tree(of frames: [FramedLayout]) -> LayoutTree {
    let isRightToLeft = layout.mockup.isRightToLeft
    // Images are aligned by their controls, because only the open menus differ.
    let tops = frames.anchors.map { $0.y }
    let line = tops.max() ?? 0
    let drops = tops.map { line - $0 }
    let bottoms = zip(frames, drops).map { $0.contentBottom + $1 }
    let captionTop = (bottoms.max() ?? 0) + Self.captionRoom
    let hasGap = frames.contains { $0.mockup.host != nil }
    var backgrounds: [LayoutBox] = []
    var frameBoxes: [LayoutBox] = []
    var captions: [LayoutBox] = []
    var x = 0.0
    var bottom = zip(frames, drops).map { $0.tree.size.height + $1 }.max() ?? 1
    for (index, frame) in frames.enumerated() {
      if index > 0, hasGap { x += Self.gap }
      let size = frame.tree.size
      let caption = captionBox(of: frame, top: captionTop)
      let width = max(size.width, (caption?.frame.width ?? 0).rounded(.up))
      let left = x + ((width - size.width) / 2).rounded(.down)
      let slot = Rect(x: left, y: drops[index], width: size.width, height: size.height)
      if let background = frame.background {
        backgrounds.append(
          LayoutBox(
            .imageBackground, path: frame.path, frame: Rect(x: x, y: 0, width: width, height: 0),
            look: .fill(background, cornerRadius: 0, smoothing: 0)))
      }
      frameBoxes.append(
        LayoutBox(.frame, path: frame.path, frame: slot, look: .clip(cornerRadius: 0, smoothing: 0)))
      if let caption {
        captions.append(caption.moved(x: x + width / 2, y: 0))
        bottom = max(bottom, caption.frame.maxY + Self.captionRoom)
      }
      x += width
    }
    for index in backgrounds.indices { backgrounds[index].frame.height = bottom }
    if isRightToLeft {
      backgrounds = backgrounds.map { $0.mirrored(in: x) }
      frameBoxes = frameBoxes.map { $0.mirrored(in: x) }
      captions = captions.map { $0.mirrored(in: x) }
    }
    // Each image already has its direction: only its position is mirrored.
    for (index, frame) in frames.enumerated() {
      let slot = frameBoxes[index].frame
      frameBoxes[index].children = frame.tree.boxes.map { $0.moved(x: slot.x, y: slot.y) }
    }
    var uses = layout.uses
    for frame in frames { uses.formUnion(frame.tree.uses) }
    return LayoutTree(
      size: Size(width: max(1, x), height: max(1, bottom)), isRightToLeft: isRightToLeft,
      boxes: backgrounds + frameBoxes + captions, uses: uses)
  }

  private mutating func captionBox(of frame: FramedLayout, top: Double) -> LayoutBox? {
    guard let caption = frame.caption, !caption.value.isEmpty else { return nil }
    let style: TextStyle = layout.style[.caption]
    // On a separate background, a caption has the matching color.
    let color = (frame.background == nil ? layout.mockup : frame.mockup).annotations.caption
    let text = ResolvedText(string: caption.value, location: caption.location, style: style, color: color)
    let shaped = layout.balanced(text, width: max(Self.minimumCaptionWidth, frame.tree.size.width - 16))
    return layout.textBox(
      .caption, text, shaped, x: 0, firstBaseline: top + layout.baselineInLine(style),
      anchor: .center)
  }
}

extension FramedLayout {
  /// The bottom of the last box, from the top of the image; a host can be larger than the image.
  fileprivate var contentBottom: Double {
    min(tree.size.height, tree.boxes.reduce(0) { max($0, $1.extent.maxY) })
  }
}
