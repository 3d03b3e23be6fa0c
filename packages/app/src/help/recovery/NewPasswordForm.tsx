import type { RecoveryCard } from '@friendbase/contract';
import { StatusLine, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { choosePasswordMutation } from '../../data/recovery.ts';
import { PasswordField } from '../../lib/forms/AccountFields.tsx';
import { useForm } from '../../lib/forms/useForm.ts';
import { recovery } from '../../words/en/recovery.ts';
import { newPasswordRules } from './recoveryRules.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

interface NewPasswordFormProps {
  /** What proves who it is. */
  token: string;
  /** Of its heading. */
  level: 2 | 3;
  onChosen: (chosen: { username: string; card: RecoveryCard | null }) => void;
}

/** Chooses a password without the one before. What that does to other devices comes first. Passwords stay in memory alone. */
export function NewPasswordForm({ token, level, onChosen }: NewPasswordFormProps) {
  const t = useWords(recovery);
  const { mutateAsync } = useMutation(choosePasswordMutation);
  const form = useForm({
    name: 'new-password',
    rules: newPasswordRules,
    initialValues: { newPassword: '', again: '' },
    deliver: async ({ newPassword }) => onChosen(await mutateAsync({ token, newPassword })),
  });
  return (
    <RecoveryForm
      form={form}
      heading={t('newHeading')}
      level={level}
      intro={<StatusLine tone="info">{t('newEffect')}</StatusLine>}
      submit={{ label: t('save'), pendingLabel: t('saving'), icon: 'key' }}
    >
      <PasswordField
        {...form.field('newPassword')}
        label={t('newPassword')}
        description={t('newHint')}
        icon="key"
        isNew
      />
      <PasswordField
        {...form.field('again')}
        label={t('again')}
        description={t('againHint')}
        icon="key"
        isNew
      />
    </RecoveryForm>
  );
}
