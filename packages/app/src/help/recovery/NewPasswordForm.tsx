import type { RecoveryCard } from '@friendbase/contract';
import { Button, ErrorSummary, Form, Heading, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { choosePasswordMutation } from '../../data/recovery.ts';
import { PasswordField } from '../../lib/forms/AccountFields.tsx';
import { useForm } from '../../lib/forms/useForm.ts';
import { recovery } from '../../words/en/recovery.ts';
import { newPasswordRules } from './recoveryRules.ts';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';

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
  const heading = useReadInstead<HTMLHeadingElement>();
  const form = useForm({
    name: 'new-password',
    rules: newPasswordRules,
    initialValues: { newPassword: '', again: '' },
    deliver: async ({ newPassword }) => onChosen(await mutateAsync({ token, newPassword })),
  });
  return (
    <Form onSubmit={form.submit} aria-label={t('newHeading')}>
      <Stack>
        <Heading level={level} ref={heading}>
          {t('newHeading')}
        </Heading>
        <StatusLine tone="info">{t('newEffect')}</StatusLine>
        <ErrorSummary
          title={t('toFix', { count: form.errors.length })}
          errors={form.summary}
          focusKey={form.summaryKey}
        />
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
        <Button type="submit" size="large" icon="key" isPending={form.isBusy} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </Stack>
    </Form>
  );
}
