import ArgumentParser
import MenuDocument
import PositionedJSON

struct ImageArguments: ParsableArguments {
  @OptionGroup private var output: OutputArguments

  @Flag(inversion: .prefixedNo, help: "Embed the source document in the picture. (default: --source)")
  private var source: Bool?

  var settings: Settings {
    var settings = output.settings
    settings[.noSource] = source.map { Located(.noSource(!$0), at: .option(.noSource)) }
    return settings
  }
}
