import MenuMockup

/// Options that many pictures of a set have in common: a set of a hundred thousand has but a few.
final class SharedOptions: Sendable {
  /// The options.
  let value: RenderOptions

  init(_ value: RenderOptions) { self.value = value }
}
