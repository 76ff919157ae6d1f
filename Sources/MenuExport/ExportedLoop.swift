import MenuDocument
import PositionedJSON

/// A loop over a collection that only the running app knows.
struct ExportedLoop {
  /// The name of one element.
  let element: String
  let elements: String
  /// The type of the elements.
  let type: String
  /// The words of one element, for the names of methods.
  let words: String
  /// The code of a condition about the element, by its words.
  let conditions: [String: String]
  /// The code of a toggle's state, by the location of its item.
  let states: [DocumentPath: String]
  /// The code of placeholders in texts.
  let texts: PlaceholderTexts

  /// The parameter of a function that gets an element.
  var parameter: String { "_ \(element): \(type)" }

  /// The words to name the method of an item after.
  func words(of title: String) -> String {
    let plain = ExportedPlaceholders.removed(from: title)
    guard let name = SwiftNames.lowerCamelCase(plain), name != words else { return "choose \(words)" }
    return plain.lowercased().contains(words.lowercased()) ? plain : "\(plain) \(words)"
  }
}

extension FrameworkExporter {
  /// Runs a body that writes items as a loop; `nil` if no loop can write them.
  ///
  /// The loop has a property for the collection, and a type for elements with several values.
  mutating func looping<Result>(
    _ items: [Item], _ body: (inout Self, ExportedLoop) -> Result
  ) -> Result? {
    looping(LoopContent(items), at: items.map(\.location.path), body)
  }

  /// The same for the options that a placeholder stands for in a picker.
  mutating func looping<Result>(
    _ option: PickerOption, _ body: (inout Self, ExportedLoop) -> Result
  ) -> Result? {
    looping(LoopContent(option), at: [option.location.path], body)
  }

  private mutating func looping<Result>(
    _ content: LoopContent?, at locations: [DocumentPath], _ body: (inout Self, ExportedLoop) -> Result
  ) -> Result? {
    guard parts.loop == nil, let content else { return nil }
    let loop = declare(content)
    for location in locations { parts.loopProperties[location] = loop.elements }
    parts.loop = loop
    let result = body(&self, loop)
    parts.loop = nil
    return result
  }

  /// Adds the method that an item of a loop performs for an element, and returns its name.
  ///
  /// - Parameter head: The head of the method with a name.
  mutating func method(
    for title: String, in loop: ExportedLoop, _ body: [SwiftStatement], _ head: (String) -> String
  ) -> String {
    let name = parts.members.member(loop.words(of: title), fallback: "choose", prefix: "perform")
    parts.actions.append(.block(head(name), body))
    return name
  }

  private mutating func declare(_ content: LoopContent) -> ExportedLoop {
    let paths = content.placeholders.map { LoopPath($0) }
    let known = paths.lazy.compactMap(\.element).first
    let terms = content.terms.filter { term in known.map { LoopPath.isAbout($0, term) } ?? false }
    // A name alone is the element; elements with several values have a type.
    let isPlain =
      paths.count == 1 && (paths[0].element == nil || paths[0].property.isEmpty) && terms.isEmpty
      && content.toggles.isEmpty
    let words = known.map(LoopPath.singular) ?? (isPlain ? "title" : "element")
    let element = parts.members.local(words, prefix: "each")
    let elements = parts.members.member(LoopPath.plural(of: words), fallback: "elements", prefix: "all")
    var names = SwiftNames(reserved: ["hash", "hashValue"])
    var properties: [String] = []
    func property(_ words: String, fallback: String, _ type: String) -> String {
      let name = names.member(words, fallback: fallback, prefix: "element")
      properties.append("\(name): \(type)")
      return "\(element).\(name)"
    }
    var texts: [String: String] = [:]
    for (placeholder, path) in zip(content.placeholders, paths) {
      let isOwn = path.element == nil || path.element == known
      let words = isOwn ? path.property : "\(path.element ?? "") \(path.property)"
      texts[placeholder] = isPlain ? element : property(words, fallback: "title", "String")
    }
    var conditions: [String: String] = [:]
    for term in terms {
      let words = ConditionWords(term)
      if conditions[words.text] == nil {
        conditions[words.text] = property(words.name, fallback: "isShown", "Bool")
      }
    }
    var states: [DocumentPath: String] = [:]
    for toggle in content.toggles { states[toggle] = property("isOn", fallback: "isOn", "Bool") }
    let type = isPlain ? "String" : elementType(words, properties)
    let list = content.placeholders.joined(separator: ", ")
    parts.state += [.comment("TODO: Supply \(list) of each element."), supplied.list(elements, of: type)]
    return ExportedLoop(
      element: element, elements: elements, type: type, words: words, conditions: conditions, states: states,
      texts: PlaceholderTexts(texts))
  }

  /// The type of a loop's elements; loops over elements with the same properties share it.
  private mutating func elementType(_ words: String, _ properties: [String]) -> String {
    let key = [words] + properties
    if let type = parts.elementTypes[key] { return type }
    let type = parts.types.type(words, fallback: "Element", suffix: "Element")
    parts.elementTypes[key] = type
    parts.enumerations.append(.block("struct \(type): Hashable", properties.map { .line("var \($0)") }))
    return type
  }
}
