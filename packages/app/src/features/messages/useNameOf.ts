import type { Person } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import { chatPane } from '../../words/en/messages.ts';

/** The name of who writes, in the member's words where the account was closed: its own name is gone. */
export function useNameOf(): (person: Person) => string {
  const t = useWords(chatPane);
  return ({ displayName, isClosed = false }) => (isClosed ? t('closedAccount') : displayName);
}
