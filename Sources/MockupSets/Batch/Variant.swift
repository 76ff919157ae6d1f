public import MenuDocument
public import MenuMockup

/// An image of a set.
@dynamicMemberLookup
public struct Variant: Sendable {
  private var boxed: Boxed<Values>

  init(_ values: Values) { boxed = .value(values) }

  /// Accesses a member of ``Values``.
  public subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
    get { boxed.value[keyPath: path] }
    set { boxed.value[keyPath: path] = newValue }
  }

  /// The values of an image.
  public struct Values: Sendable {
    /// The name of the mockup.
    public var name: String
    /// The document file.
    public var input: String
    /// The varied settings with this image's values, in matrix order.
    public var axes: [Setting]
    /// All settings of the image from any source, in key order.
    public var values: [Setting]
    var sharedOptions: SharedOptions
    /// The hash of the used translations; `nil` if unknown or if there are none.
    var usedStrings: Fingerprint?
    /// The path of the image, relative to the output folder.
    public var output: String
  }

  public var options: RenderOptions {
    get { boxed.value.sharedOptions.value }
    set {
      if newValue.strings != options.strings { boxed.value.usedStrings = nil }
      boxed.value.sharedOptions = SharedOptions(newValue)
    }
  }

  /// The file format.
  public var format: OutputFormat { options.format ?? .standard }

  /// The name with the varied values.
  public var label: String {
    let values = self.axes.map { "\($0.key.name) \($0.text)" }
    return values.isEmpty ? self.name : "\(self.name) (\(values.joined(separator: ", ")))"
  }
}
