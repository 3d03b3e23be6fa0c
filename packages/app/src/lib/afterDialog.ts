import { afterDialogsClosed } from '@friendbase/ui-kit';

/**
 * Goes on from a dialog that was told to close: once the focus is back where it was opened, which takes two frames, and
 * its entry has left the history. A page that came before that would lose the focus to the opener, and Back would
 * lead to the dialog's entry.
 */
export function afterDialog(goOn: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => afterDialogsClosed(goOn)));
}
