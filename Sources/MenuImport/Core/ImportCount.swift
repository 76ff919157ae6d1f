/// How many items there are, and how many of them are as their sources say.
public struct ImportCount: Hashable, Sendable {
  /// Items and options, dividers and groups without a heading aside.
  public var items = 0
  /// Those in which something stands for what is not known.
  public var stoodIn = 0

  /// None.
  public init() {}

  /// Those of a menu.
  public init(_ menu: ImportedMenu) {
    for item in menu.items { add(item) }
  }

  /// Those that are as their sources say.
  public var asWritten: Int { items - stoodIn }

  /// Adds those of others.
  public static func += (left: inout ImportCount, right: ImportCount) {
    left.items += right.items
    left.stoodIn += right.stoodIn
  }

  private mutating func add(_ item: ImportedItem) {
    var counts = true
    switch item.kind {
    case .divider: counts = false
    case .section(let items, _, _), .controlGroup(let items, _):
      counts = !item.title.isEmpty
      for inner in items { add(inner) }
    case .menu(let items): for inner in items { add(inner) }
    case .picker(let picker):
      counts = picker.style == "menu"
      for option in picker.options { add(option) }
    case .button, .toggle, .stepper, .slider, .text: break
    }
    if counts || !item.standIns.isEmpty { items += 1 }
    if !item.standIns.isEmpty { stoodIn += 1 }
  }
}

extension ImportedMenu {
  /// All that stands for what is not known, in the order of the sources.
  public var allStandIns: [StandIn] {
    func of(_ items: [ImportedItem]) -> [StandIn] { items.flatMap { $0.standIns + of($0.inner) } }
    return (standIns + of(items)).sorted { $0.place < $1.place }
  }
}

extension ImportedItem {
  /// What is in it.
  package var inner: [ImportedItem] {
    get {
      switch kind {
      case .button, .toggle, .stepper, .slider, .divider, .text: []
      case .section(let items, _, _), .controlGroup(let items, _), .menu(let items): items
      case .picker(let picker): picker.options
      }
    }
    set {
      switch kind {
      case .button, .toggle, .stepper, .slider, .divider, .text: break
      case .section(_, let isDynamic, let footer):
        kind = .section(newValue, isDynamic: isDynamic, footer: footer)
      case .controlGroup(_, let size): kind = .controlGroup(newValue, elementSize: size)
      case .menu: kind = .menu(newValue)
      case .picker(var picker):
        picker.options = newValue
        kind = .picker(picker)
      }
    }
  }
}
