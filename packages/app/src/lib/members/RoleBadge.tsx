import type { Person } from '@friendbase/contract';
import { Badge, useWords } from '@friendbase/ui-kit';
import { roles } from '../../words/en/roles.ts';

/** The role of a person in words, where their name is given as a text. */
export function useRoleOf(): (person: Pick<Person, 'badge'>) => string | undefined {
  const t = useWords(roles);
  return ({ badge }) => badge && t(badge);
}

/** The role of a person, behind their name and in what the name stands in: it names that as well. */
export function RoleBadge({ of: person = {} }: { of: Pick<Person, 'badge'> | undefined }) {
  const role = useRoleOf()(person);
  return (
    role !== undefined && (
      <>
        {' '}
        <Badge icon="shield">{role}</Badge>
      </>
    )
  );
}
