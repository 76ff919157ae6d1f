import MenuDescriptions
import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

struct LaidOutImage {
  var parts: [LayoutTree]
  /// The whole image: frames stand side by side.
  var tree: LayoutTree
  /// The scenes to draw in order: the tree, the frames of an animation, or pages.
  var scenes: [LaidOutScene]

  /// In points; the scenes of an animation all have this size.
  var size: Size { scenes.first?.tree.size ?? tree.size }
}

struct LaidOutScene {
  var tree: LayoutTree
  var background: Color?
  /// The duration in an animation, in seconds.
  var duration = Frame.standardDuration
}

extension Pipeline {
  /// Stage three: from the resolved document to boxes in points.
  func layOut(_ image: ResolvedImage, _ composition: Composition) -> LaidOutImage {
    let trees = layOutParts(of: image, composition)
    func centered(_ tree: LayoutTree) -> LayoutTree { composition.canvas.map(tree.centered) ?? tree }
    func still(_ tree: LayoutTree) -> LaidOutImage {
      let tree = centered(tree)
      return LaidOutImage(
        parts: trees, tree: tree, scenes: [LaidOutScene(tree: tree, background: image.background)])
    }
    if composition.arrangement == .alone, trees.count == 1, let only = trees.first { return still(only) }
    let frames = zip(image.parts, trees).map { part, tree in
      FramedLayout(
        mockup: part.mockup, tree: tree, caption: part.caption, path: part.path, background: part.background)
    }
    let row = setSideBySide(frames, shaper: shaper)
    let drawn: [LayoutTree]
    switch composition.arrangement {
    case .alone, .sideBySide: return still(row)
    case .animated: drawn = LayoutTree.aligned(frames)
    case .pages: drawn = trees
    }
    let scenes = zip(image.parts, drawn).map { part, tree in
      LaidOutScene(
        tree: centered(tree), background: part.background ?? image.background, duration: part.duration)
    }
    return LaidOutImage(parts: trees, tree: row, scenes: scenes)
  }

  func layOutParts(of image: ResolvedImage, _ composition: Composition) -> [LayoutTree] {
    image.parts.map { MenuLayout.layOut($0.mockup, shaper: shaper, padding: composition.padding) }
  }
}
