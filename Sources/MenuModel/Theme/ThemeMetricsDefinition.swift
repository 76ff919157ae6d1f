import Scene

extension ThemeMetrics {
  /// The lengths of a theme.
  static func definition(_ make: ThemeFieldMaker) -> Definition<ThemeMetrics> {
    make.object(
      "metrics", ThemeMetrics(),
      [
        make("panel", Panel.definition(make), "The sheet that carries the items.") { $0.panel = $1 },
        make("row", Row.definition(make), "Items in a list.") { $0.row = $1 },
        make("mark", Mark.definition(make), "Checkmarks, dashes and chevrons.") { $0.mark = $1 },
        make("symbol", Symbol.definition(make), "Symbols and images beside the titles.") { $0.symbol = $1 },
        make("heading", Label.definition(make), "Headings of menus and sections.") { $0.heading = $1 },
        make("footer", Label.definition(make), "Explanatory and static text.") { $0.footer = $1 },
        make("smallCell", Cell.definition(make), "Cells that show a symbol only.") { $0.smallCell = $1 },
        make("mediumCell", Cell.definition(make), "Cells that show a symbol above a label.") { $0.mediumCell = $1 },
        make("palette", Palette.definition(make), "Pickers in one row.") { $0.palette = $1 },
        make("control", Control.definition(make), "Sliders.") { $0.control = $1 },
        make("submenu", Submenu.definition(make), "Menus behind an open submenu.") { $0.submenu = $1 },
        make("badge", Badge.definition(make), "Badges.") { $0.badge = $1 },
        make("button", Button.definition(make), "The button that opens a menu.") { $0.button = $1 },
      ])
  }
}

/// A length that may be nothing, in points. The bound keeps every sum of lengths finite.
private let length = Definition<Double>.number(in: 0...10_000)
/// A length that may point up or to the left, in points.
private let offset = Definition<Double>.number(in: -10_000...10_000)
/// A part of one.
private let fraction = Definition<Double>.number(in: 0...1)
/// One length for each control size from mini to extra large.
private let controlSizes = Definition<[Double]>.fixedList(of: length, count: 5)

extension ThemeMetrics.Panel {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "panel", Self(),
      [
        make("width", .number(in: 40...10_000), "Its width.") { $0.width = $1 },
        make("accessibilityWidth", .number(in: 40...10_000), "Its width at the accessibility sizes of text.") {
          $0.accessibilityWidth = $1
        },
        make("cornerRadius", length, "The radius of its corners.") { $0.cornerRadius = $1 },
        make("cornerSmoothing", fraction, "How early the edges bend: 0 for circular corners, 0.6 for Apple's.") {
          $0.cornerSmoothing = $1
        },
        make("borderWidth", length, "The thickness of the line around it.") { $0.borderWidth = $1 },
        make("verticalPadding", length, "Room above the first and below the last row.") { $0.verticalPadding = $1 },
        make("shadowBlur", .number(in: 0...200), "How far the shadow is blurred: twice the standard deviation.") {
          $0.shadowBlur = $1
        },
        make("shadowOffset", offset, "How far the shadow lies below the sheet.") { $0.shadowOffset = $1 },
        make("groupGap", length, "The height of the gap between groups.") { $0.groupGap = $1 },
        make("margin", length, "The least room around the picture.") { $0.margin = $1 },
      ])
  }
}

extension ThemeMetrics.Row {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "row", Self(),
      [
        make("height", .fixedList(of: .number(in: 1...10_000), count: 12), "By text size, with one line.") {
          $0.height = $1
        },
        make("inset", length, "The room at each end.") { $0.inset = $1 },
        make("gutterInset", length, "Where titles start in a menu in which rows have marks.") { $0.gutterInset = $1 },
        make("baselineShift", fraction, "How far the baseline lies below the middle of a line, in ems.") {
          $0.baselineShift = $1
        },
        make("lineAllowance", length, "What a row with one line is higher than its text and the room around it.") {
          $0.lineAllowance = $1
        },
        make("titleLines", .integer(in: 1...100), "The most lines of a title.") { $0.titleLines = $1 },
        make("spacing", length, "The least room between a title and what follows it.") { $0.spacing = $1 },
        make("hasSeparators", .flag, "Whether lines stand between rows.") { $0.hasSeparators = $1 },
        make("disabledAlphaLight", fraction, "The opacity of disabled items in light appearance.") {
          $0.disabledAlphaLight = $1
        },
        make("disabledAlphaDark", fraction, "The opacity of disabled items in dark appearance.") {
          $0.disabledAlphaDark = $1
        },
      ])
  }
}

extension ThemeMetrics.Mark {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "mark", Self(),
      [
        make("center", length, "The distance of the centre from the leading edge.") { $0.center = $1 },
        make("size", length, "The size of text that it goes with.") { $0.size = $1 },
        make("weight", .oneOf(FontWeight.self), "How heavy it is.") { $0.weight = $1 },
        make("submenuSide", .oneOf(ThemeMetrics.Side.self), "On which side a submenu's chevron stands.") {
          $0.submenuSide = $1
        },
      ])
  }
}

extension ThemeMetrics.Symbol {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "symbol", Self(),
      [
        make("side", .oneOf(ThemeMetrics.Side.self), "On which side they stand.") { $0.side = $1 },
        make("center", length, "The distance of the centre from the edge on that side.") { $0.center = $1 },
        make("slot", length, "The width that is kept free for them.") { $0.slot = $1 },
        make("height", length, "The height of a usual symbol beside text of 17 points.") { $0.height = $1 },
        make("isShownAtAccessibilitySizes", .flag, "Whether the accessibility sizes of text show them.") {
          $0.isShownAtAccessibilitySizes = $1
        },
      ])
  }
}

extension ThemeMetrics.Label {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "label", Self(),
      [
        make("top", length, "Room above.") { $0.top = $1 },
        make("bottom", length, "Room below.") { $0.bottom = $1 },
        make("lines", .integer(in: 1...100), "The most lines.") { $0.lines = $1 },
        make("isCenteredInPlainMenus", .flag, "Whether it is centred where rows have neither symbols nor marks.") {
          $0.isCenteredInPlainMenus = $1
        },
      ])
  }
}

extension ThemeMetrics.Cell {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "cell", Self(),
      [
        make("height", length, "Its height.") { $0.height = $1 },
        make("symbolSize", length, "The size of text that its symbol goes with.") { $0.symbolSize = $1 },
        make("symbolCenter", length, "How far the symbol's centre lies below the top.") { $0.symbolCenter = $1 },
        make("baseline", length, "How far the label's baseline lies below the top.") { $0.baseline = $1 },
        make("padding", length, "The least room beside the label.") { $0.padding = $1 },
      ])
  }
}

extension ThemeMetrics.Palette {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "palette", Self(),
      [
        make("height", length, "The height of the row.") { $0.height = $1 },
        make("minimumCell", .number(in: 1...10_000), "The least width of a cell.") { $0.minimumCell = $1 },
        make("symbolSize", length, "The size of text that symbols go with.") { $0.symbolSize = $1 },
        make("selectionSize", length, "Width and height of the highlight behind a selected option.") {
          $0.selectionSize = $1
        },
        make("selectionRadius", length, "The radius of the highlight's corners.") { $0.selectionRadius = $1 },
        make("fade", length, "How wide the fade at an edge is where the row goes on.") { $0.fade = $1 },
      ])
  }
}

extension ThemeMetrics.Control {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "control", Self(),
      [
        make("height", length, "The height of the row.") { $0.height = $1 },
        make("trackHeight", length, "The thickness of a slider's track.") { $0.trackHeight = $1 },
        make("thumbSize", length, "The diameter of a slider's knob.") { $0.thumbSize = $1 },
        make("thumbShadowBlur", .number(in: 0...200), "How far the shadow of the knob is blurred.") {
          $0.thumbShadowBlur = $1
        },
        make("thumbShadowOffset", offset, "How far the shadow of the knob lies below it.") {
          $0.thumbShadowOffset = $1
        },
      ])
  }
}

extension ThemeMetrics.Submenu {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "submenu", Self(),
      [
        make("parentScale", .number(in: 0.1...1), "What size the menu behind shrinks to.") { $0.parentScale = $1 }
      ])
  }
}

extension ThemeMetrics.Badge {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "badge", Self(),
      [
        make("height", length, "The height of its ground.") { $0.height = $1 },
        make("padding", length, "The room at each end.") { $0.padding = $1 },
      ])
  }
}

extension ThemeMetrics.Button {
  fileprivate static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "button", Self(),
      [
        make("verticalPadding", controlSizes, "Room above and below the title, by control size.") {
          $0.verticalPadding = $1
        },
        make("horizontalPadding", controlSizes, "Room before and behind the title, by control size.") {
          $0.horizontalPadding = $1
        },
        make("cornerRadius", controlSizes, "The radius of the corners, by control size.") { $0.cornerRadius = $1 },
        make("cornerSmoothing", fraction, "How early the edges bend.") { $0.cornerSmoothing = $1 },
        make("spacing", length, "The room between symbol, title and indicator.") { $0.spacing = $1 },
        make("labelSpacing", length, "The room between the introductory text and the button.") {
          $0.labelSpacing = $1
        },
        make("indicatorSize", length, "The size of text that the indicator goes with.") { $0.indicatorSize = $1 },
        make("toolbarSize", length, "The width and height of a button in a toolbar.") { $0.toolbarSize = $1 },
        make("gap", length, "The room between the menu and a button that is not high.") { $0.gap = $1 },
        make("tallGap", length, "The room between the menu and a high button.") { $0.tallGap = $1 },
        make("tallHeight", length, "From which height on a button is a high one.") { $0.tallHeight = $1 },
      ])
  }
}
