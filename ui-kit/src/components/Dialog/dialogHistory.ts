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

/** Going back takes the browser a moment, so entries are taken away one after the other. */
let leaving = Promise.resolve();

/** Takes the dialog's entry away again, unless another page has taken its place by then. */
export function removeEntryOf(id: string): void {
  leaving = leaving.then(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          if (!isEntryOf(id)) return resolve();
          window.addEventListener('popstate', () => resolve(), { once: true });
          history.back();
        });
      }),
  );
}

/**
 * Runs the action once the entries of closed dialogs are gone. Before that, going back from them would undo
 * a change of address that is made meanwhile.
 */
export function afterDialogsClosed(action: () => void): void {
  void leaving.then(action);
}
