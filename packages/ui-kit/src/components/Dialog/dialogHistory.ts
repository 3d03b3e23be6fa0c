/** The key in `history.state` that marks the entry of an open dialog. */
const MARK = 'openDialog';

type State = Record<string, unknown> | null;

const markOf = (): unknown => (history.state as State)?.[MARK];

// A reload closes every dialog: the mark of one that was open is removed.
if (typeof history !== 'undefined' && markOf() !== undefined) {
  history.replaceState({ ...(history.state as State), [MARK]: undefined }, '');
}

export const isEntryOf = (id: string): boolean => markOf() === id;

/** Adds an entry for the dialog. The router's own state is copied, so that the router sees no navigation. */
export const addEntryOf = (id: string): void =>
  history.pushState({ ...(history.state as State), [MARK]: id }, '');

/** The dialogs on the page, one that closes among them until it is gone; the topmost last, each with what waits for that. */
const present = new Set<(() => void)[]>();

/** Counts a dialog among those on the page. Returns how to tell that it is gone. */
export function countPresent(): () => void {
  const waiting: (() => void)[] = [];
  present.add(waiting);
  return () => {
    present.delete(waiting);
    for (const goOn of waiting) goOn();
  };
}

/** `history.back()` is asynchronous, so entries are removed one after the other. */
let leaving = Promise.resolve();

/** Removes the dialog's entry, unless a navigation has replaced it. */
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
 * Runs the action once the entries of closed dialogs are removed. A change of address before that would be undone by
 * their `history.back()`.
 */
export function afterDialogsClosed(action: () => void): void {
  void leaving.then(action);
}

/**
 * Runs the action after the topmost dialog, which was just told to close: once it is gone, the focus is back where it
 * was opened, and its entry has left the history. A page that came before that would find itself inert, and lose the
 * focus to the opener. On a busy device the dialog can stay for many frames.
 */
export function afterDialog(action: () => void): void {
  // React Aria restores the focus on the first frame after the dialog is gone.
  const goOn = () => requestAnimationFrame(() => requestAnimationFrame(() => afterDialogsClosed(action)));
  const topmost = [...present].at(-1);
  if (topmost) topmost.push(goOn);
  else goOn();
}
