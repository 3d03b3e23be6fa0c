import { announce, FooterNote, useWords } from '@friendbase/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { demo } from '../words/en/demo.ts';
import type { TroubleStore } from './trouble.ts';

/** Tells, once and for as long as it is so, that what a member does in the demo is not kept. */
export function KeepingNote({ trouble }: { trouble: TroubleStore }) {
  const t = useWords(demo);
  const found = useSyncExternalStore(trouble.subscribe, trouble.get, trouble.get);
  const text = found && t(found);
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return text && <FooterNote tone="info" text={text} />;
}
