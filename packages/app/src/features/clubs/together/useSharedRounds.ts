import { sharedClubGame, type SharedGame } from '@friendbase/contract';
import { inSentences, useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { addSharedRoundMutation } from '../../../data/sharedGames.ts';
import { useDraftText } from '../../../lib/forms/useDraftText.ts';
import { useRoundQueue, type Rounds } from '../../../lib/acts/useRoundQueue.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';

/** What can be told apart of a game that gathers stars. */
export const standingOf = ({ goal, outcome }: SharedGame): string => `${goal?.stars ?? 0} ${outcome}`;

export interface SharedRounds {
  rounds: Rounds;
  /** How the game stood after the member's last round: that is no news. */
  ownStanding: RefObject<string | undefined>;
}

/** Sends the finished rounds of what two gather, and says what they have together then. */
export function useSharedRounds({ id, club }: SharedGame): SharedRounds {
  const t = useWords(sharedGames);
  const say = useSayWords();
  const { mutateAsync } = useMutation(addSharedRoundMutation(useQueryClient(), id));
  const ownStanding = useRef<string>(undefined);
  const rounds = useRoundQueue(sharedClubGame(club), {
    stored: useDraftText(`rounds.shared.${id}`),
    async send(round) {
      const game = await mutateAsync(round);
      ownStanding.current = standingOf(game);
      return game;
    },
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
  return { rounds, ownStanding };
}
