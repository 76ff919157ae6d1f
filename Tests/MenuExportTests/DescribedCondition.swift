import MenuDocument

extension ItemAttributes {
  /// The condition as it comes back from code, with the name of a property for each term.
  ///
  /// The exporter's own conditions are omitted, such as `showsLists` for a hidden item without a condition.
  func describedCondition(in outer: [String] = []) -> [String] {
    let terms = condition.map { ItemCondition($0).terms } ?? []
    let names = terms.map { term in
      term.replacing(/\w+\./, with: "")
        .replacing(/^!\((\w+) && i(\w+)\)$/) { "!\($0.output.1)AndI\($0.output.2)" }
        .replacing(/^(\w+) (=|!)= \.?(\w+)$/) { match in
          let (subject, sign, value) = (match.output.1, match.output.2, match.output.3)
          return "\(sign == "!" ? "!" : "")\(subject)Is\(value.prefix(1).uppercased())\(value.dropFirst())"
        }
    }
    var all = outer
    for name in names where !all.contains(name) && !name.hasPrefix("shows") && !name.hasPrefix("!shows") {
      all.append(name)
    }
    return all
  }
}
