import MenuDocument
package import MenuStrings

/// A condition decided at runtime.
package struct Uncertainty {
  /// Whether the mockup shows this branch.
  package let isShown: Bool
  /// The note on the condition.
  package let placeholder: Placeholder?
  /// The words of the condition, with those of the conditions around it.
  package let condition: String?
  /// The branches from the outermost one inward.
  private var levels: [Level]

  /// A branch inside another one.
  private struct Level: Equatable {
    let isShown: Bool
    let location: FileLocation?
    let condition: String?
  }

  package init(isShown: Bool, placeholder: Placeholder?, condition: String? = nil) {
    self.isShown = isShown
    self.placeholder = placeholder
    self.condition = condition
    levels = [Level(isShown: isShown, location: placeholder?.location, condition: condition)]
  }

  /// A branch of a condition, which is hidden inside a hidden branch.
  package init(
    isShown: Bool, of unknown: Unknown, at location: FileLocation, condition: String?, in outer: Uncertainty?
  ) {
    self.isShown = isShown && outer?.isShown ?? true
    placeholder = Placeholder(location: location, isShown: self.isShown, reason: unknown.reason)
    self.condition = ItemCondition.both(outer?.condition, condition)
    levels = (outer?.levels ?? []) + [Level(isShown: isShown, location: location, condition: condition)]
  }

  /// The conjunction with the condition around it.
  package func inside(_ outer: Uncertainty?) -> Uncertainty {
    guard let outer else { return self }
    var inner = Uncertainty(
      isShown: outer.isShown && isShown, placeholder: isShown ? outer.placeholder ?? placeholder : placeholder,
      condition: ItemCondition.both(outer.condition, condition))
    inner.levels = outer.levels + levels
    return inner
  }

  /// The condition for what belongs to a conditional block; `nil` if the block always does it.
  package func within(_ block: Uncertainty) -> Uncertainty? {
    guard levels.starts(with: block.levels) else { return self }
    let rest = levels.dropFirst(block.levels.count)
    if rest.isEmpty { return nil }
    let isShown = rest.allSatisfy(\.isShown)
    var placeholder = placeholder
    placeholder?.isShown = isShown
    var inner = Uncertainty(isShown: isShown, placeholder: placeholder, condition: condition)
    inner.levels = Array(rest)
    return inner
  }

  /// Whether another branch of the same condition as one around this runs instead.
  package func contradicts(_ other: Uncertainty) -> Bool {
    guard let (own, others) = zip(levels, other.levels).first(where: { $0 != $1 }), own.location != nil else {
      return false
    }
    return own.location == others.location
  }

  /// The condition of the other branch.
  package var opposite: String? { condition.map(ItemCondition.opposite) }
}
