import type { Person } from '@friendbase/contract';
import { Badge } from '@friendbase/ui-kit';
import { useRoleOf } from './useRoleOf.ts';

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
