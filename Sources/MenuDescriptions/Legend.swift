public import MenuDocument
public import PositionedJSON

/// What the callouts of a picture stand for.
public struct Legend: Hashable, Sendable {
  /// One callout.
  public struct Entry: Hashable, Sendable {
    /// The number or text of the mark.
    public var mark: String
    /// What the marked item is called; where it has no title, what it is.
    public var title: String
    /// What there is to know about the item: its help, else its subtitle.
    public var help: String?
    /// The way to the item in its document; in a frame's, that with the frame merged into it.
    public var path: DocumentPath
    /// The first frame that shows the callout, from 1; `nil` in a document without frames.
    public var frame: Int?

    /// A callout and what it stands for.
    public init(mark: String, title: String, help: String? = nil, path: DocumentPath, frame: Int? = nil) {
      self.mark = mark
      self.title = title
      self.help = help
      self.path = path
      self.frame = frame
    }
  }

  /// The callouts, in the order of the picture's items.
  public var entries: [Entry]

  /// A legend of the given callouts.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// The legend of a document: the callouts of all that is drawn.
  ///
  /// What several frames mark in the same way is there once.
  public init(_ document: MockupDocument) {
    guard !document.frames.isEmpty else {
      entries = Self.marks(of: document).map(\.entry)
      return
    }
    entries = []
    var known: Set<Identity> = []
    for (index, frame) in document.frames.enumerated() {
      let marks = Self.marks(of: frame.document)
      for var mark in marks where !known.contains(mark.identity) {
        mark.entry.frame = index + 1
        entries.append(mark.entry)
      }
      // Only now: one frame may mark two items of the same title.
      known.formUnion(marks.map(\.identity))
    }
  }

  // MARK: Collecting

  /// What makes two callouts of different frames the same: the mark, and the item's name, else all that is told of it.
  private struct Identity: Hashable {
    var mark: String
    var name: String?
    var title: String?
    var help: String?
  }

  private static func marks(of document: MockupDocument) -> [(entry: Entry, identity: Identity)] {
    document.markedElements.compactMap { drawn in
      let attributes = drawn.attributes
      guard let mark = attributes.callout?.text.trimmed else { return nil }
      let title = document.legendTitle(of: drawn)
      let help = attributes.help?.trimmed ?? attributes.subtitle?.trimmed
      let entry = Entry(mark: mark, title: title, help: help, path: drawn.location.path)
      let identity =
        attributes.id.map { Identity(mark: mark, name: $0) } ?? Identity(mark: mark, title: title, help: help)
      return (entry, identity)
    }
  }
}

extension MockupDocument {
  /// What an item is called in the legend: the title that is drawn, else what the item is.
  fileprivate func legendTitle(of drawn: MenuElement) -> String {
    let language = AltTextLanguage.best(for: locale)
    switch drawn {
    case .option(let option):
      return option.title.trimmed ?? option.attributes.accessibilityLabel?.trimmed
        ?? language.capitalized(language.kinds[.option].text)
    case .item(let item):
      return heldAlternate(of: item)?.title?.trimmed ?? item.title?.trimmed
        ?? item.attributes.accessibilityLabel?.trimmed ?? item.kindName(in: language)
    }
  }
}
