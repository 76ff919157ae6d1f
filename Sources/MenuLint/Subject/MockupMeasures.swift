package import PositionedJSON

package struct MockupLook: Hashable, Sendable {
  package var isGame = false
  /// Whether the theme is the author's, not built in.
  package var isOwn = false
  /// Whether the accent color is the author's.
  package var hasOwnTint = false

  package init() {}
}

/// Results of the layout.
package struct MockupMeasures: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var path: DocumentPath
    /// In points.
    package var height: Double

    package init(path: DocumentPath, height: Double) {
      self.path = path
      self.height = height
    }
  }

  package struct Text: Hashable, Sendable {
    package var path: DocumentPath
    /// The font size, in points.
    package var size: Double
    /// The WCAG contrast ratio to the backdrop, 1–21.
    package var contrast: Double
    /// Whether the text or its backdrop has a color of the author.
    package var isTinted: Bool
    /// The visible part of the label of a cell.
    package var shown: String?

    package init(path: DocumentPath, size: Double, contrast: Double, isTinted: Bool, shown: String?) {
      self.path = path
      self.size = size
      self.contrast = contrast
      self.isTinted = isTinted
      self.shown = shown
    }
  }

  package var rows: [Row] = []
  package var texts: [Text] = []

  package init() {}
}
