public import MenuMockup
public import MenuModel

/// One picture of a set.
public struct Variant: Sendable {
  /// What the mockup is called.
  public var name: String
  /// The document's file.
  public var input: String
  /// What the set varies, with the values of this picture, in the order of the matrix.
  public var axes: [Setting]
  /// Everything that is said about this picture by anybody, in the order of the keys.
  public var values: [Setting]
  /// The path of the picture, from the folder for pictures.
  public var output: String
  /// How the picture is drawn, shared with other pictures.
  private(set) var sharedOptions: SharedOptions
  /// The hash of the translations that the picture uses; `nil` where that is not known, or there are none.
  private(set) var usedStrings: Fingerprint?

  /// A picture.
  init(
    name: String, input: String, axes: [Setting], values: [Setting], options: SharedOptions,
    usedStrings: Fingerprint? = nil, output: String
  ) {
    self.name = name
    self.input = input
    self.axes = axes
    self.values = values
    self.output = output
    sharedOptions = options
    self.usedStrings = usedStrings
  }

  /// How the picture is drawn.
  public var options: RenderOptions {
    get { sharedOptions.value }
    set {
      if newValue.strings != sharedOptions.value.strings { usedStrings = nil }
      sharedOptions = SharedOptions(newValue)
    }
  }

  /// The kind of file.
  public var format: PictureFormat { options.format ?? .standard }

  /// The name, and what tells the picture from its siblings.
  public var label: String {
    axes.isEmpty ? name : "\(name) (\(axes.map { "\($0.key.rawValue) \($0.text)" }.joined(separator: ", ")))"
  }
}
