/// Something in a menu.
public struct Item: Hashable, Sendable {
  /// What the item has in common with others.
  public var attributes = ItemAttributes()
  /// What it is, and what only such items have.
  public var kind: Kind
  /// Where it was written; its path is how outputs name the item.
  public var location: SourceLocation

  /// The kinds of items.
  public enum Kind: Hashable, Sendable {
    /// A command.
    case button(ButtonItem)
    /// Something that is on or off.
    case toggle(ToggleItem)
    /// A choice among options.
    case picker(PickerItem)
    /// A submenu.
    case menu(SubmenuItem)
    /// Items that belong together.
    case section(SectionItem)
    /// Items side by side.
    case controlGroup(ControlGroupItem)
    /// A value that is changed step by step.
    case stepper(StepperItem)
    /// A value on a track.
    case slider(SliderItem)
    /// A line or gap.
    case divider
    /// Words that do nothing.
    case text(String)
  }

  /// The title as written; `nil` for what has none.
  ///
  /// Of a toggle with two titles it is the one that its state shows.
  public var title: String? {
    switch kind {
    case .button(let item): item.title
    case .toggle(let item): item.shownTitle
    case .picker(let item): item.title
    case .menu(let item): item.title
    case .section(let item): item.title
    case .controlGroup(let item): item.title
    case .stepper(let item): item.title
    case .slider(let item): item.title
    case .divider, .text: nil
    }
  }
}
