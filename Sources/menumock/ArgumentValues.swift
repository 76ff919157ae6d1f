public import ArgumentParser
public import MenuMockup
public import MenuModel

extension RenderOptions.Format: ExpressibleByArgument {}
extension RenderOptions.SVGText: ExpressibleByArgument {}
extension RenderOptions.MissingPolicy: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension Contrast: ExpressibleByArgument {}
extension TextSize: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension PresentationState: ExpressibleByArgument {}
extension DiagnosticForm: ExpressibleByArgument {}

extension FrameReference: ExpressibleByArgument {
  /// The most frames that a document has.
  private static let numbers = 1...100

  /// A whole number is a place, anything else a caption.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    guard let number = Int(argument) else {
      self = .caption(argument)
      return
    }
    guard Self.numbers.contains(number) else { return nil }
    self = .number(number)
  }
}

extension Shard: ExpressibleByArgument {
  /// A part as it is written: its number, `/`, and how many there are.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(number: number, of: count)
  }
}
