import MenuResolve
import MenuTheme
import MockupScene

extension MockupLayout {
  mutating func layOutStage(around control: PlacedControl) -> Stage {
    guard let host = mockup.host else { return .none }
    let plan = plan(of: host, around: control)
    var stage = Stage()
    stage.crop = host.crop
    stage.path = host.path
    stage.frame = plan.frame
    stage.screen = metrics.placement.leavesHost && plan.isWindow ? screen(around: plan.body) : plan.frame
    stage.background = background(of: host, plan: plan)
    let parts = HostParts(host: host, plan: plan, control: control)
    if host.kind.traits.control == .form {
      let form = layOutForm(parts)
      stage.boxes = form.boxes
      stage.origin = form.origin
    } else {
      stage.origin = position(of: control, in: parts)
      stage.boxes = layOutParts(parts, controlFrame: roomOfControl(control.moved(to: stage.origin)))
    }
    switch mockup.control {
    case .menuBar: stage.origin = menuBarPosition(control, in: plan)
    case .preview: stage.origin = previewPosition(control, in: plan)
    case .statusItem: stage.origin = plan.frame.origin
    case .icon(let icon): stage.origin = iconPosition(icon, control, in: plan)
    case .nothing, .pullDown, .popUp, .selection: break
    }
    stage.front = layOutIsland(parts) + layOutHomeMark(parts)
    stage.bounds = bounds(in: plan, around: control.moved(to: stage.origin))
    stage.dimming = dimming(over: plan, host: host)
    if dimsHost, let dimming = stage.dimming { stage.boxes.append(dimming) }
    return stage
  }

  /// Whether an open menu dims everything but its control.
  private var dimsHost: Bool {
    guard mockup.menu != nil, metrics.contextMenu.opens == .belowPreview else { return false }
    switch mockup.control {
    case .preview: return true
    case .icon(let icon): return icon.dock == nil
    case .nothing, .pullDown, .popUp, .menuBar, .statusItem, .selection: return false
    }
  }

  /// Returns the position of an app icon: in a grid on a Home Screen, or at the bottom of a screen with a Dock.
  private func iconPosition(_ icon: ResolvedIcon, _ control: PlacedControl, in plan: HostPlan) -> Point {
    let size = control.extent.size
    guard icon.dock == nil else {
      let bottom = plan.frame.maxY - size.height - min(6, plan.frame.height / 8)
      return Point(x: plan.frame.midX - size.width / 2, y: max(plan.frame.y, bottom))
    }
    return Point(
      x: plan.frame.x + plan.frame.width * 0.07, y: plan.frame.y + plan.frame.height * 0.3)
  }

  func plan(of host: ResolvedHost, around control: PlacedControl?) -> HostPlan {
    var demand = HostPlan.Demand(kind: host.kind, size: host.size, growth: style.growth(of: .hostTitle))
    switch mockup.control {
    case .pullDown, .popUp: demand.control = control?.extent.size ?? .zero
    case .menuBar, .statusItem: demand.menuBar = metrics.menuBar.height + style.growth(of: .menuBar)
    case .nothing, .preview, .icon, .selection: break
    }
    return HostPlan(demand, lengths: metrics.host)
  }

  /// Returns the document's background, else that of a screen; a window has none.
  private func background(of host: ResolvedHost, plan: HostPlan) -> ResolvedBackground? {
    if let background = host.background { return background }
    if case .menuBar = mockup.control, metrics.host.surface == .window, style[.menuBar].alpha == 0 {
      return .color(style[.wallpaper])
    }
    let traits = host.kind.traits
    guard traits.hasParts else {
      if case .menuBar = mockup.control { return nil }
      return .color(style[.hostGround])
    }
    switch metrics.host.surface {
    case .window: return nil
    case .screen:
      if traits.isWindow { return .color(style[plan.isWindow ? .wallpaper : .hostGround]) }
      let isGrouped = traits.control == .form && metrics.host.formWidth <= 0
      return .color(style[isGrouped ? .hostGroupedGround : .hostGround])
    }
  }

  /// Returns a usual screen around a window.
  private func screen(around window: Rect) -> Rect {
    Rect(
      center: Point(x: window.midX, y: window.midY),
      size: Size(width: max(1440, window.width), height: max(900, window.height)))
  }

  func bounds(in plan: HostPlan, around control: PlacedControl?) -> Rect {
    let lengths = metrics.placement
    var staysInside = false
    if case .statusItem = mockup.control { staysInside = true }
    guard lengths.leavesHost, plan.isWindow, !staysInside else {
      var bounds = plan.frame
      var top = plan.status.maxY
      // A menu can overlap the menu bar.
      if case .menuBar = mockup.control { top += min(0, metrics.menuBar.gap) }
      _ = bounds.cutTop(max(0, top - lengths.edge))
      if plan.home.isVisible { _ = bounds.cutBottom(max(0, plan.home.height - lengths.edge)) }
      return bounds.inset(by: lengths.edge)
    }
    if case .menuBar = mockup.control {
      // Menus hang from the top of a screen that may be larger than the frame.
      let frame = plan.frame
      return Rect(x: frame.x, y: frame.y, width: max(1440, frame.width), height: max(900, frame.height))
        .inset(by: lengths.edge)
    }
    var bounds = screen(around: plan.body).inset(by: lengths.edge)
    let height = min(bounds.height, max(lengths.maximumHeight, 3 * style.rowHeight))
    var top = bounds.midY - height / 2
    if let control = control?.extent {
      top = min(top, control.y)
      top = max(top, control.maxY - height)
    }
    bounds.y = top
    bounds.height = height
    return bounds
  }

  /// Returns the dimming of the host behind a context menu or confirmation; `nil` if the theme has none.
  private func dimming(over plan: HostPlan, host: ResolvedHost) -> LayoutBox? {
    guard style[.backdrop].alpha > 0 else { return nil }
    switch metrics.host.surface {
    case .screen:
      var sigma = 0.0
      if dimsHost, style.isTranslucent { sigma = metrics.contextMenu.backdropBlur / 2 }
      return LayoutBox(.backdrop, path: host.path, frame: plan.frame, look: .backdrop(style[.backdrop], sigma: sigma))
    case .window:
      let radius = plan.isWindow ? metrics.host.cornerRadius : 0
      return LayoutBox(
        .backdrop, path: host.path, frame: plan.body,
        look: .fill(style[.backdrop], cornerRadius: radius, smoothing: metrics.panel.cornerSmoothing))
    }
  }

  private func position(of control: PlacedControl, in parts: HostParts) -> Point {
    let plan = parts.plan
    let size = control.extent.size
    let inset = metrics.host.inset
    func trailing(of bar: Rect, height: Double) -> Point {
      let end = bar.maxX - max(4, inset - control.trailingSlack)
      return Point(x: max(bar.x, end - size.width), y: bar.y + max(0, (height - size.height) / 2))
    }
    switch parts.host.kind.traits.control {
    case .middle, .form: break
    case .bar: return trailing(of: plan.bar, height: plan.bar.height)
    case .toolbar:
      switch metrics.host.toolbarPosition {
      case .top: return trailing(of: plan.bar, height: plan.bar.height)
      case .bottom: return trailing(of: plan.toolbar, height: plan.toolbar.height - plan.home.height)
      case .below: return trailing(of: plan.toolbar, height: plan.toolbar.height)
      }
    case .content:
      let room = plan.content
      return Point(
        x: min(room.x + inset, max(room.x, room.maxX - size.width)),
        y: min(room.y + inset, max(room.y, room.maxY - size.height)))
    }
    return Rect(center: Point(x: plan.frame.midX, y: plan.frame.midY), size: size).origin
  }

  /// Returns the area that the content leaves free for the control; `nil` for a control in front of it.
  private func roomOfControl(_ control: PlacedControl) -> Rect? {
    switch mockup.control {
    case .pullDown, .popUp: control.extent
    case .nothing, .preview, .menuBar, .statusItem, .icon, .selection: nil
    }
  }

  private func menuBarPosition(_ bar: PlacedControl, in plan: HostPlan) -> Point {
    guard metrics.menuBar.isCentered else { return plan.frame.origin }
    let x = plan.frame.midX - bar.extent.width / 2
    let top = metrics.menuBar.top ?? min(metrics.placement.edge, plan.frame.height / 8)
    return Point(x: max(plan.frame.x, x), y: plan.frame.y + top)
  }
}

extension PlacedControl {
  /// The empty space inside a button without a background, at its trailing edge.
  var trailingSlack: Double {
    guard let button = boxes.last(where: { $0.role == .button }), case .none = button.look,
      let end = button.children.map({ $0.frame.maxX }).max()
    else { return 0 }
    return max(0, button.frame.maxX - end)
  }
}
