import MockupScene

/// Shapes that occur at several positions, written once and referenced.
///
/// The repeated shapes are known only after all are written, so an SVG that shares shapes is written twice.
struct SharedPaths {
  /// Path data without its starting point.
  struct Form: Hashable {
    let data: ArraySlice<UInt8>
  }

  /// A form and its starting point, as text.
  struct Placed {
    let form: Form
    let x: ArraySlice<UInt8>
    let y: ArraySlice<UInt8>

    /// Splits path data. Returns `nil` if it is short, or has several subpaths, whose absolute moves cannot be shared.
    init?(_ data: [UInt8]) {
      guard data.count > SharedPaths.minimumByteCount, data.first == UInt8(ascii: "M"),
        data.count(where: { $0 == data[0] }) == 1,
        let end = data.dropFirst().firstIndex(where: { $0 >= UInt8(ascii: "A") }),
        // Numbers are separated by a space or by a sign.
        let middle = data[..<end].dropFirst(2).firstIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") })
      else { return nil }
      form = Form(data: data[end...])
      x = data[1..<middle]
      y = data[(data[middle] == UInt8(ascii: " ") ? middle + 1 : middle)..<end]
    }
  }

  /// Shorter data takes no more room than a reference to it.
  private static let minimumByteCount = 80

  private var counts: [Form: Int] = [:]
  private var numbers: [Form: Int] = [:]
  /// Whether the counting pass is complete.
  private let isCounted: Bool

  /// Starts the counting pass.
  init() { isCounted = false }

  /// Starts the writing pass.
  init(counted: SharedPaths) {
    counts = counted.counts
    isCounted = true
  }

  /// Returns the number of a shape to reference, and whether it is new; `nil` if the shape occurs only once.
  mutating func number(of form: Form) -> (number: Int, isNew: Bool)? {
    guard isCounted else {
      counts[form, default: 0] += 1
      return nil
    }
    if let number = numbers[form] { return (number, false) }
    guard counts[form, default: 0] > 1 else { return nil }
    numbers[form] = numbers.count
    return (numbers.count - 1, true)
  }
}
