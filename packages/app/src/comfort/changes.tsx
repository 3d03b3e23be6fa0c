import { announce, UndoBar, useWords } from '@friendbase/ui-kit';
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { comfort as words } from '../words/en/comfort.ts';
import { useComfort } from './comfort.ts';
import { keepInPlace } from './keepInPlace.ts';

/** A change in words: what is so now, and what is so again when it is undone. */
export interface Change {
  done: string;
  undone: string;
}

type MakeChange = (work: () => void, change: Change) => void;
const ChangesContext = createContext<MakeChange | undefined>(undefined);

/** Makes a change of the settings: what has the focus stays in its place, and the change is said once. */
export function useMakeChange(): MakeChange {
  const make = use(ChangesContext);
  if (!make) throw new Error('useMakeChange needs Changes above it');
  return make;
}

/** Settings, and below them the last change with its Undo. Source: widget contract W30. */
export function Changes({ children }: { children: ReactNode }) {
  const t = useWords(words);
  const comfort = useComfort();
  const [last, setLast] = useState<Change>();
  const { canUndo, isKept } = useSyncExternalStore(comfort.subscribe, comfort.state, comfort.state);
  const make: MakeChange = (work, change) => {
    keepInPlace(() => {
      work();
      setLast(change);
    });
    announce(t(comfort.state().isKept ? 'saved' : 'works', { change: change.done }));
  };
  const undo = ({ done, undone }: Change) => make(comfort.undo, { done: undone, undone: done });
  return (
    <ChangesContext value={make}>
      {children}
      {last && canUndo && (
        <UndoBar
          text={t(isKept ? 'saved' : 'works', { change: last.done })}
          tone={isKept ? 'success' : 'info'}
          undoLabel={t('undo')}
          onUndo={() => undo(last)}
        />
      )}
    </ChangesContext>
  );
}
