import MenuDescriptions
import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

/// A picture as boxes in points.
struct LaidOutPicture {
  /// The layout of each mockup in it.
  var parts: [LayoutTree]
  /// All of it: frames stand side by side.
  var tree: LayoutTree
  /// What is drawn, one after the other: the tree, or the frames of an animation.
  var scenes: [LaidOutScene]

  /// The size of the picture, in points; the scenes of an animation have one size.
  var size: Size { scenes.first?.tree.size ?? tree.size }
}

/// A scene of a picture as boxes.
struct LaidOutScene {
  var tree: LayoutTree
  /// What is behind it; `nil` for nothing.
  var background: Color?
  /// How long it is seen in an animation, in seconds.
  var duration = Frame.standardDuration
}

extension Pipeline {
  /// The third stage: from what is decided to boxes in points.
  func layOut(_ picture: ResolvedPicture, _ composition: Composition) -> LaidOutPicture {
    let trees = layOutParts(of: picture, composition)
    func centered(_ tree: LayoutTree) -> LayoutTree { composition.canvas.map(tree.centered) ?? tree }
    func still(_ tree: LayoutTree) -> LaidOutPicture {
      let tree = centered(tree)
      return LaidOutPicture(
        parts: trees, tree: tree, scenes: [LaidOutScene(tree: tree, background: picture.background)])
    }
    if composition.arrangement == .alone, trees.count == 1, let only = trees.first { return still(only) }
    let frames = zip(picture.parts, trees).map { part, tree in
      FramedLayout(
        mockup: part.mockup, tree: tree, caption: part.caption, path: part.path, ground: part.background)
    }
    let row = setSideBySide(frames, shaper: shaper)
    guard composition.arrangement == .animated else { return still(row) }
    let scenes = zip(picture.parts, LayoutTree.aligned(frames)).map { part, tree in
      LaidOutScene(
        tree: centered(tree), background: part.background ?? picture.background, duration: part.duration)
    }
    return LaidOutPicture(parts: trees, tree: row, scenes: scenes)
  }

  /// The layout of each mockup of a picture.
  func layOutParts(of picture: ResolvedPicture, _ composition: Composition) -> [LayoutTree] {
    picture.parts.map { MenuLayout.layOut($0.mockup, shaper: shaper, padding: composition.padding) }
  }
}
