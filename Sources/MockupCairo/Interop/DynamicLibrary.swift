#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A library that is loaded on demand, because most runs do not need it, and never unloaded.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the first available file; returns `nil` if there is none.
  package init?(_ names: [String]) {
    // Never closed: types of GObject cannot be unloaded.
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    self.handle = handle
  }

  /// Returns a function, which must have the given type, or `nil` if the library lacks it.
  package func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
