/// Something to choose.
public struct PickerOption: Hashable, Sendable {
  /// What the option is called.
  public var title = ""
  /// What a selection names; never translated.
  public var value = ""
  /// A color of its own for the symbol.
  public var color: Located<ColorReference>?
  /// An emoji or letter that is drawn where there is neither image nor symbol.
  public var text: String?
  /// What the option has in common with items.
  public var attributes = ItemAttributes()
  /// Where it was written.
  public var location = SourceLocation.root
}
