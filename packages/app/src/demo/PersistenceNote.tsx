import { announce, FooterNote, useWords } from '@friendbase/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { demo } from '../words/en/demo.ts';
import type { Trouble } from '@friendbase/mocks';

/** Why the demo is not stored, if it is not: known before the page is rendered, or while it is there. */
export function createTroubleStore() {
  let found: Trouble | undefined;
  const listeners = new Set<() => void>();
  return {
    tell: (trouble: Trouble): void => {
      found = trouble;
      for (const listener of listeners) listener();
    },
    get: () => found,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type TroubleStore = ReturnType<typeof createTroubleStore>;

/** Tells, once and for as long as it is so, that what a member does in the demo is not stored. */
export function PersistenceNote({ trouble }: { trouble: TroubleStore }) {
  const t = useWords(demo);
  const found = useSyncExternalStore(trouble.subscribe, trouble.get, trouble.get);
  const text = found && t(found);
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return text && <FooterNote tone="info" text={text} />;
}
