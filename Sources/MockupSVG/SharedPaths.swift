import MockupScene

/// The shapes that a picture has at several places, written once and referred to.
///
/// Which these are is known only when all is written, so a picture that shares is written twice.
struct SharedPaths {
  /// The data of a path apart from where it begins.
  struct Form: Hashable {
    let data: ArraySlice<UInt8>
  }

  /// A form and the place at which it begins, as it is written.
  struct Placed {
    let form: Form
    let x: ArraySlice<UInt8>
    let y: ArraySlice<UInt8>

    /// Takes the data of a path apart; `nil` where that is short, or begins anew somewhere, which is not written as a
    /// step from the place before.
    init?(_ data: [UInt8]) {
      guard data.count > SharedPaths.leastBytes, data.first == UInt8(ascii: "M"),
        data.count(where: { $0 == data[0] }) == 1,
        let end = data.dropFirst().firstIndex(where: { $0 >= UInt8(ascii: "A") }),
        // A sign keeps numbers apart as well as a space does.
        let middle = data[..<end].dropFirst(2).firstIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") })
      else { return nil }
      form = Form(data: data[end...])
      x = data[1..<middle]
      y = data[(data[middle] == UInt8(ascii: " ") ? middle + 1 : middle)..<end]
    }
  }

  /// Shorter data takes no more room than a reference to it.
  private static let leastBytes = 80

  private var counts: [Form: Int] = [:]
  private var numbers: [Form: Int] = [:]
  /// Whether all has been counted.
  private let isCounted: Bool

  /// Nothing counted yet.
  init() { isCounted = false }

  /// The shapes that were counted, to be written.
  init(counted: SharedPaths) {
    counts = counted.counts
    isCounted = true
  }

  /// The number of a shape that is to be referred to, and whether it is new; `nil` for one that is at one place only.
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
