import type { SharedGame } from '@friendbase/contract';
import {
  announce,
  Button,
  ConfirmDialog,
  Row,
  Stack,
  StatusLine,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSharedGameMutation } from '../../../data/sharedGames.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../../words/en/memberErrors.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';

interface StopSharedGameProps {
  game: SharedGame;
  /** Told before it is asked for, and where that fails. */
  onStopping: (isUnderWay: boolean) => void;
  onStopped: () => void;
}

/** Ends a game for both, after asking. Nothing of one that is over. */
export function StopSharedGame({
  game: { id, outcome, partner },
  onStopping,
  onStopped,
}: StopSharedGameProps) {
  const t = useWords(sharedGames);
  const say = useSayWords();
  const { mutateAsync } = useMutation(endSharedGameMutation(useQueryClient(), id));
  const act = useAct<void, unknown>({
    deliver: () => {
      onStopping(true);
      return mutateAsync();
    },
    onFailed: () => onStopping(false),
    asksFirst: true,
    onDone: () => {
      announce(t('stopped'));
      onStopped();
    },
    failureOf: (error) => say(reasonOf(error, messageOf(sharedGames, 'notStopped'), memberErrors)),
  });
  if (outcome !== null) return null;
  return (
    <Stack gap="small">
      {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
      <Row>
        <Button tone="plain" icon="close" isPending={act.isBusy} onPress={() => act.press()}>
          {t('stop')}
        </Button>
      </Row>
      <ConfirmDialog
        question={t('askStop')}
        effect={t('askStopEffect', { partner: partner.displayName })}
        confirmLabel={t('stop')}
        cancelLabel={t('goOn')}
        tone="danger"
        isOpen={act.isAsking}
        onConfirm={act.confirm}
        onCancel={act.cancel}
      />
    </Stack>
  );
}
