import MenuDocument
import MenuMockup
import MockupScene
import PositionedJSON

/// What is varied for the documents of one entry of a manifest.
struct EntryPlan {
  let entry: ManifestEntry
  /// The common matrix with the entry's own keys in place of those of the same name, then the rest of its own.
  let axes: [VariantAxis]
  /// The entry's defaults over those of the manifest.
  let defaults: Settings
  /// How many combinations there are; one more than a set may have where there are more.
  let count: Int

  init(_ entry: ManifestEntry, in manifest: Manifest) {
    self.entry = entry
    defaults = entry.defaults.over(manifest.commonDefaults)
    let replaced = manifest.matrix.map { axis in entry.matrix.first { $0.key == axis.key } ?? axis }
    axes = replaced + entry.matrix.filter { own in !manifest.matrix.contains { $0.key == own.key } }
    count = axes.reduce(1) { product, axis in
      min(product.multipliedReportingOverflow(by: axis.values.count).partialValue, Limit.setPictures.most + 1)
    }
  }

  /// The values of a combination, in the order of the axes: those of the last one change first.
  func values(at index: Int) -> [Located<Setting>] {
    var rest = index
    var values: [Located<Setting>] = []
    for axis in axes.reversed() {
      values.append(axis.values[rest % axis.values.count])
      rest /= axis.values.count
    }
    return values.reversed()
  }

  /// What a name that nobody gave is made of.
  func varyingKeys(of format: PictureFormat) -> [Setting.Key] {
    var keys = axes.map(\.key).filter { $0 != .scale || format.hasPixels }
    // DocC takes a picture whose name tells no scale for one of one pixel a point.
    if format == .png, keys.contains(.appearance), !keys.contains(.scale) { keys.append(.scale) }
    return keys
  }
}

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

/// Options that many pictures of a set have in common: a set of a hundred thousand has but a few.
final class SharedOptions: Sendable {
  /// The options.
  let value: RenderOptions

  init(_ value: RenderOptions) { self.value = value }
}
