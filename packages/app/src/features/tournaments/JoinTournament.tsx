import { joinProblem, type TournamentEntry } from '@friendbase/contract';
import { Button, ConfirmDialog, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { tournaments } from '../../words/en/tournaments.ts';
import { useJoin } from './useJoin.ts';

interface JoinTournamentProps {
  tournament: TournamentEntry;
  balance: number;
  /** What says the fee. What is left then stands below the button, and describes it too (4.5.3). */
  feeId: string;
}

/** The button that joins, why it cannot, and its question. Source: contracts W14 and W32, conflicts X25 and X26. */
export function JoinTournament({ tournament, balance, feeId }: JoinTournamentProps) {
  const t = useWords(tournaments);
  const leftId = useId();
  const { name, entryFee: price, isJoinedByUser: isJoined } = tournament;
  const isPaid = price > 0 && joinProblem(tournament, balance) === undefined;
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
        // Said again as it changes under the focus, the fee would follow the welcome.
        {...(!isJoined && { 'aria-describedby': isPaid ? `${feeId} ${leftId}` : feeId })}
        onPress={isJoined ? sayJoined : () => act.press()}
      >
        {t(isJoined ? 'joined' : act.isFailed && whyNot === undefined ? 'tryAgain' : 'join')}
      </Button>
      {isPaid && (
        <Text id={leftId} size="small" tone="quiet">
          {t('left', { price, balance })}
        </Text>
      )}
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
