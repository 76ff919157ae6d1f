import PositionedJSON

extension JSONNode {
  /// Changes each text that is an item or a title.
  mutating func changeTitles(_ change: (inout String) -> Void) {
    switch value {
    case .array(let elements):
      value = .array(
        elements.map { element in
          var element = element
          element.changeTitles(change)
          return element
        })
    case .object(let members):
      value = .object(
        members.map { member in
          var member = member
          if member.key.text == "title", case .string(var text) = member.value.value {
            change(&text)
            member.value.value = .string(text)
          } else {
            member.value.changeTitles(change)
          }
          return member
        })
    case .null, .bool, .number, .string: break
    }
  }
}
