import { useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure } from '../../../lib/notices/notices.ts';
import { ownCard } from '../../../words/en/care.ts';
import { PasswordStep } from '../step/PasswordStep.tsx';
import { passwordStepRules } from '../step/passwordStep.ts';

const failed = failure(messageOf(ownCard, 'notMade'), memberNotices.privacyFailed.text);
const rules = passwordStepRules(failed, messageOf(ownCard, 'passwordMissing'));

interface MakeCardProps {
  isFirst: boolean;
  blockedReason: string | undefined;
  onPassword: (currentPassword: string) => Promise<unknown>;
}

/** Asks for the password: whoever finds this device open must not make themselves a way back. */
export function MakeCard({ isFirst, blockedReason, onPassword }: MakeCardProps) {
  const t = useWords(ownCard);
  return (
    <PasswordStep
      title={t('purpose')}
      label={t('password')}
      hint={t('passwordHint')}
      rules={rules}
      failed={failed}
      submit={{
        children: t(isFirst ? 'make' : 'makeNew'),
        pendingLabel: t('making'),
        icon: 'key',
        blockedReason,
      }}
      onPassword={onPassword}
    />
  );
}
