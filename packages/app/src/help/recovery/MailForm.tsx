import { Text, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { requestRecoveryMutation } from '../../data/recovery.ts';
import { EmailField } from '../../lib/forms/AccountFields.tsx';
import { useForm } from '../../lib/forms/useForm.ts';
import { recovery } from '../../words/en/recovery.ts';
import type { AskedMail } from './askedMail.ts';
import { mailRules } from './mailRules.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

interface MailFormProps {
  /** What was typed before. */
  email: string;
  onAsked: (asked: AskedMail) => void;
  onBack: () => void;
}

/** Asks for a mail. What comes of it looks the same for every address. */
export function MailForm({ email, onAsked, onBack }: MailFormProps) {
  const t = useWords(recovery);
  const { mutateAsync } = useMutation(requestRecoveryMutation);
  const form = useForm({
    name: 'recovery-mail',
    rules: mailRules,
    initialValues: { email },
    deliver: async ({ email: typed }) => {
      const { ticket } = await mutateAsync({ email: typed });
      onAsked({ ticket, email: typed.trim() });
    },
  });
  return (
    <RecoveryForm
      form={form}
      heading={t('mailHeading')}
      intro={<Text>{t('mailIs')}</Text>}
      submit={{ label: t('send'), pendingLabel: t('sending'), icon: 'mail' }}
      onBack={onBack}
    >
      <EmailField {...form.field('email')} label={t('email')} description={t('emailHint')} icon="mail" />
    </RecoveryForm>
  );
}
