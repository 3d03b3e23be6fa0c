import { isDemoAccount } from '@friendbase/contract';
import { BulletList, Dialog, Stack, TrashGlyph, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation } from '@tanstack/react-query';
import { leaveMutation } from '../../../data/leaving.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure, success } from '../../../lib/notices/notices.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useSession } from '../../../session/createSession.ts';
import { leaving } from '../../../words/en/leaving.ts';
import { profile } from '../../../words/en/profile.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { PasswordStep } from '../step/PasswordStep.tsx';
import { passwordStepRules } from '../step/passwordStep.ts';

const failed = failure(messageOf(leaving, 'notLeft'), memberNotices.privacyFailed.text);
const rules = passwordStepRules(failed, messageOf(leaving, 'passwordMissing'));

/** Leaving for good: what it does in four sentences, then the password. */
export function LeavingDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(leaving);
  const inProfile = useWords(profile);
  const { notify } = useServices();
  const session = useSession();
  const { mutateAsync } = useMutation(leaveMutation);
  const leave = async (currentPassword: string) => {
    await mutateAsync(currentPassword);
    session.send({ type: 'signed.out' });
    // As words: the page that shows them has none of these catalogues.
    notify({ ...success(t('left'), t('leftText')), isUrgent: true });
  };
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Stack>
        <BulletList items={[t('gone'), t('loggedOut'), t('comeBack'), t('deleted')]} />
        <PasswordStep
          title={t('title')}
          label={t('password')}
          hint={t('passwordHint')}
          rules={rules}
          failed={failed}
          submit={{
            children: t('leave'),
            pendingLabel: t('leaving'),
            tone: 'danger',
            icon: TrashGlyph,
            blockedReason: isDemoAccount(me) ? inProfile('demoLeaving') : undefined,
          }}
          onPassword={leave}
        />
      </Stack>
    </Dialog>
  );
}
