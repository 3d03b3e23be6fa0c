import { Dialog, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { ConfirmEmail } from '../../../help/recovery/ConfirmEmail.tsx';
import { forgetLink, useLink } from '../../../help/recovery/link.ts';
import { NewPasswordForm } from '../../../help/recovery/NewPasswordForm.tsx';
import { success } from '../../../lib/notices/notices.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useSession } from '../../../session/createSession.ts';
import { ownEmail } from '../../../words/en/care.ts';
import { recovery } from '../../../words/en/recovery.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';

/**
 * What a link opens: confirms an email address, or chooses a password by a link on a device where somebody is logged in, be it the same member or another. Their session here
 * ends with it either way: whoever forgot their password logs in next.
 */
export function LinkDialog({ onClose }: Pick<ProfilePartProps, 'onClose'>) {
  const t = useWords(recovery);
  const ofEmail = useWords(ownEmail);
  const link = useLink();
  const session = useSession();
  const { notify } = useServices();
  const leave = ({ username }: { username: string }) => {
    forgetLink();
    session.send({ type: 'signed.out' });
    // As words: the page that shows them may not have this catalogue.
    notify({ ...success(t('savedFor', { username })), isUrgent: true });
  };
  return (
    <Dialog title={link?.proves === 'email' ? ofEmail('dialog') : t('heading')} isOpen onClose={onClose}>
      <Stack>
        {link === undefined && <StatusLine tone="info">{t('noLink')}</StatusLine>}
        {link?.proves === 'email' && <ConfirmEmail key={link.token} token={link.token} level={3} />}
        {link?.proves === 'member' && (
          <NewPasswordForm key={link.token} token={link.token} level={3} onChosen={leave} />
        )}
      </Stack>
    </Dialog>
  );
}
