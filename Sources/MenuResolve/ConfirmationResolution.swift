import MenuDocument
import MenuTheme
import PositionedJSON

extension MenuResolver {
  func resolveConfirmation() -> ResolvedConfirmation? {
    guard let item = document.confirmingItem, let confirmation = item.confirmation else { return nil }
    let path = item.location.path.appending("confirmation")
    func text(_ string: String, _ path: DocumentPath, _ textStyle: TextStyleName, _ role: ColorRole) -> ResolvedText {
      makeText(string, path: path, style: style[textStyle], color: style[role], maximumLines: nil)
    }
    var actions: [ResolvedConfirmation.Action] = []
    var cancel: ResolvedConfirmation.Action?
    let added = confirmation.addedCancel(in: document.locale)
    for (index, action) in (confirmation.actions + [added].compactMap { $0 }).enumerated() {
      let isCancel = action.role == .cancel && cancel == nil
      let isPreferred = !isCancel && actions.isEmpty && action.role != .destructive
      let isWritten = index < confirmation.actions.count
      let title = text(
        action.title, isWritten ? path.appending("actions").appending(index).appending("title") : path,
        isCancel ? .cancel : .action, role(of: action, isCancel: isCancel, isPreferred: isPreferred))
      let resolved = ResolvedConfirmation.Action(title: title, isCancel: isCancel, isPreferred: isPreferred)
      if isCancel { cancel = resolved } else { actions.append(resolved) }
    }
    let isAtSource = document.presentation != .menu
    let hidesCancel = isAtSource && style.metrics.confirmation.hidesCancel && !actions.isEmpty
    if hidesCancel { cancel = nil }
    return ResolvedConfirmation(
      path: path, title: confirmation.title.map { text($0, path.appending("title"), .question, .question) },
      message: confirmation.message.map { text($0, path.appending("message"), .message, .message) },
      actions: actions + [cancel].compactMap { $0 }, hidesCancel: hidesCancel)
  }

  private func role(of action: Confirmation.Action, isCancel: Bool, isPreferred: Bool) -> ColorRole {
    if action.role == .destructive { return .destructiveAction }
    if isCancel { return .cancel }
    return isPreferred && style.metrics.confirmation.hasProminentAction ? .prominentTitle : .action
  }
}
