import { NameButton } from '@friendbase/ui-kit';
import { RoleBadge } from '../lib/RoleBadge.tsx';
import { useOpenPerson, type KnownPerson } from './openPerson.ts';

/** A member's name, which opens the dialog about them, and their role. Inside a heading both name the heading. */
export function PersonName({ person }: { person: KnownPerson }) {
  const open = useOpenPerson();
  return (
    <>
      <NameButton name={person.displayName} onPress={() => open(person)} />
      <RoleBadge of={person} />
    </>
  );
}
