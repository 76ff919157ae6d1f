public import MenuDocument
public import PositionedJSON

/// The explanations of a picture's callouts.
public struct Legend: Hashable, Sendable {
  /// A callout with its explanation.
  public struct Entry: Hashable, Sendable {
    /// The number or text of the mark.
    public var mark: String
    /// The title of the marked item, else its kind.
    public var title: String
    /// The help text of the item, else its subtitle.
    public var help: String?
    /// The path of the item; in a frame, the path in the merged document.
    public var path: DocumentPath
    /// The first frame with the callout, from 1; `nil` in a document without frames.
    public var frame: Int?

    /// Creates an entry.
    public init(mark: String, title: String, help: String? = nil, path: DocumentPath, frame: Int? = nil) {
      self.mark = mark
      self.title = title
      self.help = help
      self.path = path
      self.frame = frame
    }
  }

  /// The callouts, in the order of the items.
  public var entries: [Entry]

  /// Creates a legend.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// Creates the legend of everything drawn in a document; equal callouts of several frames appear once.
  public init(_ document: MockupDocument) {
    guard !document.frames.isEmpty else {
      entries = Self.marks(of: document).map { $0.entry }
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
      // Inserted after the loop, because one frame may mark two items of the same title.
      known.formUnion(marks.map { $0.identity })
    }
  }

  // MARK: Collecting

  /// Callouts of different frames are equal if their marks are, and the items' `id` or else all other texts.
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
