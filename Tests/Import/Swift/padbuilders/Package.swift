// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Dredger", platforms: [.iOS(.v18)], targets: [.executableTarget(name: "Dredger", path: ".")])
