import { Button, Text, TextField, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { showCodeMutation } from '../../data/recovery.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { recovery } from '../../words/en/recovery.ts';
import type { AskedMail } from './askedMail.ts';
import { codeRules } from './mailRules.ts';
import { digitsIn } from './recoveryRules.ts';
import { DemoMailNote } from './DemoMailNote.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

interface CodeFormProps {
  asked: AskedMail;
  onProven: (token: string) => void;
  onAgain: () => void;
  onBack: () => void;
}

/**
 * A mail may be on its way: its link is opened there, or its number is written here, in one field that takes what was copied.
 */
export function CodeForm({ asked: { ticket, email }, onProven, onAgain, onBack }: CodeFormProps) {
  const t = useWords(recovery);
  const { mutateAsync } = useMutation(showCodeMutation);
  const form = useForm({
    name: 'recovery-code',
    rules: codeRules,
    initialValues: { code: '' },
    deliver: async ({ code }) => onProven((await mutateAsync({ ticket, code: digitsIn(code) })).token),
  });
  return (
    <RecoveryForm
      form={form}
      heading={t('sentHeading')}
      intro={
        <>
          <Text>{email === undefined ? t('sentBefore') : t('sentTo', { email })}</Text>
          <Text>{t('sentWays')}</Text>
          <DemoMailNote />
        </>
      }
      submit={{ label: t('showCode'), pendingLabel: t('showing'), icon: 'check' }}
      others={
        <Button tone="quiet" icon="mail" onPress={onAgain}>
          {t('sendAgain')}
        </Button>
      }
      onBack={onBack}
    >
      <TextField
        {...form.field('code')}
        label={t('code')}
        description={t('codeHint')}
        need="needed"
        icon="key"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </RecoveryForm>
  );
}
