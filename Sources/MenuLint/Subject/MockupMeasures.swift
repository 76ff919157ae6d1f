package import PositionedJSON

/// What is known of the theme of a document.
package struct MockupLook: Hashable, Sendable {
  /// Whether it is for games.
  package var isGame = false
  /// Whether it is the author's own, which nobody has looked at yet.
  package var isOwn = false
  /// Whether its accent is the author's own color.
  package var hasOwnTint = false

  /// Nothing in particular.
  package init() {}
}

/// What only the layout of a document knows.
package struct MockupMeasures: Hashable, Sendable {
  /// A row of a menu.
  package struct Row: Hashable, Sendable {
    /// Where its item was written.
    package var path: DocumentPath
    /// How high it is, in points.
    package var height: Double

    /// A row.
    package init(path: DocumentPath, height: Double) {
      self.path = path
      self.height = height
    }
  }

  /// A text of a menu or its button.
  package struct Text: Hashable, Sendable {
    /// Where it was written.
    package var path: DocumentPath
    /// The size of its letters, in points.
    package var size: Double
    /// How much it stands out from what is behind it, 1 to 21, as WCAG counts it.
    package var contrast: Double
    /// Whether it or its ground has a color of the author's own.
    package var isTinted: Bool
    /// What is to be read of it, where it is the label of a cell.
    package var shown: String?

    /// A text.
    package init(path: DocumentPath, size: Double, contrast: Double, isTinted: Bool, shown: String?) {
      self.path = path
      self.size = size
      self.contrast = contrast
      self.isTinted = isTinted
      self.shown = shown
    }
  }

  /// The rows of menus.
  package var rows: [Row] = []
  /// The texts of menus and their button.
  package var texts: [Text] = []

  /// Nothing measured so far.
  package init() {}
}
