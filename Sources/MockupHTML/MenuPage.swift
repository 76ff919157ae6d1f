package import MenuDocument
package import MockupScene

/// A page in which a menu can be tried, before it is written: its picture in all states, and what is to be heard.
package struct MenuPage {
  /// A state of the picture: what is open.
  package struct View {
    /// `closed`, `m` and the number of the innermost open menu, or `q` and the number of the item that asks; for a pop-up
    /// button in which another option is chosen, `@` and its number after that.
    package var name: String
    /// The panels that are seen, by the number of their menu.
    package var panels: [Panel] = []
    /// What the menu belongs to: its button, or what was touched.
    package var control: Rect?
    /// The titles of a menu bar, in their order.
    package var bar: [Rect] = []
    /// The answers to a question, in the order of the picture.
    package var answers: [Answer] = []
    /// The panels of a question.
    package var sheets: [Rect] = []
    /// How much of the host is seen, in points from the left top corner of the picture in its first state.
    package var shown: Rect

    /// A state of which only the name is known.
    package init(name: String, shown: Rect) {
      self.name = name
      self.shown = shown
    }
  }

  /// Where a menu's panel is in a state.
  package struct Panel {
    /// The number of the menu.
    package var menu: Int
    /// Where it is, before it is moved.
    package var frame: Rect
    /// How it is moved away from where it is drawn.
    package var transform = Transform.identity

    /// A panel that is where it is drawn.
    package init(menu: Int, frame: Rect) {
      self.menu = menu
      self.frame = frame
    }
  }

  /// An answer to a question.
  package struct Answer {
    /// What it says.
    package var title: String
    /// Where it is.
    package var frame: Rect
    /// The radius of its corners, in points.
    package var cornerRadius: Double
    /// Whether it changes nothing.
    package var isCancel: Bool

    /// An answer at its place.
    package init(title: String, frame: Rect, cornerRadius: Double, isCancel: Bool) {
      self.title = title
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.isCancel = isCancel
    }
  }

  /// What of a menu is longer than its panel.
  package struct Scroller {
    /// The number of the menu.
    package var menu: Int
    /// Its group in the picture.
    package var group: PageGroup.Scroller
    /// The window that its content is seen through.
    package var window: Rect
    /// All of its content, as it is in the first state.
    package var content: Rect
    /// How it scrolls.
    package var isHorizontal: Bool
    /// The height of the strips with arrows that show that it goes on; 0 where it fades.
    package var strip: Double
    /// The first item in it.
    package var firstItem: Int

    /// A scroller from its parts.
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

  /// The track of a slider.
  package struct Track {
    /// The number of the item.
    package var item: Int
    /// The track.
    package var frame: Rect
    /// The width of the thumb.
    package var thumb: Double
    /// Where the thumb is in the first state, from 0 to 1.
    package var at: Double
    /// How far the track's left end is from that of its row.
    package var inset: Double

    /// A track from its parts.
    package init(item: Int, frame: Rect, thumb: Double, at: Double, inset: Double) {
      self.inset = inset
      self.item = item
      self.frame = frame
      self.thumb = thumb
      self.at = at
    }
  }

  /// How menus behave, as their platform has them.
  package struct Manner: Hashable {
    /// The platform's name.
    package var platform: String
    /// Whether a submenu opens beside its row, and not over its menu.
    package var opensBeside: Bool
    /// Whether lines are read from right to left.
    package var isRightToLeft: Bool
    /// What opens the menu.
    package var presentation: Presentation
    /// Whether pressing the control does something of its own, and only holding it opens the menu.
    package var hasPrimaryAction: Bool
    /// Whether the control cannot be pressed.
    package var isDisabled: Bool

    /// The manner of a document.
    package init(document: MockupDocument, opensBeside: Bool, isRightToLeft: Bool) {
      platform = document.platform.rawValue
      self.opensBeside = opensBeside
      self.isRightToLeft = isRightToLeft
      presentation = document.presentation
      hasPrimaryAction = document.button?.primaryAction ?? false
      isDisabled = document.button?.isDisabled ?? false
    }
  }

  /// The states; at least one.
  package var views: [View] = []
  /// The number of the first state: the document's own.
  package var first = 0
  /// The menus as people hear them.
  package var menus: [PageMenu] = []
  /// What the control is called.
  package var controlName = ""
  /// The part of it that does not change with what is chosen.
  package var controlLabel = ""
  /// How much of a split button, from its end, opens the menu, in points; 0 for a button that is not split.
  package var divide = 0.0
  /// Whether there is a screen or window around the control.
  package var hasHost = false
  /// Whether a question goes away when one points beside it.
  package var dismisses = false
  /// Where items are while their menu is the innermost one, by their number.
  package var frames: [Int: Rect] = [:]
  /// Where the title rows of submenus are that open over their menu, by the number of the submenu.
  package var headers: [Int: Rect] = [:]
  /// The keys that are held in the first state, as ARIA writes them.
  package var held = ""
  /// The item that is pointed at in the first state.
  package var highlighted: Int?
  /// Groups that are seen or painted otherwise in some states.
  package var conditions = Conditions(prefix: "c", first: 0)
  /// For each item the groups of its row that are seen or painted otherwise in some forms: three times the value, and 1
  /// where it is pointed at, 2 where its submenu is open.
  package var rows: [Int: Conditions] = [:]
  /// What scrolls.
  package var scrollers: [Scroller] = []
  /// The tracks of sliders.
  package var tracks: [Track] = []
  /// How menus behave.
  package var manner: Manner
  /// What the page is called, what it shows, and its language.
  package var title = ""
  package var description = ""
  package var language = "en"
  /// The language of the title and of the description; `nil` where it is that of the page.
  package var titleLanguage: String?
  package var descriptionLanguage: String?
  /// What is behind everything, as CSS; `nil` for nothing.
  package var background: Color?
  /// The extent of the picture in its first state.
  package var size: Size

  /// A page without any states.
  package init(manner: Manner, size: Size) {
    self.manner = manner
    self.size = size
  }
}
