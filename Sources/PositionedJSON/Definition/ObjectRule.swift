package enum ObjectRule: Hashable, Sendable {
  case atLeastOne([String])
  case exactlyOne([String])
  /// The first member is required unless the object has the second.
  case needsUnless(String, String)
  /// The first member is required if `where` has the value `is`.
  case needs(String, where: String, is: String)
  /// The first member is an error if `where` has the value `is`.
  case forbids(String, where: String, is: String)
  /// The first member is an error unless `where` has the value `is`.
  case forbidsUnless(String, where: String, is: String)
  /// The first member requires the second.
  case together(String, String)

  func check(_ object: JSONNode, _ context: inout DecodingContext) {
    switch self {
    case .atLeastOne(let keys):
      guard !keys.contains(where: object.hasMember) else { return }
      context.report(at: object.position, "\(Self.alternatives(keys)) is missing")
    case .exactlyOne(let keys):
      let present = keys.filter(object.hasMember)
      if present.isEmpty {
        context.report(at: object.position, "\(Self.alternatives(keys)) is missing")
      } else if present.count > 1 {
        let names = present.map(Quotation.of).joined(separator: " and ")
        context.report(at: object.position, "\(names) cannot be used together")
      }
    // The object's shape checks these: for it, a misspelled member is present.
    case .needsUnless: break
    case .needs(let key, let other, let value):
      guard object.hasText(value, of: other), !object.hasMember(key) else { return }
      let reason = "\(Quotation.of(other)): \(Quotation.of(value))"
      context.report(at: object.position, "\(Quotation.of(key)) is missing; \(reason) requires it")
    case .forbids(let key, let other, let value):
      guard object.hasText(value, of: other), let member = object.member(key) else { return }
      let reason = "\(Quotation.of(other)): \(Quotation.of(value))"
      context.report(at: member.key.position, "\(Quotation.of(key)) is not allowed with \(reason)")
    case .forbidsUnless(let key, let other, let value):
      guard !object.hasText(value, of: other), let member = object.member(key) else { return }
      let reason = "\(Quotation.of(other)): \(Quotation.of(value))"
      context.report(at: member.key.position, "\(Quotation.of(key)) is allowed only with \(reason)")
    case .together(let key, let other):
      guard let member = object.member(key), !object.hasMember(other) else { return }
      context.report(at: member.key.position, "\(Quotation.of(key)) is allowed only with \(Quotation.of(other))")
    }
  }

  var schema: JSONNode {
    switch self {
    case .atLeastOne(let keys): .object([("anyOf", .array(keys.map(Self.required)))])
    case .needsUnless(let key, let other):
      .object([("if", .object([("not", Self.required(other))])), ("then", Self.required(key))])
    case .exactlyOne(let keys): .object([("oneOf", .array(keys.map(Self.required)))])
    case .needs(let key, let other, let value):
      .object([("if", Self.condition(other, value)), ("then", Self.required(key))])
    case .forbids(let key, let other, let value):
      .object([("if", Self.condition(other, value)), ("then", Self.rejected(key))])
    case .forbidsUnless(let key, let other, let value):
      .object([("if", Self.condition(other, value)), ("else", Self.rejected(key))])
    case .together(let key, let other):
      .object([("dependentRequired", .object([(key, .array([.string(other)]))]))])
    }
  }

  private static func alternatives(_ keys: [String]) -> String {
    keys.map(Quotation.of).joined(separator: " or ")
  }

  private static func required(_ key: String) -> JSONNode {
    .object([("required", .array([.string(key)]))])
  }

  private static func rejected(_ key: String) -> JSONNode {
    .object([("properties", .object([(key, .bool(false))]))])
  }

  private static func condition(_ key: String, _ value: String) -> JSONNode {
    .object([
      ("properties", .object([(key, .object([("const", .string(value))]))])), ("required", .array([.string(key)])),
    ])
  }
}

extension JSONNode {
  fileprivate func member(_ key: String) -> JSONMember? {
    members?.first { $0.key.text == key }
  }

  fileprivate func hasMember(_ key: String) -> Bool {
    guard case .object(let members) = value else { return false }
    for index in members.indices where members[index].key.text == key { return true }
    return false
  }

  fileprivate func hasText(_ text: String, of key: String) -> Bool {
    guard case .object(let members) = value else { return false }
    for index in members.indices where members[index].key.text == key {
      if case .string(text) = members[index].value.value { return true }
    }
    return false
  }
}
