import MenuDocument
import PositionedJSON

/// An item or an entry of a picker, which the app may show under a condition.
protocol ConditionalElement {
  var attributes: ItemAttributes { get set }
}

extension Item: ConditionalElement {
  /// Whether separators set the item off from its neighbors.
  var isGroup: Bool {
    switch kind {
    case .section, .controlGroup: true
    case .picker(let picker): picker.style != .menu
    case .button, .toggle, .menu, .stepper, .slider, .divider, .text, .loading, .search, .view: false
    }
  }
}

extension PickerItem.Entry: ConditionalElement {
  var attributes: ItemAttributes {
    get { if case .option(let option) = self { option.attributes } else { .plain } }
    set {
      guard case .option(var option) = self else { return }
      option.attributes = newValue
      self = .option(option)
    }
  }
}

extension [Item] {
  /// The condition that all items share, and the items without it.
  var sharedCondition: (attributes: ItemAttributes, items: [Item]) {
    let conditions = map { $0.attributes.condition.map { ItemCondition($0).terms } ?? [] }
    var shared = conditions.first ?? []
    for terms in conditions { shared = zip(shared, terms).prefix { $0 == $1 }.map(\.0) }
    var attributes = ItemAttributes.plain
    if shared.isEmpty { return (attributes, self) }
    attributes.condition = shared.joined(separator: " && ")
    attributes.isHidden = allSatisfy(\.attributes.isHidden)
    var items = self
    for index in items.indices {
      let rest = conditions[index].dropFirst(shared.count)
      items[index].attributes.condition = rest.isEmpty ? nil : rest.joined(separator: " && ")
      if attributes.isHidden { items[index].attributes.isHidden = false }
    }
    return (attributes, items)
  }
}

/// An element, or the branches of a condition with the elements that each shows.
indirect enum ConditionalPart<Element> {
  case always(Element)
  /// The condition as code, such as `isFavorite && !isMuted`.
  case choice(String, [ConditionalPart], otherwise: [ConditionalPart])

  /// The first element of each branch.
  var leading: [Element] {
    switch self {
    case .always(let element): [element]
    case .choice(_, let then, let otherwise): [then.first, otherwise.first].compactMap(\.self).flatMap(\.leading)
    }
  }

  var isChoice: Bool { if case .choice = self { true } else { false } }
}

/// A property for a condition, and its initial value.
struct ConditionFlag {
  let name: String
  let isMet: Bool
}

extension FrameworkExporter {
  /// Items by their conditions; opposite commands without a condition, of which one is hidden, are alternatives, too.
  mutating func arranged(_ items: [Item]) -> [ConditionalPart<Item>] {
    var result: [ConditionalPart<Item>] = []
    for part in conditional(items) {
      if case .always(var hidden) = part, case .always(let shown)? = result.last, shown.isShownInstead(of: hidden) {
        hidden.attributes.isHidden = false
        noteShown(shown.title)
        let name = flag(shown.title.map { "shows \($0)" }, fallback: "showsItem", prefix: "is", isMet: true)
        result[result.count - 1] = .choice(name, [.always(shown)], otherwise: [.always(hidden)])
      } else {
        result.append(part)
      }
    }
    return result
  }

  mutating func conditional<Element: ConditionalElement>(_ elements: [Element]) -> [ConditionalPart<Element>] {
    grouped(
      elements.map { element in
        var plain = element
        plain.attributes.condition = nil
        return Candidate(element: plain, terms: element.attributes.condition.map { ItemCondition($0).terms[...] } ?? [])
      })
  }

  private mutating func grouped<Element>(_ elements: [Candidate<Element>]) -> [ConditionalPart<Element>] {
    var parts: [ConditionalPart<Element>] = []
    var rest = elements[...]
    while let first = rest.first {
      guard let term = first.terms.first else {
        parts.append(.always(first.element))
        rest.removeFirst()
        continue
      }
      var terms = [term]
      // `if a && b { … } else { … }`
      let all = Array(first.terms)
      let next = rest.drop { $0.terms.starts(with: all) }.first
      if let other = next?.terms.first, other == ItemCondition.opposite(of: all.joined(separator: " && ")) {
        terms = all
      }
      var then = Candidate.run(of: terms, in: &rest)
      let opposite = ItemCondition.opposite(of: terms.joined(separator: " && "))
      var otherwise = Candidate.run(of: [opposite], in: &rest)
      let (condition, isMet) = self.condition(terms, isMet: then.contains { !$0.element.attributes.isHidden })
      // The condition hides the items of the other branch.
      if isMet { Candidate.show(&otherwise) } else { Candidate.show(&then) }
      let inner = grouped(then)
      if otherwise.isEmpty, inner.count == 1, case .choice(let more, let last, let other) = inner[0], other.isEmpty,
        condition.count + more.count <= 60
      {
        parts.append(.choice("\(condition) && \(more)", last, otherwise: []))
      } else {
        parts.append(.choice(condition, inner, otherwise: grouped(otherwise)))
      }
    }
    return parts
  }

  // MARK: Properties

  /// The code of a condition, with a property for each term, and whether it is met at first.
  private mutating func condition(_ terms: [String], isMet: Bool) -> (code: String, isMet: Bool) {
    let text = terms.joined(separator: " && ")
    let isAboutElement = parts.loop.map { loop in
      terms.contains { loop.conditions[ConditionWords($0).text] != nil }
    }
    if terms.count == 1 || text.count > 60 && isAboutElement != true { return condition(text, isMet: isMet) }
    let all = terms.map { condition($0, isMet: isMet) }
    return (all.map(\.code).joined(separator: " && "), all.allSatisfy(\.isMet))
  }

  private mutating func condition(_ term: String, isMet: Bool) -> (code: String, isMet: Bool) {
    let words = ConditionWords(term)
    if let code = parts.loop?.conditions[words.text] { return ((words.isNegated ? "!" : "") + code, isMet) }
    let flag = parts.flags[words.text] ?? self.flag(for: words, isMet: isMet != words.isNegated)
    parts.flags[words.text] = flag
    return ((words.isNegated ? "!" : "") + flag.name, flag.isMet != words.isNegated)
  }

  /// A property for a condition, with the app's own words if the name differs.
  private mutating func flag(for words: ConditionWords, isMet: Bool) -> ConditionFlag {
    let words = parts.members.isTaken(words.name) ? words.withOwners : words
    let written = words.text.split { $0.isNewline }.joined(separator: " ")
    if SwiftNames.lowerCamelCase(words.name) != written { parts.state.append(.comment("TODO: Supply \(written).")) }
    return ConditionFlag(
      name: flag(words.name, fallback: "isShown", prefix: "menu", isMet: isMet), isMet: isMet)
  }

  /// Marks the next property as one that shows an item: a document has no words for what shows a hidden item.
  mutating func noteShown(_ title: String?) {
    guard isImported else { return }
    parts.state.append(.comment("TODO: Supply what shows \(title.map { "“\($0)”" } ?? "the item")."))
  }

  private mutating func flag(_ words: String?, fallback: String, prefix: String, isMet: Bool) -> String {
    let name = parts.members.member(words, fallback: fallback, prefix: prefix)
    parts.state.append(supplied.flag(name, isMet ? "true" : "false"))
    return name
  }
}

/// An element and the terms of its condition that are not decided yet.
private struct Candidate<Element: ConditionalElement> {
  var element: Element
  var terms: ArraySlice<String>

  /// Removes the leading elements whose conditions start with the terms.
  static func run(of terms: [String], in rest: inout ArraySlice<Candidate>) -> [Candidate] {
    let run = rest.prefix { $0.terms.starts(with: terms) }
    rest = rest.dropFirst(run.count)
    return run.map { Candidate(element: $0.element, terms: $0.terms.dropFirst(terms.count)) }
  }

  static func show(_ elements: inout [Candidate]) {
    for index in elements.indices { elements[index].element.attributes.isHidden = false }
  }
}

extension Item {
  /// Whether a condition shows the item or the next one, which is hidden: Follow and Unfollow.
  fileprivate func isShownInstead(of next: Item) -> Bool {
    guard !attributes.isHidden, next.attributes.isHidden, let title, let other = next.title,
      case .button = kind, case .button = next.kind
    else { return false }
    if let keys = attributes.keyboardShortcut, keys == next.attributes.keyboardShortcut { return true }
    return Alternatives.areOpposite(title, other) || Alternatives.haveOneObject(title, other)
      || Alternatives.areForms(attributes.systemImage?.value, next.attributes.systemImage?.value)
  }
}
