import { Button, ConfirmDialog, Stack, StatusLine, usePreferences, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { POST_DRAFT } from '../../lib/drafts.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { notices } from '../../lib/notices.ts';
import { useServices } from '../../lib/services.ts';
import { logOutMutation } from '../../data/accounts.ts';
import { useSession } from '../../session/sessionContext.ts';
import { profile } from '../../words/en/profile.ts';

/** Logs out, after asking when that would throw a draft away. Source: product spec §2 “Profile”, X12. */
export function LogOut() {
  const t = useWords(profile);
  const session = useSession();
  const { drafts, notify } = useServices();
  const memberId = useMemberId();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    ...logOutMutation,
    onSuccess: () => {
      session.send({ type: 'signed.out' });
      notify(notices.loggedOut);
    },
    onError: () => notify(notices.logoutFailed),
  });
  const isThrownAway = usePreferences(({ keepWriting }) => keepWriting !== 'week');
  const press = () => {
    if (isThrownAway && drafts.read(memberId, POST_DRAFT)) setIsAsking(true);
    else mutate();
  };
  return (
    <Stack gap="small">
      <Button tone="quiet" icon="logout" isPending={isPending} pendingLabel={t('loggingOut')} onPress={press}>
        {t('logOut')}
      </Button>
      {isError && !isPending && <StatusLine tone="danger">{t('failed')}</StatusLine>}
      <ConfirmDialog
        question={t('askLogOut')}
        effect={t('askLogOutEffect')}
        confirmLabel={t('throwAway')}
        cancelLabel={t('stay')}
        tone="danger"
        isOpen={isAsking}
        onConfirm={() => {
          setIsAsking(false);
          mutate();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
