public import MenuTheme
public import MockupScene
public import MockupSymbols
public import PositionedJSON

/// A mockup with everything decided: defaults filled in, colors absolute, symbols as shapes, shortcuts as glyphs.
///
/// Promises to the layout: hidden items are gone; groups have at least one row; every text has its style and color;
/// lengths are those of the asked text size; nothing has to be looked up any more.
public struct ResolvedMockup: Hashable, Sendable {
  /// How things are drawn.
  public var style: ResolvedStyle
  /// The language of the texts, a BCP 47 tag.
  public var language: String
  /// Whether the menu is mirrored.
  public var isRightToLeft: Bool
  /// What the menu belongs to.
  public var control: ResolvedControl
  /// The menu; `nil` while it is closed.
  public var menu: ResolvedMenu?
  /// The question that is asked.
  public var confirmation: ResolvedConfirmation?
  /// The window or screen around the control; `nil` for a picture of the control and its menu alone.
  public var host: ResolvedHost?
  /// What tells that a long menu goes on.
  public var continuation: ResolvedContinuation
  /// The items that are pointed out, in the order of the document.
  public var callouts: [ResolvedCallout]
  /// The colors of callouts and captions.
  public var annotations: AnnotationColors
}

/// A text with its look.
public struct ResolvedText: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// Where the text was written: its path, as in `menu.items[2].title`, and its place in the file.
  public var location: SourceLocation
  /// Size, leading, weight and tracking.
  public var style: TextStyle
  /// The color.
  public var color: Color
  /// The most lines; `nil` for no bound.
  public var maximumLines: Int?
  /// Whether the text always reads from left to right, as shortcuts do.
  public var isAlwaysLeftToRight = false

  /// A text from its parts.
  public init(
    string: String, location: SourceLocation, style: TextStyle, color: Color, maximumLines: Int? = nil
  ) {
    self.string = string
    self.location = location
    self.style = style
    self.color = color
    self.maximumLines = maximumLines
  }

  /// Where the text stands in the document, as in `menu.items[2].title`.
  public var path: DocumentPath { location.path }
}

/// What stands beside or instead of a title.
public struct ResolvedGraphic: Hashable, Sendable {
  /// What it looks like.
  public enum Look: Hashable, Sendable {
    /// A symbol in one color, and the length of one unit of its grid in points.
    case symbol(SymbolShape, Color, unit: Double)
    /// A foreign picture: its place in the table of pictures, its natural size, the side of the square that it is
    /// fitted into, and its opacity.
    case image(ImageIdentifier, Size, side: Double, alpha: Double)
    /// A letter or an emoji.
    case text(ResolvedText)
  }

  /// What it looks like.
  public var look: Look
  /// Where it stands in the document, as in `menu.items[2].systemImage`.
  public var path: DocumentPath
}

/// A foreign picture that a document names, by its path as the document gives it.
public struct ImageIdentifier: Hashable, Sendable {
  /// The path as the document gives it.
  public var path: String

  /// The picture of the given path.
  public init(path: String) {
    self.path = path
  }
}

/// What tells that a long menu goes on.
public struct ResolvedContinuation: Hashable, Sendable {
  /// Where it goes on above.
  public var up: ResolvedGraphic?
  /// Where it goes on below.
  public var down: ResolvedGraphic?
}

/// What a menu belongs to.
public enum ResolvedControl: Hashable, Sendable {
  /// Nothing: the menu stands alone.
  case nothing
  /// A button that offers commands.
  case pullDown(ResolvedButton)
  /// A button that shows the chosen option.
  case popUp(ResolvedButton)
  /// What is touched and held, or clicked with the second button.
  case preview(ResolvedPreview)
  /// A menu bar.
  case menuBar([ResolvedBarTitle])
}

/// A menu that is open.
public struct ResolvedMenu: Hashable, Sendable {
  /// Where the menu stands in the document, as in `menu`.
  public var path: DocumentPath
  /// Its rows, headings included, by group; groups are divided by a gap.
  public var groups: [ResolvedGroup]
  /// Whether titles leave room for marks in front of them.
  public var hasGutter: Bool
  /// Whether any row has a symbol or image.
  public var hasGraphics: Bool
  /// Whether the order of its rows turns round where it opens upwards.
  public var turnsUpwards: Bool
  /// How far it is scrolled where it is too long, in points.
  public var scrollOffset: Double

  /// Whether any cell has a symbol or image.
  public var hasCellGraphics: Bool {
    groups.contains { group in
      group.rows.contains { row in
        guard case .cells(let cells, let kind) = row.content, kind != .stepper else { return false }
        return cells.contains { $0.graphic != nil }
      }
    }
  }
}

/// Rows without a gap between them.
public struct ResolvedGroup: Hashable, Sendable {
  /// The rows, at least one.
  public var rows: [ResolvedRow]

  /// Whether any row has a symbol or image in front of its title or behind it.
  public var hasGraphics: Bool { rows.indices.contains { rows[$0].hasGraphic } }

  /// Whether any row can have a mark.
  var hasGutter: Bool { rows.indices.contains { rows[$0].hasGutter } }
}

/// What takes the whole width of a menu.
public struct ResolvedRow: Hashable, Sendable {
  /// What a row holds.
  public enum Content: Hashable, Sendable {
    /// A title with what belongs to it; kept apart, as rows would be a kilobyte each.
    indirect case item(ResolvedItem)
    /// The row of a submenu that is open in place: its title with a turned chevron.
    indirect case submenuHeader(ResolvedItem)
    /// A control group.
    case cells([ResolvedCell], Cells)
    /// A picker in one row.
    case palette([ResolvedOption])
    /// A slider.
    indirect case slider(ResolvedSlider)
    /// The heading of a menu, section, control group, palette, stepper or slider.
    case heading(ResolvedText)
    /// Explanatory or static text.
    case text(ResolvedText)
  }

  /// The kinds of control groups.
  public enum Cells: Hashable, Sendable {
    /// Symbols only.
    case small
    /// Symbols with labels.
    case medium
    /// The two halves of a stepper.
    case stepper
  }

  /// Where the row's item stands in the document.
  public var path: DocumentPath
  /// The item's `id`.
  public var name: String?
  /// What the row holds.
  public var content: Content

  /// The title with what belongs to it; `nil` for what is no item of a list.
  public var item: ResolvedItem? {
    switch content {
    case .item(let item), .submenuHeader(let item): item
    case .cells, .palette, .slider, .heading, .text: nil
    }
  }

  /// Whether it has a symbol or image in front of its title or behind it.
  fileprivate var hasGraphic: Bool {
    switch content {
    case .item(let item), .submenuHeader(let item): item.graphic != nil
    case .cells, .palette, .slider, .heading, .text: false
    }
  }

  /// Whether it is an item that can have a mark.
  fileprivate var hasGutter: Bool {
    switch content {
    case .item(let item), .submenuHeader(let item): item.hasGutter
    case .cells, .palette, .slider, .heading, .text: false
    }
  }

  /// The submenu that is open at this row.
  public var openSubmenu: ResolvedMenu? {
    switch content {
    case .item(let item): item.submenu
    case .cells(let cells, _): cells.lazy.compactMap(\.submenu).first
    case .submenuHeader, .palette, .slider, .heading, .text: nil
    }
  }

  /// Whether it is the heading of what follows.
  public var isHeading: Bool {
    if case .heading = content { true } else { false }
  }

  /// Whether it is explanatory or static text.
  public var isText: Bool {
    if case .text = content { true } else { false }
  }
}

/// A title with what belongs to it.
public struct ResolvedItem: Hashable, Sendable {
  /// The title; `nil` where the item shows its symbol only.
  public var title: ResolvedText?
  /// The second line.
  public var subtitle: ResolvedText?
  /// What stands in front of the title.
  public var mark: ResolvedGraphic?
  /// What stands at the very end, on themes that put a submenu's chevron there.
  public var disclosure: ResolvedGraphic?
  /// The symbol or image.
  public var graphic: ResolvedGraphic?
  /// The keyboard shortcut: one text, or modifiers and key where these have columns of their own.
  public var shortcut: [ResolvedText]
  /// The badge.
  public var badge: ResolvedText?
  /// The background of the row where it is highlighted, or its submenu is open beside it.
  public var highlight: ResolvedHighlight?
  /// How far the title is indented, in points.
  public var indentation: Double
  /// Whether the part that opens the submenu is divided from the rest, which is an action of its own.
  public var isSplit: Bool
  /// Whether the item can have a mark, so that all titles of the menu leave room for it.
  public var hasGutter: Bool
  /// The submenu that is open at this row.
  public var submenu: ResolvedMenu?
}

/// The background of a row that stands out.
public struct ResolvedHighlight: Hashable, Sendable {
  /// The color of the background.
  public var color: Color
  /// The color of the ring around it.
  public var ring: Color
  /// Whether all that stands on it has one color.
  public var recolors: Bool
}

/// A cell of a control group.
public struct ResolvedCell: Hashable, Sendable {
  /// Where the item stands in the document.
  public var path: DocumentPath
  /// The item's `id`.
  public var name: String?
  /// The symbol or image.
  public var graphic: ResolvedGraphic?
  /// The label: below the symbol, or alone where there is none.
  public var label: ResolvedText?
  /// Whether the cell is pressed.
  public var isHighlighted: Bool
  /// Whether what the cell stands for is on.
  public var isOn: Bool
  /// The submenu that is open at this cell.
  public var submenu: ResolvedMenu?
}

/// An option of a palette.
public struct ResolvedOption: Hashable, Sendable {
  /// Where the option stands in the document.
  public var path: DocumentPath
  /// The option's `id`.
  public var name: String?
  /// What the option looks like.
  public var graphic: ResolvedGraphic
  /// Whether a highlight lies behind it.
  public var hasSelection: Bool
  /// Whether the option is chosen.
  public var isSelected: Bool
  /// Whether the option is pressed.
  public var isHighlighted: Bool
}

/// A slider.
public struct ResolvedSlider: Hashable, Sendable {
  /// Where the thumb is, from 0 to 1.
  public var value: Double
  /// The symbol at the least value.
  public var minimum: ResolvedGraphic?
  /// The symbol at the greatest value.
  public var maximum: ResolvedGraphic?
  /// The color of the filled part of the track.
  public var color: Color
  /// The opacity of the track, 0 to 1: less than 1 where the slider is disabled.
  public var alpha: Double
}
