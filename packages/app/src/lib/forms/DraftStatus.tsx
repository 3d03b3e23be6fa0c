import { Outcome, useWords } from '@friendbase/ui-kit';
import { useSyncExternalStore } from 'react';
import { page } from '../../words/en/page.ts';
import type { DraftOwner } from './drafts.ts';
import { useServices } from '../page/services.ts';

/** Stands beside a field whose words are stored as they are typed, and says so when this device stores none. */
export function DraftStatus({ owner }: { owner: DraftOwner }) {
  const t = useWords(page);
  const { drafts } = useServices();
  const areStored = useSyncExternalStore(
    drafts.watch,
    () => drafts.areStored(owner),
    () => true,
  );
  return areStored ? null : <Outcome tone="info">{t('draftsNotPersisted')}</Outcome>;
}
