public import MenuResolve
import MenuTheme
public import MockupScene
public import PositionedJSON

/// One of several pictures that are set side by side.
public struct FramedLayout: Sendable {
  /// What was laid out.
  public var mockup: ResolvedMockup
  /// Its boxes.
  public var tree: LayoutTree
  /// The words under it, and where they were written.
  public var caption: Located<String>?
  /// Where the frame stands in the document.
  public var path: DocumentPath
  /// The background of its part of the picture; `nil` leaves it transparent.
  public var ground: Color?

  /// A picture with its caption.
  public init(
    mockup: ResolvedMockup, tree: LayoutTree, caption: Located<String>?, path: DocumentPath, ground: Color? = nil
  ) {
    self.mockup = mockup
    self.tree = tree
    self.caption = caption
    self.path = path
    self.ground = ground
  }
}

/// Sets pictures side by side in reading direction, their captions in one line under them.
///
/// - Parameters:
///   - frames: at least one; the first decides the direction and the look of the captions.
///   - shaper: sets the captions.
public func setSideBySide(_ frames: [FramedLayout], shaper: any TextShaping) -> LayoutTree {
  guard let first = frames.first else {
    return LayoutTree(size: Size(width: 1, height: 1), isRightToLeft: false, boxes: [])
  }
  var row = FrameRow(layout: MockupLayout(mockup: first.mockup, shaper: shaper))
  return row.tree(of: frames)
}

/// The state of setting pictures side by side.
private struct FrameRow {
  var layout: MockupLayout

  /// The room between two screens or windows, in points; other pictures have enough of their own.
  private static let gap = 24.0
  /// The room above and below a caption, in points.
  private static let captionRoom = 16.0
  /// The least width that captions are set in, in points.
  private static let leastCaptionWidth = 120.0

  mutating func tree(of frames: [FramedLayout]) -> LayoutTree {
    let isRightToLeft = layout.mockup.isRightToLeft
    // What differs between the pictures is what opens from their controls, not where these stand.
    let tops = frames.anchors.map(\.y)
    let line = tops.max() ?? 0
    let drops = tops.map { line - $0 }
    let bottoms = zip(frames, drops).map { $0.contentBottom + $1 }
    let captionTop = (bottoms.max() ?? 0) + Self.captionRoom
    let hasGap = frames.contains { $0.mockup.host != nil }
    var grounds: [LayoutBox] = []
    var pictures: [LayoutBox] = []
    var captions: [LayoutBox] = []
    var x = 0.0
    var bottom = zip(frames, drops).map { $0.tree.size.height + $1 }.max() ?? 1
    for (index, frame) in frames.enumerated() {
      if index > 0, hasGap { x += Self.gap }
      let size = frame.tree.size
      let caption = captionBox(of: frame, top: captionTop)
      let width = max(size.width, (caption?.frame.width ?? 0).rounded(.up))
      let left = x + ((width - size.width) / 2).rounded(.down)
      let place = Rect(x: left, y: drops[index], width: size.width, height: size.height)
      if let ground = frame.ground {
        grounds.append(
          LayoutBox(
            .ground, path: frame.path, frame: Rect(x: x, y: 0, width: width, height: 0),
            look: .fill(ground, cornerRadius: 0, smoothing: 0)))
      }
      pictures.append(
        LayoutBox(.frame, path: frame.path, frame: place, look: .clip(cornerRadius: 0, smoothing: 0)))
      if let caption {
        captions.append(caption.moved(x: x + width / 2, y: 0))
        bottom = max(bottom, caption.frame.maxY + Self.captionRoom)
      }
      x += width
    }
    for index in grounds.indices { grounds[index].frame.height = bottom }
    if isRightToLeft {
      grounds = grounds.map { $0.mirrored(in: x) }
      pictures = pictures.map { $0.mirrored(in: x) }
      captions = captions.map { $0.mirrored(in: x) }
    }
    // Each picture is in its own direction already: only its place is mirrored.
    for (index, frame) in frames.enumerated() {
      let place = pictures[index].frame
      pictures[index].children = frame.tree.boxes.map { $0.moved(x: place.x, y: place.y) }
    }
    var uses = layout.uses
    for frame in frames { uses.formUnion(frame.tree.uses) }
    return LayoutTree(
      size: Size(width: max(1, x), height: max(1, bottom)), isRightToLeft: isRightToLeft,
      boxes: grounds + pictures + captions, uses: uses)
  }

  /// The caption of a picture, its middle at zero.
  private mutating func captionBox(of frame: FramedLayout, top: Double) -> LayoutBox? {
    guard let caption = frame.caption, !caption.value.isEmpty else { return nil }
    let style: TextStyle = layout.style[.caption]
    // On a background of its own a caption has the color that goes with it.
    let color = (frame.ground == nil ? layout.mockup : frame.mockup).annotations.caption
    let text = ResolvedText(string: caption.value, location: caption.location, style: style, color: color)
    let shaped = layout.balanced(text, width: max(Self.leastCaptionWidth, frame.tree.size.width - 16))
    return layout.textBox(
      .caption, text, shaped, x: 0, firstBaseline: top + layout.baselineInLine(style),
      anchor: .center)
  }
}

extension FramedLayout {
  /// Where the last box ends, from the top of the picture; a host may reach further than the picture.
  fileprivate var contentBottom: Double {
    min(tree.size.height, tree.boxes.reduce(0) { max($0, $1.extent.maxY) })
  }
}
