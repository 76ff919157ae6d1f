package import MenuDocument
package import MockupScene

/// An interactive page before it is written: the image in all states, and the texts for assistive technology.
package struct MenuPage {
  package struct View {
    /// `closed`, `m` and the number of the innermost open menu, or `q` and the number of the item that asks for confirmation.
    /// If another option of a pop-up button is chosen, `@` and the option's number follow.
    package var name: String
    package var panels: [Panel] = []
    package var control: Rect?
    package var bar: [Rect] = []
    package var choices: [Choice] = []
    package var sheets: [Rect] = []
    /// The visible part of the host, in points from the top left corner of the image in its first state.
    package var shown: Rect

    package init(name: String, shown: Rect) {
      self.name = name
      self.shown = shown
    }
  }

  package struct Panel {
    package var menu: Int
    /// The frame before `transform`.
    package var frame: Rect
    package var transform = Transform.identity

    package init(menu: Int, frame: Rect) {
      self.menu = menu
      self.frame = frame
    }
  }

  package struct Choice {
    package var title: String
    package var frame: Rect
    /// In points.
    package var cornerRadius: Double
    /// Dismisses the confirmation without acting.
    package var isCancel: Bool
    /// Covers everything beside the confirmation; no button shows it.
    package var isAroundSheet: Bool

    package init(title: String, frame: Rect, cornerRadius: Double, isCancel: Bool, isAroundSheet: Bool = false) {
      self.title = title
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.isCancel = isCancel
      self.isAroundSheet = isAroundSheet
    }
  }

  /// A menu or picker that is longer than its panel.
  package struct Scroller {
    package var menu: Int
    package var group: PageGroup.Scroller
    package var window: Rect
    /// The frame of the whole content in the first state.
    package var content: Rect
    package var isHorizontal: Bool
    /// The height in points of the strips with scroll arrows; 0 if the content fades instead.
    package var strip: Double
    package var firstItem: Int

    package init(
      menu: Int, group: PageGroup.Scroller, window: Rect, content: Rect, isHorizontal: Bool, strip: Double,
      firstItem: Int
    ) {
      self.menu = menu
      self.group = group
      self.window = window
      self.content = content
      self.isHorizontal = isHorizontal
      self.strip = strip
      self.firstItem = firstItem
    }
  }

  package struct Track {
    package var item: Int
    package var frame: Rect
    /// The width of the thumb, in points.
    package var thumb: Double
    /// The position of the thumb in the first state, from 0 to 1.
    package var at: Double
    /// The distance of the track's left end from that of its row, in points.
    package var inset: Double

    package init(item: Int, frame: Rect, thumb: Double, at: Double, inset: Double) {
      self.inset = inset
      self.item = item
      self.frame = frame
      self.thumb = thumb
      self.at = at
    }
  }

  /// The appearances of a page.
  package enum ColorScheme: String, Hashable {
    case light
    case dark
    case both = "light dark"
  }

  package struct Behavior: Hashable {
    package var platform: String
    /// True if a submenu opens beside its row; false if it covers its menu.
    package var opensBeside: Bool
    package var isRightToLeft: Bool
    package var presentation: Presentation
    /// Pressing the control acts, and only holding it opens the menu.
    package var hasPrimaryAction: Bool
    package var isDisabled: Bool

    package init(document: MockupDocument, opensBeside: Bool, isRightToLeft: Bool) {
      platform = document.platform.rawValue
      self.opensBeside = opensBeside
      self.isRightToLeft = isRightToLeft
      presentation = document.presentation
      hasPrimaryAction = document.button?.primaryAction ?? false
      isDisabled = document.button?.isDisabled ?? false
    }
  }

  /// At least one state.
  package var views: [View] = []
  /// The index of the document's own state.
  package var first = 0
  package var menus: [PageMenu] = []
  package var controlName = ""
  /// The part of the control's name that does not change with the chosen option.
  package var controlLabel = ""
  /// The width of the part of a split button that opens the menu, measured from its trailing end in points; 0 for other
  /// buttons.
  package var divide = 0.0
  package var hasHost = false
  /// Pressing outside a confirmation dismisses it.
  package var dismisses = false
  /// The frames of items while their menu is the innermost open one, by item number.
  package var frames: [Int: Rect] = [:]
  /// The frames of title rows of submenus that cover their menu, by menu number.
  package var headers: [Int: Rect] = [:]
  /// The modifier keys held in the first state, in ARIA syntax.
  package var held = ""
  /// The number of the item highlighted in the first state.
  package var highlighted: Int?
  /// Groups whose visibility or color depends on the state.
  package var conditions = Conditions(prefix: "c", first: 0)
  /// For each item, the groups of its row whose visibility or color depends on the form. A form is three times the
  /// value, plus 1 if highlighted or 2 if the submenu is open.
  package var rows: [Int: Conditions] = [:]
  package var scrollers: [Scroller] = []
  package var tracks: [Track] = []
  package var behavior: Behavior
  package var title = ""
  package var description = ""
  package var language = "en"
  /// The language of `title` and `description`; `nil` if it is the page's language.
  package var titleLanguage: String?
  package var descriptionLanguage: String?
  package var scheme = ColorScheme.light
  /// The page's background; with a second color for dark appearance if the page has both.
  package var backgrounds: [Color] = []
  /// Transparent, and tells its parent page its size and what the reader chooses.
  package var embeds = false
  /// The caption of the frame.
  package var caption: String?
  /// The size of the image in its first state, in points.
  package var size: Size

  package init(behavior: Behavior, size: Size) {
    self.behavior = behavior
    self.size = size
  }
}
