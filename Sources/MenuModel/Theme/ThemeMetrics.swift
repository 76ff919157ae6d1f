public import Scene

/// A theme's lengths, all in points at the text size `large` unless said.
public struct ThemeMetrics: Hashable, Sendable {
  /// The sheet that carries the items.
  public var panel = Panel()
  /// Items in a list.
  public var row = Row()
  /// Checkmarks, dashes and chevrons in front of the titles.
  public var mark = Mark()
  /// Symbols and images beside the titles.
  public var symbol = Symbol()
  /// Headings of menus and sections.
  public var heading = Label()
  /// Explanatory text below sections, and static text.
  public var footer = Label()
  /// Cells of a control group that show a symbol only.
  public var smallCell = Cell()
  /// Cells of a control group that show a symbol above a label.
  public var mediumCell = Cell()
  /// Pickers in one row.
  public var palette = Palette()
  /// Sliders.
  public var control = Control()
  /// Menus behind an open submenu.
  public var submenu = Submenu()
  /// Badges.
  public var badge = Badge()
  /// The button that opens a menu.
  public var button = Button()

  /// Where something stands in a row.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// In front of the title.
    case leading
    /// Behind the title.
    case trailing
  }

  /// The sheet that carries the items.
  public struct Panel: Hashable, Sendable {
    /// Its width.
    public var width = 0.0
    /// Its width at the five accessibility sizes of text.
    public var accessibilityWidth = 0.0
    /// The radius of its corners.
    public var cornerRadius = 0.0
    /// How early the edges bend, 0 for circular corners to 1.
    public var cornerSmoothing = 0.0
    /// The thickness of the line around it; 0 for none.
    public var borderWidth = 0.0
    /// Room above the first and below the last row.
    public var verticalPadding = 0.0
    /// How far the shadow is blurred: twice the standard deviation; 0 for no shadow.
    public var shadowBlur = 0.0
    /// How far the shadow lies below the sheet.
    public var shadowOffset = 0.0
    /// The height of the gap between groups.
    public var groupGap = 0.0
    /// The least room around the picture.
    public var margin = 0.0
  }

  /// Items in a list.
  public struct Row: Hashable, Sendable {
    /// The height of a row with one line, for each of the twelve text sizes.
    public var height: [Double] = []
    /// The room at each end of a row.
    public var inset = 0.0
    /// Where titles start in a menu in which rows have marks.
    public var gutterInset = 0.0
    /// How far the baseline lies below the middle of a line, in ems.
    public var baselineShift = 0.0
    /// What a row with one line is higher than its text and the room around it: the line between rows.
    public var lineAllowance = 0.0
    /// The most lines of a title; accessibility sizes have no bound.
    public var titleLines = 0
    /// The least room between a title and what follows it.
    public var spacing = 0.0
    /// Whether lines stand between rows.
    public var hasSeparators = false
    /// What a disabled item's opacity is multiplied by in light appearance.
    public var disabledAlphaLight = 0.0
    /// What a disabled item's opacity is multiplied by in dark appearance.
    public var disabledAlphaDark = 0.0
  }

  /// Checkmarks, dashes and chevrons in front of the titles.
  public struct Mark: Hashable, Sendable {
    /// The distance of the centre from the leading edge.
    public var center = 0.0
    /// The size of text that it goes with.
    public var size = 0.0
    /// How heavy it is.
    public var weight = FontWeight.regular
    /// On which side a submenu's chevron stands.
    public var submenuSide = Side.trailing
  }

  /// Symbols and images beside the titles.
  public struct Symbol: Hashable, Sendable {
    /// On which side they stand.
    public var side = Side.trailing
    /// The distance of the centre from the edge on that side.
    public var center = 0.0
    /// The width of the slot that is kept free for them.
    public var slot = 0.0
    /// The height of a usual symbol beside text of 17 points.
    public var height = 0.0
    /// Whether the accessibility sizes of text show them.
    public var isShownAtAccessibilitySizes = false
  }

  /// A line of small text.
  public struct Label: Hashable, Sendable {
    /// Room above.
    public var top = 0.0
    /// Room below.
    public var bottom = 0.0
    /// The most lines.
    public var lines = 0
    /// Whether the text is centred where rows have neither symbols nor marks.
    public var isCenteredInPlainMenus = false
  }

  /// A cell of a control group.
  public struct Cell: Hashable, Sendable {
    /// Its height.
    public var height = 0.0
    /// The size of text that its symbol goes with.
    public var symbolSize = 0.0
    /// How far the symbol's centre lies below the cell's top.
    public var symbolCenter = 0.0
    /// How far the label's baseline lies below the cell's top; not used where there is no label.
    public var baseline = 0.0
    /// The least room beside the label.
    public var padding = 0.0
  }

  /// A picker in one row.
  public struct Palette: Hashable, Sendable {
    /// The height of the row.
    public var height = 0.0
    /// The least width of a cell: with less room the row scrolls.
    public var minimumCell = 0.0
    /// The size of text that symbols go with.
    public var symbolSize = 0.0
    /// Width and height of the highlight behind a selected option.
    public var selectionSize = 0.0
    /// The radius of the highlight's corners.
    public var selectionRadius = 0.0
    /// How wide the fade at an edge is where the row goes on.
    public var fade = 0.0
  }

  /// A slider.
  public struct Control: Hashable, Sendable {
    /// The height of the row with the control.
    public var height = 0.0
    /// The thickness of a slider's track.
    public var trackHeight = 0.0
    /// The diameter of a slider's knob.
    public var thumbSize = 0.0
    /// How far the shadow of the knob is blurred.
    public var thumbShadowBlur = 0.0
    /// How far the shadow of the knob lies below it.
    public var thumbShadowOffset = 0.0
  }

  /// Menus behind an open submenu.
  public struct Submenu: Hashable, Sendable {
    /// What size the menu behind shrinks to.
    public var parentScale = 0.0
  }

  /// A badge.
  public struct Badge: Hashable, Sendable {
    /// The height of its ground.
    public var height = 0.0
    /// The room at each end.
    public var padding = 0.0
  }

  /// The button that opens a menu.
  public struct Button: Hashable, Sendable {
    /// Room above and below the title, for each control size from mini to extra large.
    public var verticalPadding: [Double] = []
    /// Room before and behind the title, for each control size from mini to extra large.
    public var horizontalPadding: [Double] = []
    /// The radius of the corners, for each control size from mini to extra large.
    public var cornerRadius: [Double] = []
    /// How early the edges bend, 0 for circular corners to 1.
    public var cornerSmoothing = 0.0
    /// The room between symbol, title and indicator.
    public var spacing = 0.0
    /// The room between the introductory text and the button.
    public var labelSpacing = 0.0
    /// The size of text that the indicator goes with.
    public var indicatorSize = 0.0
    /// The width and height of a button in a toolbar.
    public var toolbarSize = 0.0
    /// The room between the menu and a button lower than `tallHeight`.
    public var gap = 0.0
    /// The room between the menu and a higher button.
    public var tallGap = 0.0
    /// From which height on a button is a high one.
    public var tallHeight = 0.0
  }
}
