import type { ClubGame, TournamentEntry } from '@friendbase/contract';
import { inSentences, useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addRoundMutation } from '../../data/tournaments.ts';
import { useDraftText } from '../../lib/forms/useDraftText.ts';
import { useRoundQueue, type Rounds } from '../../lib/acts/useRoundQueue.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { tournaments } from '../../words/en/tournaments.ts';

/** Sends the finished rounds of a tournament, and says what each added. */
export function useRounds({ id }: TournamentEntry, club: ClubGame): Rounds {
  const t = useWords(tournaments);
  const say = useSayWords();
  const { mutateAsync } = useMutation(addRoundMutation(useQueryClient(), id));
  return useRoundQueue(club, {
    stored: useDraftText(`rounds.tournament.${id}`),
    send: mutateAsync,
    saidOf: ({ addedStars, tournament: { ownStarsToday: today } }) =>
      addedStars > 0
        ? inSentences(t('added', { count: addedStars }), t('addedToday', { count: today }))
        : t('enoughToday'),
    whyNot: (error, isRefused) => {
      const reason = say(reasonOf(error, messageOf(tournaments, 'notSent'), memberErrors));
      return isRefused ? reason : inSentences(reason, t('countsOnce'));
    },
  });
}
