import type { Person } from '@friendbase/contract';
import { useWords } from '@friendbase/ui-kit';
import { roles } from '../words/en/roles.ts';

/** The role of a person in words, where their name is given as a text. */
export function useRoleOf(): (person: Pick<Person, 'badge'>) => string | undefined {
  const t = useWords(roles);
  return ({ badge }) => badge && t(badge);
}
