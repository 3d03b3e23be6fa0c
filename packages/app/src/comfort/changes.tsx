import { announce, UndoBar, useWords } from '@friendbase/ui-kit';
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { comfort as words } from '../words/en/comfort.ts';
import { useComfort, type Comfort } from './comfort.tsx';
import { editComfort, type ComfortEditor } from './editComfort.ts';
import { keepInPlace } from './keepInPlace.ts';

/** A change in words: what is so now, and what is so again when it is undone. */
interface Change {
  done: string;
  undone: string;
}

interface Changing {
  editor: ComfortEditor;
  /** Makes a change of the settings: what has the focus stays in its place, and the change is said once. */
  make: (work: () => void, change: Change) => void;
  /** Erases settings. There is no last change then. */
  clear: () => void;
}

const ChangesContext = createContext<Changing | undefined>(undefined);

export function useChanges(): Changing {
  const changing = use(ChangesContext);
  if (!changing) throw new Error('useChanges needs Changes above it');
  return changing;
}

interface Making {
  changing: Changing;
  /** The last change as a sentence, and how long it holds; nothing while none was made. */
  made: { text: string; tone: 'success' | 'info' } | undefined;
  undo: () => void;
}

/** Makes changes of settings, each said once, and takes the last one back. */
export function useMaking(): Making {
  const t = useWords(words);
  const comfort = useComfort();
  const [editor] = useState(() => editComfort(comfort));
  const [last, setLast] = useState<Change>();
  const isStored = useIsStored();
  // The same one after a change: all settings are below, and one of them is rendered again.
  const changing = useMemo<Changing>(
    () => ({
      editor,
      make(work, change) {
        keepInPlace(() => {
          work();
          setLast(change);
        });
        announce(t(isOnDevice(comfort) ? 'saved' : 'works', { change: change.done }));
      },
      clear() {
        keepInPlace(() => {
          editor.clear();
          setLast(undefined);
        });
        announce(t('cleared'));
      },
    }),
    [comfort, editor, t],
  );
  return {
    changing,
    made: last && {
      text: t(isStored ? 'saved' : 'works', { change: last.done }),
      tone: isStored ? 'success' : 'info',
    },
    undo: () => last && changing.make(editor.undo, { done: last.undone, undone: last.done }),
  };
}

/** Settings, and below them the last change with its Undo. Source: widget contract W30. */
export function Changes({ children }: { children: ReactNode }) {
  const t = useWords(words);
  const { changing, made, undo } = useMaking();
  return (
    <ChangesContext value={changing}>
      {children}
      {made && <UndoBar {...made} undoLabel={t('undo')} onUndo={undo} />}
    </ChangesContext>
  );
}

const isOnDevice = ({ sets, owner }: Comfort): boolean => sets.isStored(owner());

/** False where the device takes no settings: they hold until the page is left. */
export function useIsStored(): boolean {
  const comfort = useComfort();
  return useSyncExternalStore(
    comfort.subscribe,
    () => isOnDevice(comfort),
    () => true,
  );
}
