import { isDemoAccount, type User } from '@friendbase/contract';
import { Button, ConfirmDialog, Stack, StatusLine, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { endOtherSessionsMutation } from '../../../data/sessions.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { useTell } from '../../../people/ActTold.tsx';
import { places } from '../../../words/en/profileParts.ts';
import { whyNot } from '../outcomes.ts';

const { onlyHere, stillElsewhere } = memberNotices;

/** Logs out everywhere else, after asking. The button stays, so that the focus has its place. */
export function EndOthers({ me, isOnlyHere }: { me: User; isOnlyHere: boolean }) {
  const t = useWords(places);
  const say = useSayWords();
  const tell = useTell();
  const { mutateAsync } = useMutation(endOtherSessionsMutation(me.id));
  const act = useAct({
    deliver: () => mutateAsync(),
    asksFirst: true,
    onDone: () => tell(onlyHere),
    onFailed: (error) => tell(stillElsewhere, whyNot(stillElsewhere, error)),
  });
  const blocked = isDemoAccount(me) ? t('demoStays') : isOnlyHere ? t('onlyHere') : undefined;
  return (
    <Stack gap="small">
      {act.isFailed && <StatusLine tone="danger">{say(whyNot(stillElsewhere, act.error).text)}</StatusLine>}
      {act.isDone && <StatusLine tone="success">{say(onlyHere.title)}</StatusLine>}
      <Button
        tone="quiet"
        icon="logout"
        isPending={act.isBusy}
        pendingLabel={t('ending')}
        blockedReason={act.isBusy || act.isDone ? undefined : blocked}
        onPress={() => act.press()}
      >
        {t('end')}
      </Button>
      <ConfirmDialog
        question={t('ask')}
        effect={t('askEffect')}
        confirmLabel={t('end')}
        cancelLabel={t('keep')}
        isOpen={act.isAsking}
        onConfirm={act.confirm}
        onCancel={act.cancel}
      />
    </Stack>
  );
}
