import MenuDocument
import MenuMockup
import MockupScene
import PositionedJSON

/// The variations of one manifest entry's documents.
struct EntryPlan {
  let entry: ManifestEntry
  /// The common matrix with the entry's overrides, followed by the entry's additional keys.
  let axes: [VariantAxis]
  /// The entry's defaults over those of the manifest.
  let defaults: Settings
  /// The number of combinations, capped at one more than the limit of a set.
  let count: Int

  init(_ entry: ManifestEntry, in manifest: Manifest) {
    self.entry = entry
    defaults = entry.defaults.over(manifest.commonDefaults)
    let replaced = manifest.matrix.map { axis in entry.matrix.first { $0.key == axis.key } ?? axis }
    axes = replaced + entry.matrix.filter { own in !manifest.matrix.contains { $0.key == own.key } }
    count = axes.reduce(1) { product, axis in
      min(product.multipliedReportingOverflow(by: axis.values.count).partialValue, Limit.setPictures.maximum + 1)
    }
  }

  /// Returns the values of a combination in axis order; the last axis varies fastest.
  func values(at index: Int) -> [Located<Setting>] {
    var rest = index
    var values: [Located<Setting>] = []
    for axis in axes.reversed() {
      values.append(axis.values[rest % axis.values.count])
      rest /= axis.values.count
    }
    return values.reversed()
  }

  func varyingKeys(of format: OutputFormat) -> [Setting.Key] {
    var keys = axes.map(\.key).filter { $0 != .scale || format.hasPixels }
    // DocC assumes one pixel per point for an image without a scale in its name.
    if format == .png, keys.contains(.appearance), !keys.contains(.scale) { keys.append(.scale) }
    return keys
  }
}

/// Shares equal values between images of different documents: the same combination mostly yields the same values.
struct VariantPool {
  struct Entry {
    var options: SharedOptions
    var axes: [Setting]
    var values: [Setting]
  }

  private var entries: [Int: Entry] = [:]

  /// Returns the values of an image; equal ones are shared with the previous document.
  ///
  /// - Parameter index: the index of the combination.
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

/// Options shared by many images of a set; a set of a hundred thousand images has only a few.
final class SharedOptions: Sendable {
  let value: RenderOptions

  init(_ value: RenderOptions) { self.value = value }
}
