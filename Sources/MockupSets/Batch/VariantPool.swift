import MenuMockup
import MenuModel

/// What the pictures of different documents have in common, kept once: the same combination mostly means the same.
struct VariantPool {
  /// What one combination means for a document.
  struct Entry {
    var options: SharedOptions
    var axes: [Setting]
    var values: [Setting]
  }

  private var entries: [Int: Entry] = [:]

  /// The parts of a picture; those of the document before, where they are equal.
  ///
  /// - Parameter index: which of the combinations it is.
  mutating func shared(_ options: RenderOptions, axes: [Setting], values: [Setting], at index: Int) -> Entry {
    let last = entries[index]
    let entry = Entry(
      options: last.flatMap { $0.options.value == options ? $0.options : nil } ?? SharedOptions(options),
      axes: last.flatMap { $0.axes == axes ? $0.axes : nil } ?? axes,
      values: last.flatMap { $0.values == values ? $0.values : nil } ?? values)
    entries[index] = entry
    return entry
  }
}
