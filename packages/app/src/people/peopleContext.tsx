import type { Person, Profile } from '@friendbase/contract';
import { createContext, use } from 'react';
import { NameButton } from '@friendbase/ui-kit';
import { RoleBadge } from '../lib/members/RoleBadge.tsx';

/** As much as is known where the name stands: a post knows no bio, a list of friends does. */
export type KnownPerson = Person | Profile;

/** Opens the dialog about a person, which stands in the frame around the pages. */
export const OpenPersonContext = createContext<(person: KnownPerson) => void>(() => {});

/** For a control that is not a name: “View Profile”. */
export const useOpenPerson = (): ((person: KnownPerson) => void) => use(OpenPersonContext);

/** The id of the friendship that waits for an answer, by whom the member asked. */
export type SentRequests = Readonly<Record<string, string | undefined>>;

/** The requests that the member sent since the page was opened: no call lists them. */
export const SentRequestsContext = createContext<
  readonly [sent: SentRequests, remember: (personId: string, friendshipId: string | undefined) => void]
>([{}, () => {}]);

export const useSentRequests = () => use(SentRequestsContext);

interface PersonNameProps {
  person: KnownPerson;
  /** Tab passes it by: beside it stands another way to the same dialog. @default false */
  excludeFromTabOrder?: boolean;
  /** No button at all, where as little as possible can be pressed. @default false */
  isPlain?: boolean;
}

/** A member's name, which opens the dialog about them, and their role. Inside a heading both name the heading. */
export function PersonName({ person, excludeFromTabOrder = false, isPlain = false }: PersonNameProps) {
  const open = useOpenPerson();
  return (
    <>
      {isPlain ? (
        <bdi>{person.displayName}</bdi>
      ) : (
        <NameButton
          name={person.displayName}
          excludeFromTabOrder={excludeFromTabOrder}
          onPress={() => open(person)}
        />
      )}
      <RoleBadge of={person} />
    </>
  );
}
