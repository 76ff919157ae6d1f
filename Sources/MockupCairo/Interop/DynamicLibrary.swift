#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A library that is loaded while the program runs, as most runs do without it; it stays until the end.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// The first of these files that is there; `nil` where none is.
  package init?(_ names: [String]) {
    // Never closed: types of GObject cannot be unloaded.
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    self.handle = handle
  }

  /// A function of the library, which must have that type; `nil` where it has no such function.
  package func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
