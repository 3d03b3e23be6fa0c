import { joinProblem, type TournamentEntry } from '@friendbase/contract';
import { announce, needMoreWords, useAsksFirst, useSayWords, useWords } from '@friendbase/ui-kit';
import type { Translate } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { joinTournamentMutation } from '../../data/tournaments.ts';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useAct, useWhyPaused } from '../../lib/acts/useAct.ts';
import { useTell } from '../../people/ActTold.tsx';
import { tournaments as words } from '../../words/en/tournaments.ts';
import { useWhyNotPaid } from './useWhyNotPaid.ts';

const { joinFailed, tournamentJoined } = outingNotices;

/** Joins one tournament, after asking where that costs something (P14). */
export function useJoin(tournament: TournamentEntry, balance: number) {
  const t = useWords(words);
  const say = useSayWords();
  const tell = useTell();
  const whyNotPaid = useWhyNotPaid(tournament.entryFee);
  const whyPaused = useWhyPaused()('joinTournament');
  const asksSpending = useAsksFirst('spending');
  const { mutateAsync } = useMutation(joinTournamentMutation(useQueryClient()));
  const act = useAct({
    asksFirst: asksSpending && tournament.entryFee > 0,
    deliver: () => mutateAsync(tournament.id),
    onDone: () => tell(tournamentJoined),
    onFailed: (error) => {
      const text = whyNotPaid(joinFailed.text, error);
      tell({ ...joinFailed, text });
    },
  });
  const need = needMoreWords(balance, tournament.entryFee, t('unit'));
  return {
    act,
    sayJoined: () => announce(t('youAreIn')),
    // What was pressed keeps its own words until it is answered.
    whyNot: act.isBusy
      ? undefined
      : ((tournament.isJoinedByUser ? undefined : whyPaused) ??
        whyNotJoin(t, tournament, balance, need && say(need))),
    outcome: act.isFailed
      ? ({ tone: 'danger', text: whyNotPaid(joinFailed.text, act.error) } as const)
      : act.isDone
        ? ({ tone: 'success', text: say(tournamentJoined.text) } as const)
        : undefined,
  };
}

/** Why the button is blocked, as a sentence. Source: accessibility rule G5. */
function whyNotJoin(
  t: Translate<typeof words>,
  tournament: TournamentEntry,
  balance: number,
  need: string | undefined,
): string | undefined {
  const { participantCount: taken, maxParticipants: places, status } = tournament;
  switch (joinProblem(tournament, balance)) {
    case 'closed':
      return t(status === 'active' ? 'hasStarted' : status === 'cancelled' ? 'isCancelled' : 'isOver');
    case 'full':
      return t('isFull', { taken, places });
    case 'balance':
      return need;
    case 'joined':
    case undefined:
      return undefined;
  }
}
