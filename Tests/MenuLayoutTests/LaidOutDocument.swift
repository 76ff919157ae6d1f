import MenuDocument
import MenuLayout
import MockupScene
import PositionedJSON
import TestSupport

import MenuMockup
import MockupFiles
import MockupSets

/// A random document and its layout.
struct LaidOutDocument {
  let document: JSONNode
  let tree: LayoutTree
  let boxes: [LayoutTree.ListedBox]
  /// The visible area that the ancestors of each box leave.
  private let windows: [Rect?]

  init(document: JSONNode, tree: LayoutTree) {
    self.document = document
    self.tree = tree
    boxes = tree.listing
    var windows: [Rect?] = []
    for entry in boxes {
      guard let parent = entry.parent else {
        windows.append(nil)
        continue
      }
      let outer = boxes[parent]
      switch outer.box.look {
      case .clip, .scroll: windows.append(windows[parent].map { $0.intersection(outer.frame) } ?? outer.frame)
      default: windows.append(windows[parent])
      }
    }
    self.windows = windows
  }

  /// Lays out a document without fonts.
  init(
    _ document: JSONNode, direction: LayoutDirection, renderer: Renderer
  ) throws {
    var options = RenderOptions()
    options.settings.layoutDirection = direction
    let text = JSONWriter.text(of: document)
    self.init(
      document: document, tree: try renderer.layOut(Source(text), options: options, shaper: FixedAdvanceShaper()))
  }

  var picture: Rect { Rect(origin: .zero, size: tree.size) }

  /// The visible part of a box.
  func seen(_ index: Int) -> Rect {
    let frame = boxes[index].frame
    return windows[index].map { frame.intersection($0) } ?? frame
  }

  /// Returns whether scrolling can hide part of a box.
  func isClipped(_ index: Int) -> Bool { windows[index] != nil }

  /// The indices of boxes with these roles.
  func all(_ roles: Set<LayoutRole>) -> [Int] { boxes.indices.filter { roles.contains(boxes[$0].box.role) } }

  /// The innermost enclosing box with one of these roles.
  func around(_ index: Int, _ roles: Set<LayoutRole>) -> Int? {
    var current = boxes[index].parent
    while let outer = current, !roles.contains(boxes[outer].box.role) { current = boxes[outer].parent }
    return current
  }

  func words(_ index: Int) -> String {
    let (box, frame) = (boxes[index].box, boxes[index].frame)
    return "\(box.role) \(box.path) [\(frame.x) \(frame.y) \(frame.width) \(frame.height)]"
  }
}

extension LayoutRole {
  /// Roles that span the width of a menu.
  static let rows: Set<LayoutRole> = [
    .row, .submenuHeader, .heading, .controlGroup, .palette, .slider, .stepper, .text,
  ]
}

extension LayoutBox.Look {
  var isText: Bool { if case .text = self { true } else { false } }
}
