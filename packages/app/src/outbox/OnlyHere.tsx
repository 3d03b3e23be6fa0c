import { StatusLine, useWords } from '@friendbase/ui-kit';
import { outbox as words } from '../words/en/outbox.ts';
import { readOutbox } from './outboxSlot.ts';

/** Stands beside what waits where the device stores none of it. */
export function OnlyHere() {
  const t = useWords(words);
  return readOutbox()?.isStored() === false && <StatusLine tone="info">{t('onlyHere')}</StatusLine>;
}
