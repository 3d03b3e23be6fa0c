import { LOGOUT_PATH } from '@friendbase/contract';
import { Button, ConfirmDialog, Form, Stack, StatusLine, usePreferences, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { POST_DRAFT } from '../../../lib/forms/drafts.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { notices } from '../../../lib/notices/notices.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { logOutMutation } from '../../../data/accounts.ts';
import { useOutbox } from '../../../outbox/outboxSlot.ts';
import { useSession } from '../../../session/createSession.ts';
import { outbox } from '../../../words/en/outbox.ts';
import { profile } from '../../../words/en/profile.ts';

/** Logs out, after asking when that would throw drafts away. Source: product spec §2 “Profile”, X12. */
export function LogOut() {
  const t = useWords(profile);
  const ofOutbox = useWords(outbox);
  const session = useSession();
  const { drafts, notify } = useServices();
  const memberId = useMemberId();
  const { mutateAsync } = useMutation(logOutMutation);
  const isThrownAway = usePreferences(({ keepWriting }) => keepWriting !== 'week');
  const unsent = useOutbox().length;
  const act = useAct({
    deliver: () => mutateAsync(),
    asksFirst: () => unsent > 0 || (isThrownAway && drafts.has(memberId)),
    onDone: () => {
      session.send({ type: 'signed.out' });
      notify(notices.loggedOut);
    },
    onFailed: () => notify(notices.logoutFailed),
  });
  const isOfPost = act.isAsking && drafts.read(memberId, POST_DRAFT) !== undefined;
  return (
    <Stack gap="small">
      <Form action={LOGOUT_PATH} onSubmit={() => act.press()}>
        <Button
          type="submit"
          tone="quiet"
          icon="logout"
          isPending={act.isBusy}
          pendingLabel={t('loggingOut')}
        >
          {t('logOut')}
        </Button>
      </Form>
      {act.isFailed && <StatusLine tone="danger">{t('failed')}</StatusLine>}
      <ConfirmDialog
        question={
          unsent > 0 ? ofOutbox('askLogOut', { count: unsent }) : t(isOfPost ? 'askLogOut' : 'askLogOutWords')
        }
        effect={
          unsent > 0 ? ofOutbox('askLogOutEffect') : t(isOfPost ? 'askLogOutEffect' : 'askLogOutWordsEffect')
        }
        confirmLabel={unsent > 0 ? ofOutbox('deleteThem') : t('throwAway')}
        cancelLabel={t('stay')}
        tone="danger"
        isOpen={act.isAsking}
        onConfirm={act.confirm}
        onCancel={act.cancel}
      />
    </Stack>
  );
}
