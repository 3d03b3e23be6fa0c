import { isApiError, MOST_ROUND_SECONDS, MOST_ROUND_TURNS } from '@friendbase/contract';
import type { ClubGame, Round, TournamentEntry } from '@friendbase/contract';
import { announce, inSentences, useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addRoundMutation } from '../../data/tournaments.ts';
import { useAct, type Act } from '../../lib/acts/useAct.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { tournaments } from '../../words/en/tournaments.ts';

export interface Rounds {
  act: Act<void>;
  finish: (round: Pick<Round, 'turns' | 'seconds'>) => void;
  outcome: { tone: 'danger' | 'success' | 'info'; text: string } | undefined;
}

/** What the last round added, and what the member has added today. */
interface Added {
  addedStars: number;
  today: number;
}

/**
 * Sends the finished rounds of a tournament, one after the other. What could not be sent waits for another press, before those that
 * were played since; one that the server refused for good does not.
 */
export function useRounds({ id }: TournamentEntry, { game, level }: ClubGame): Rounds {
  const t = useWords(tournaments);
  const say = useSayWords();
  const { mutateAsync } = useMutation(addRoundMutation(useQueryClient(), id));
  const waiting = useRef<Round[]>([]);
  const [added, setAdded] = useState<Added>({ addedStars: 0, today: 0 });
  const saidOf = ({ addedStars, today }: Added) =>
    addedStars > 0
      ? inSentences(t('added', { count: addedStars }), t('addedToday', { count: today }))
      : t('enoughToday');
  const whyNot = (error: unknown) => {
    const reason = say(reasonOf(error, messageOf(tournaments, 'notSent'), memberErrors));
    return isRefused(error) ? reason : inSentences(reason, t('countsOnce'));
  };
  const act = useAct<void, Added | undefined>({
    async deliver() {
      let last: Added | undefined;
      for (let round = waiting.current[0]; round; round = waiting.current[0]) {
        try {
          const { addedStars, tournament } = await mutateAsync(round);
          last = { addedStars, today: tournament.ownStarsToday };
        } catch (error) {
          if (isRefused(error)) waiting.current.shift();
          throw error;
        }
        waiting.current.shift();
      }
      return last;
    },
    onDone: (last) => {
      if (!last) return;
      setAdded(last);
      announce(saidOf(last));
    },
    failureOf: whyNot,
  });
  return {
    act,
    finish({ turns, seconds }) {
      // Nothing was solved: no round.
      if (turns === 0) return;
      waiting.current.push({
        game,
        level,
        turns: Math.min(turns, MOST_ROUND_TURNS),
        seconds: Math.min(Math.max(seconds, 1), MOST_ROUND_SECONDS),
      });
      act.press();
    },
    outcome:
      act.failure !== undefined
        ? { tone: 'danger', text: act.failure }
        : act.isDone
          ? { tone: 'success', text: saidOf(added) }
          : undefined,
  };
}

/** The same round sent again would be refused again. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
