public import MenuDocument
public import MenuTheme
public import MockupScene
public import MockupSymbols
public import PositionedJSON

/// A mockup with all defaults, colors, symbols, and shortcuts resolved.
///
/// Invariants for layout: no hidden items; at least one row per group; every text has a style and a color; lengths are
/// for the current text size; no further lookups.
public struct ResolvedMockup: Hashable, Sendable {
  public var style: ResolvedStyle
  /// The language of the texts, a BCP 47 tag.
  public var language: String
  /// Whether the layout is mirrored.
  public var isRightToLeft: Bool
  /// The control or content that the menu belongs to.
  public var control: ResolvedControl
  /// The menu; `nil` if it is closed.
  public var menu: ResolvedMenu?
  /// The visible confirmation.
  public var confirmation: ResolvedConfirmation?
  /// The window or screen around the control; `nil` for the control and its menu alone.
  public var host: ResolvedHost?
  /// The indications that a long menu continues.
  public var continuation: ResolvedContinuation
  /// The callouts, in document order.
  public var callouts: [ResolvedCallout]
  /// The pointers and fingers on items.
  public var pointers: [ResolvedPointer]
  /// The colors of callouts and captions.
  public var annotations: AnnotationColors
}

/// A text with its style and color.
public struct ResolvedText: Hashable, Sendable {
  public var string: String
  /// The location in the document; its path is such as `menu.items[2].title`.
  public var location: SourceLocation
  /// The size, leading, weight, and tracking.
  public var style: TextStyle
  public var color: Color
  /// The maximum number of lines; `nil` for no bound.
  public var maximumLines: Int?
  /// Whether the text is always left to right, such as a shortcut.
  public var isAlwaysLeftToRight = false

  /// Creates a text.
  public init(
    string: String, location: SourceLocation, style: TextStyle, color: Color, maximumLines: Int? = nil
  ) {
    self.string = string
    self.location = location
    self.style = style
    self.color = color
    self.maximumLines = maximumLines
  }

  /// The path in the document, such as `menu.items[2].title`.
  public var path: DocumentPath { location.path }
}

/// A symbol, image, or letter next to or instead of a title.
public struct ResolvedGraphic: Hashable, Sendable {
  /// The content of a graphic.
  public enum Look: Hashable, Sendable {
    /// A symbol in one color, with the length of a grid unit in points.
    case symbol(SymbolShape, Color, unit: Double)
    /// An image with its natural size, the side of the square that it is fitted into, and its opacity.
    case image(ImageIdentifier, Size, side: Double, alpha: Double)
    case text(ResolvedText)
  }

  public var look: Look
  /// The path in the document, such as `menu.items[2].systemImage`.
  public var path: DocumentPath
}

/// The identity of an image file in its own colors or in one color.
public struct ImageIdentifier: Hashable, Sendable {
  /// The path, as in the document.
  public var path: String
  /// The opaque color of all pixels; `nil` for those of the file.
  public var color: Color?

  /// Creates an identifier.
  public init(path: String, color: Color? = nil) {
    self.path = path
    self.color = color
  }
}

/// The indications that a long menu continues.
public struct ResolvedContinuation: Hashable, Sendable {
  /// The mark at the top.
  public var up: ResolvedGraphic?
  /// The mark at the bottom.
  public var down: ResolvedGraphic?
  /// The arrow to the next page of an edit menu.
  public var next: ResolvedGraphic?
}

/// The control or content that a menu belongs to.
public enum ResolvedControl: Hashable, Sendable {
  /// No control: the menu alone.
  case nothing
  case pullDown(ResolvedButton)
  case popUp(ResolvedButton)
  /// Content that opens a menu on touch and hold or secondary click.
  case preview(ResolvedPreview)
  case menuBar([ResolvedBarTitle])
  case statusItem(ResolvedStatusItem)
  /// An app icon on the Home Screen, or a tile in the Dock.
  case icon(ResolvedIcon)
  case selection(ResolvedSelection)
}

/// A pointer or finger on an item.
public struct ResolvedPointer: Hashable, Sendable {
  public var item: DocumentPath
  /// Pointer or finger.
  public var kind: PointerKind
}

/// An open menu.
public struct ResolvedMenu: Hashable, Sendable {
  /// The path in the document, such as `menu`.
  public var path: DocumentPath
  /// The rows with headings, in groups separated by gaps.
  public var groups: [ResolvedGroup]
  /// Whether titles leave room for marks before them.
  public var hasGutter: Bool
  /// Whether a row has a symbol or image.
  public var hasGraphics: Bool
  /// Whether the order of rows is reversed if the menu opens upward.
  public var reversesUpward: Bool
  /// The scroll offset of a menu that is too long, in points.
  public var scrollOffset: Double
  /// Whether the items are side by side, as in an edit menu.
  public var isBar = false

  /// Whether a row has a chevron at its end.
  public var hasSubmenus: Bool {
    groups.contains { group in group.rows.contains { $0.item?.disclosure != nil } }
  }

  /// Whether a cell has a symbol or image.
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

  /// Whether a row has a symbol or image before or after its title.
  public var hasGraphics: Bool { rows.indices.contains { rows[$0].hasGraphic } }

  var hasGutter: Bool { rows.indices.contains { rows[$0].hasGutter } }
}

/// A row of a menu, across its full width.
public struct ResolvedRow: Hashable, Sendable {
  /// The content of a row.
  public enum Content: Hashable, Sendable {
    /// A title with its accessories; indirect, because rows would otherwise take a kilobyte each.
    indirect case item(ResolvedItem)
    /// The header of a submenu that is open in place: its title with a rotated chevron.
    indirect case submenuHeader(ResolvedItem)
    case cells([ResolvedCell], Cells)
    case palette([ResolvedOption])
    indirect case slider(ResolvedSlider)
    /// The heading of a menu, section, control group, palette, stepper, or slider.
    case heading(ResolvedText)
    /// Explanatory or static text.
    case text(ResolvedText)
    /// A spinner in a color.
    case loading(Color)
    indirect case search(ResolvedSearchField)
    indirect case view(ResolvedView)
  }

  /// The kinds of control groups.
  public enum Cells: Hashable, Sendable {
    case small
    case medium
    case stepper
    /// Titles side by side, as in an edit menu.
    case titles
  }

  /// The path of the row's item.
  public var path: DocumentPath
  /// The item's `id`.
  public var name: String?
  public var content: Content

  /// The title with its accessories; `nil` for rows other than items.
  public var item: ResolvedItem? {
    switch content {
    case .item(let item), .submenuHeader(let item): item
    case .cells, .palette, .slider, .heading, .text, .loading, .search, .view: nil
    }
  }

  fileprivate var hasGraphic: Bool {
    switch content {
    case .item(let item), .submenuHeader(let item): item.graphic != nil
    case .cells, .palette, .slider, .heading, .text, .loading, .search, .view: false
    }
  }

  fileprivate var hasGutter: Bool {
    switch content {
    case .item(let item), .submenuHeader(let item): item.hasGutter
    case .cells, .palette, .slider, .heading, .text, .loading, .search, .view: false
    }
  }

  /// The submenu open at this row.
  public var openSubmenu: ResolvedMenu? {
    switch content {
    case .item(let item): item.submenu
    case .cells(let cells, _): cells.lazy.compactMap { $0.submenu }.first
    case .submenuHeader, .palette, .slider, .heading, .text, .loading, .search, .view: nil
    }
  }

  // The values of an item must not be on the stack while its submenu is resolved.
  @inline(never)
  mutating func open(_ submenu: ResolvedMenu?) {
    guard case .item(var item) = content else { return }
    item.submenu = submenu
    content = .item(item)
  }

  /// Whether the row is a heading.
  public var isHeading: Bool {
    if case .heading = content { true } else { false }
  }

  /// Whether the row is explanatory or static text.
  public var isText: Bool {
    if case .text = content { true } else { false }
  }
}

/// A title with its accessories.
public struct ResolvedItem: Hashable, Sendable {
  /// The title; `nil` if the item shows only its symbol.
  public var title: ResolvedText?
  /// The second line.
  public var subtitle: ResolvedText?
  /// The mark before the title.
  public var mark: ResolvedGraphic?
  /// The chevron at the end of the row, for themes that place it there.
  public var disclosure: ResolvedGraphic?
  /// The symbol or image.
  public var graphic: ResolvedGraphic?
  /// The keyboard shortcut: one text, or modifiers and key for themes with separate columns.
  public var shortcut: [ResolvedText]
  public var badge: ResolvedText?
  /// The background of a highlighted row, or of one whose submenu is open beside it.
  public var highlight: ResolvedHighlight?
  /// The indentation of the title, in points.
  public var indentation: Double
  /// Whether a line separates the part that opens the submenu from the primary action.
  public var isSplit: Bool
  /// Whether the item can have a mark, for which all titles of the menu leave room.
  public var hasGutter: Bool
  /// The submenu open at this row.
  public var submenu: ResolvedMenu?
}

/// The background of a highlighted row.
public struct ResolvedHighlight: Hashable, Sendable {
  /// The color of the background.
  public var color: Color
  /// The color of the ring around it.
  public var ring: Color
  /// Whether all content on it has one color.
  public var recolors: Bool
}

/// A cell of a control group.
public struct ResolvedCell: Hashable, Sendable {
  /// The path of the item.
  public var path: DocumentPath
  /// The item's `id`.
  public var name: String?
  /// The symbol or image.
  public var graphic: ResolvedGraphic?
  /// The label, below the symbol or alone.
  public var label: ResolvedText?
  /// Whether the cell is pressed.
  public var isHighlighted: Bool
  /// Whether the cell's item is on.
  public var isOn: Bool
  /// The submenu open at this cell.
  public var submenu: ResolvedMenu?
}

/// An option of a palette.
public struct ResolvedOption: Hashable, Sendable {
  /// The path of the option.
  public var path: DocumentPath
  /// The option's `id`.
  public var name: String?
  /// The graphic of the option.
  public var graphic: ResolvedGraphic
  /// Whether the option has a highlight behind it.
  public var hasSelection: Bool
  /// Whether the option is selected.
  public var isSelected: Bool
  /// Whether the option is pressed.
  public var isHighlighted: Bool
}

public struct ResolvedSlider: Hashable, Sendable {
  /// The position of the thumb, from 0 to 1.
  public var value: Double
  /// The symbol at the minimum.
  public var minimum: ResolvedGraphic?
  /// The symbol at the maximum.
  public var maximum: ResolvedGraphic?
  /// The color of the filled part of the track.
  public var color: Color
  /// The opacity of the track, 0 to 1; less than 1 for a disabled slider.
  public var alpha: Double
}
