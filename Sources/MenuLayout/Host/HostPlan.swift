import MenuDocument
import MenuTheme
import MockupScene

/// The frames of the parts of a screen or window, in points; missing parts are empty.
///
/// Invariants: no extent is negative, parts are inside the body (except those that hang below a window), and the body
/// is inside the frame.
struct HostPlan {
  /// The screen, or the window with its surroundings.
  var frame: Rect
  /// The screen or the window.
  var body: Rect
  /// True for a window, which has corners, a shadow, and buttons.
  var isWindow = false
  var isCard = false
  var status = Rect.nowhere
  var bar = Rect.nowhere
  /// The column beside the content.
  var sidebar = Rect.nowhere
  /// The bar at the bottom, or below the window.
  var toolbar = Rect.nowhere
  /// The strip at the bottom of a screen that is kept free.
  var home = Rect.nowhere
  var grip = Rect.nowhere
  var content: Rect

  struct Demand {
    var kind: Host.Kind
    var size: Size
    /// The additional height of bars, relative to the text size `large`.
    var growth = 0.0
    var control = Size.zero
    /// The height of a menu bar at the top of the screen; `nil` without a menu bar.
    var menuBar: Double?
  }

  private static let barRoom = 4.0
  private static let hanging = 16.0
  private static let gripHeight = 8.0
  /// A window has a sidebar if it is at least this many times as wide as the sidebar.
  private static let minimumSidebarWidths = 2.4
  /// A screen has the bottom strip if it is at least this many times as high as the strip.
  private static let minimumHomeHeights = 8.0

  init(_ demand: Demand, lengths: ThemeMetrics.Host) {
    let area = Rect(origin: .zero, size: demand.size)
    self.init(frame: area, body: area, content: area)
    guard demand.kind.traits.hasParts else { return }
    switch lengths.surface {
    case .screen:
      if demand.menuBar == nil || lengths.statusHeight > 0 { status = content.cutTop(lengths.statusHeight) }
      let margin = min(lengths.margin, content.width / 8, content.height / 8)
      if demand.kind.traits.isWindow, margin > 0 { place(window: content.inset(by: margin)) }
    case .window:
      if let height = demand.menuBar {
        _ = content.cutTop(height)
        place(window: content.inset(by: min(lengths.margin, content.width / 8, content.height / 8)))
      } else {
        place(window: area)
        frame = area.inset(by: -lengths.margin)
      }
    }
    divide(demand, lengths: lengths)
    hang(demand, lengths: lengths)
  }

  /// Plans a card over a screen, or a screen at reduced size.
  init(card: Rect, isWindow: Bool, demand: Demand, lengths: ThemeMetrics.Host) {
    self.init(frame: card, body: card, isWindow: isWindow, content: card)
    isCard = true
    guard demand.kind.traits.hasParts else { return }
    bar = content.cutTop(Self.barHeight(demand, lengths: lengths))
    if demand.kind.traits.control == .toolbar, lengths.toolbarPosition != .top {
      toolbar = content.cutBottom(min(lengths.toolbarHeight - lengths.homeHeight, content.height / 3))
    }
  }

  private init(frame: Rect, body: Rect, isWindow: Bool = false, content: Rect) {
    self.frame = frame
    self.body = body
    self.isWindow = isWindow
    self.content = content
  }

  private mutating func place(window: Rect) {
    body = window
    content = window
    isWindow = true
  }

  private static func barHeight(_ demand: Demand, lengths: ThemeMetrics.Host) -> Double {
    let isToolbar = demand.kind.traits.control == .toolbar && lengths.toolbarPosition == .top
    let standard = (isToolbar ? lengths.toolbarHeight : lengths.barHeight) + demand.growth
    let holdsControl = demand.kind.traits.control == .bar || isToolbar
    return holdsControl ? max(standard, demand.control.height + 2 * barRoom) : standard
  }

  private mutating func divide(_ demand: Demand, lengths: ThemeMetrics.Host) {
    if !isWindow, frame.height >= Self.minimumHomeHeights * lengths.homeHeight {
      home = content.cutBottom(lengths.homeHeight)
    }
    if demand.kind.traits.isWindow, content.width >= Self.minimumSidebarWidths * lengths.sidebarWidth, isWindow {
      sidebar = content.cutLeading(lengths.sidebarWidth)
    }
    bar = content.cutTop(Self.barHeight(demand, lengths: lengths))
    if demand.kind.traits.control == .toolbar, lengths.toolbarPosition == .bottom {
      let standard = max(0, lengths.toolbarHeight - lengths.homeHeight) + demand.growth
      toolbar = content.cutBottom(max(standard, demand.control.height + 2 * Self.barRoom))
      toolbar.height += home.height
    }
  }

  private mutating func hang(_ demand: Demand, lengths: ThemeMetrics.Host) {
    guard isWindow, demand.menuBar == nil else { return }
    var bottom = body.maxY
    if demand.kind.traits.control == .toolbar, lengths.toolbarPosition == .below {
      let height = max(lengths.toolbarHeight, demand.control.height + 4 * Self.barRoom)
      let minimum = demand.control.width + height
      // The toolbar slightly overlaps the window's lower edge.
      toolbar = Rect(
        x: body.midX, y: bottom - min(height / 3, content.height), width: 0, height: height
      ).widened(to: max(minimum, min(body.width / 2, 6 * height)))
      content.height = max(0, toolbar.y - content.y)
      bottom = toolbar.maxY
    }
    if lengths.gripWidth > 0 {
      grip = Rect(x: body.midX, y: bottom + Self.hanging, width: 0, height: Self.gripHeight)
        .widened(to: min(lengths.gripWidth, body.width / 2))
      bottom = grip.maxY
    }
    frame.height = max(frame.height, bottom + Self.hanging - frame.y)
    frame = frame.union(toolbar.isVisible ? toolbar : body)
  }
}

extension Rect {
  static let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)

  var isVisible: Bool { width > 0 && height > 0 }

  /// Cuts a strip off the top, limited by the available height.
  mutating func cutTop(_ height: Double) -> Rect {
    let strip = Rect(x: x, y: y, width: width, height: min(max(0, height), self.height))
    y += strip.height
    self.height -= strip.height
    return strip
  }

  mutating func cutBottom(_ height: Double) -> Rect {
    let strip = min(max(0, height), self.height)
    self.height -= strip
    return Rect(x: x, y: maxY, width: width, height: strip)
  }

  mutating func cutLeading(_ width: Double) -> Rect {
    let strip = Rect(x: x, y: y, width: min(max(0, width), self.width), height: height)
    x += strip.width
    self.width -= strip.width
    return strip
  }

  func widened(to width: Double) -> Rect { Rect(x: midX - width / 2, y: y, width: width, height: height) }
}
