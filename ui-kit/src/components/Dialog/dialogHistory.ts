/** Marks an entry of the session history that stands for an open dialog. */
const MARK = 'openDialog';

type State = Record<string, unknown> | null;

const markOf = (): unknown => (history.state as State)?.[MARK];

// A reload closes every dialog; the entry of one that was open is an ordinary entry from then on.
if (typeof history !== 'undefined' && markOf() !== undefined) {
  history.replaceState({ ...(history.state as State), [MARK]: undefined }, '');
}

export const isEntryOf = (id: string): boolean => markOf() === id;

/** Adds an entry for the dialog. What a router keeps in the state stays: for it nothing has moved. */
export const addEntryOf = (id: string): void =>
  history.pushState({ ...(history.state as State), [MARK]: id }, '');

/**
 * Runs the action once no entry of a dialog is on top. Going back from such an entry takes the browser a
 * moment, and would undo a change of address that is made meanwhile.
 */
export function afterDialogsClosed(action: () => void): void {
  if (markOf() === undefined) action();
  else window.addEventListener('popstate', () => afterDialogsClosed(action), { once: true });
}
