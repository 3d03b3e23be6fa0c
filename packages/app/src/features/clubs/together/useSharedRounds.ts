import { sharedClubGame, type SharedGame } from '@friendbase/contract';
import { inSentences, useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addSharedRoundMutation } from '../../../data/sharedGames.ts';
import { useRoundQueue, type Rounds } from '../../../lib/acts/useRoundQueue.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';

/** Sends the finished rounds of what two gather, and says what they have together then. */
export function useSharedRounds({ id, club }: SharedGame): Rounds {
  const t = useWords(sharedGames);
  const say = useSayWords();
  const { mutateAsync } = useMutation(addSharedRoundMutation(useQueryClient(), id));
  return useRoundQueue(sharedClubGame(club), {
    send: mutateAsync,
    saidOf: ({ goal, outcome }) => {
      const { stars = 0, goalStars = 0 } = goal ?? {};
      return outcome === 'done'
        ? t('reached', { goal: goalStars })
        : t('together', { stars, goal: goalStars });
    },
    whyNot: (error, isRefused) => {
      const reason = say(reasonOf(error, messageOf(sharedGames, 'notSent'), memberErrors));
      return isRefused ? reason : inSentences(reason, t('countsOnce'));
    },
  });
}
