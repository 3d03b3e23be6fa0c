import { Dialog, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { forgetLink, useLinkToken } from '../../../help/recovery/link.ts';
import { NewPasswordForm } from '../../../help/recovery/NewPasswordForm.tsx';
import { success } from '../../../lib/notices/notices.ts';
import { useServices } from '../../../lib/services.ts';
import { useSession } from '../../../session/createSession.ts';
import { recovery } from '../../../words/en/recovery.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';

/**
 * Chooses a password by a link on a device where somebody is logged in, be it the same member or another. Their session here
 * ends with it either way: whoever forgot their password logs in next.
 */
export function LinkDialog({ onClose }: Pick<ProfilePartProps, 'onClose'>) {
  const t = useWords(recovery);
  const token = useLinkToken();
  const session = useSession();
  const { notify } = useServices();
  const leave = ({ username }: { username: string }) => {
    forgetLink();
    notify({ ...success(messageOf(recovery, 'savedFor', { username })), isUrgent: true });
    session.send({ type: 'signed.out' });
  };
  return (
    <Dialog title={t('heading')} isOpen onClose={onClose}>
      <Stack>
        {token === undefined ? (
          <StatusLine tone="info">{t('noLink')}</StatusLine>
        ) : (
          <NewPasswordForm key={token} token={token} level={3} onChosen={leave} />
        )}
      </Stack>
    </Dialog>
  );
}
