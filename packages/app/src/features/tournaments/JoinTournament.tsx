import type { TournamentEntry } from '@friendbase/contract';
import { Button, ConfirmDialog, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { tournaments } from '../../words/en/tournaments.ts';
import { useJoin } from './useJoin.ts';

interface JoinTournamentProps {
  tournament: TournamentEntry;
  balance: number;
  feeId: string;
}

/** The button that joins, why it cannot, and its question. Source: contracts W14 and W32, conflicts X25 and X26. */
export function JoinTournament({ tournament, balance, feeId }: JoinTournamentProps) {
  const t = useWords(tournaments);
  const { name, entryFee: price, isJoinedByUser: isJoined } = tournament;
  const { act, whyNot, outcome, sayJoined } = useJoin(tournament, balance);
  return (
    <Stack gap="small">
      {outcome && <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>}
      <Button
        tone={isJoined ? 'done' : 'primary'}
        icon={isJoined ? 'check' : 'tournaments'}
        subject={name}
        isPending={act.isBusy}
        pendingLabel={t('joining')}
        blockedReason={whyNot}
        aria-describedby={feeId}
        onPress={isJoined ? sayJoined : () => act.press()}
      >
        {t(isJoined ? 'joined' : act.isFailed && whyNot === undefined ? 'tryAgain' : 'join')}
      </Button>
      <ConfirmDialog
        question={t('askSpend', { price, balance })}
        effect={t('askJoinEffect', { name, price, balance })}
        confirmLabel={t('spend', { price, balance })}
        cancelLabel={t('keep')}
        isOpen={act.isAsking}
        onConfirm={act.confirm}
        onCancel={act.cancel}
      />
    </Stack>
  );
}
