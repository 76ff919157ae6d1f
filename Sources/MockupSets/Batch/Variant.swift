public import MenuDocument
public import MenuMockup

/// One picture of a set.
@dynamicMemberLookup
public struct Variant: Sendable {
  private var boxed: Boxed<Values>

  init(_ values: Values) { boxed = .value(values) }

  /// What is known of it.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
    get { boxed.value[keyPath: path] }
    set { boxed.value[keyPath: path] = newValue }
  }

  /// What is known of a picture of a set.
  public struct Values: Sendable {
    /// What the mockup is called.
    public var name: String
    /// The document's file.
    public var input: String
    /// What the set varies, with the values of this picture, in the order of the matrix.
    public var axes: [Setting]
    /// Everything that is said about this picture by anybody, in the order of the keys.
    public var values: [Setting]
    /// How the picture is drawn, shared with other pictures.
    var sharedOptions: SharedOptions
    /// The hash of the translations that the picture uses; `nil` where that is not known, or there are none.
    var usedStrings: Fingerprint?
    /// The path of the picture, from the folder for pictures.
    public var output: String
  }

  /// How the picture is drawn.
  public var options: RenderOptions {
    get { boxed.value.sharedOptions.value }
    set {
      if newValue.strings != options.strings { boxed.value.usedStrings = nil }
      boxed.value.sharedOptions = SharedOptions(newValue)
    }
  }

  /// The kind of file.
  public var format: PictureFormat { options.format ?? .standard }

  /// The name, and what tells the picture from its siblings.
  public var label: String {
    let values = self.axes.map { "\($0.key.rawValue) \($0.text)" }
    return values.isEmpty ? self.name : "\(self.name) (\(values.joined(separator: ", ")))"
  }
}
