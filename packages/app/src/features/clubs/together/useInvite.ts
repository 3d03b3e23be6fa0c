import type { Person } from '@friendbase/contract';
import { useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startSharedGameMutation } from '../../../data/sharedGames.ts';
import { useAct, type Act } from '../../../lib/acts/useAct.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';
import type { Club } from '../useClubs.ts';
import type { PlayableClub } from './playableClub.ts';

/** Asks a friend to play, in the words of who asks. */
export function useInvite(
  { id: club, name }: PlayableClub & Pick<Club, 'name'>,
  onInvited: (partner: Person) => void,
): Act<Person> {
  const t = useWords(sharedGames);
  const say = useSayWords();
  const { mutateAsync } = useMutation(startSharedGameMutation(useQueryClient()));
  return useAct<Person, unknown>({
    deliver: ({ id: friendId }) => mutateAsync({ friendId, club, content: t('invitation', { club: name }) }),
    onDone: (_, partner) => onInvited(partner),
    failureOf: (error) => say(reasonOf(error, messageOf(sharedGames, 'notInvited'), memberErrors)),
  });
}
