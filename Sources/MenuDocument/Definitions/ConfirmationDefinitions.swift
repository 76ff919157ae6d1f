import PositionedJSON

enum ConfirmationDefinitions {
  static let confirmation: Definition<Confirmation> = .object(
    "confirmation", Confirmation(),
    [
      Field("title", .text, "Title of the confirmation.", examples: ["Delete this note?"]) { $0.title = $1 },
      Field("message", .text, "Explains the consequences.", examples: ["This cannot be undone."]) {
        $0.message = $1
      },
      Field(
        "actions", .list(of: action), "Actions to choose from. A Cancel action is added if none has that role.",
        examples: [[.object([("title", "Delete"), ("role", "destructive")])]]
      ) {
        $0.actions = $1
      },
    ], description: "Confirmation dialog that appears before the command acts.")

  private static let action: Definition<Confirmation.Action> = .object(
    "confirmationAction", Confirmation.Action(),
    [
      .required("title", .text, "Title of the action.", examples: ["Delete"]) { $0.title = $1 },
      Field("role", .oneOf(ButtonRole.self), default: "none", "Role of the action.") { $0.role = $1 },
    ], description: "Action of a confirmation.")
}
