import { NameButton } from '@friendbase/ui-kit';
import { useOpenPerson, type KnownPerson } from './openPerson.ts';

/** A member's name, which opens the dialog about them. Inside a heading it names the heading. */
export function PersonName({ person }: { person: KnownPerson }) {
  const open = useOpenPerson();
  return <NameButton name={person.displayName} onPress={() => open(person)} />;
}
