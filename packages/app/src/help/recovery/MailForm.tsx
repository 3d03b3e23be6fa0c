import {
  Button,
  ErrorSummary,
  Form,
  Heading,
  PreviousGlyph,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { requestRecoveryMutation } from '../../data/recovery.ts';
import { EmailField } from '../../lib/forms/AccountFields.tsx';
import { useForm } from '../../lib/forms/useForm.ts';
import { recovery } from '../../words/en/recovery.ts';
import type { AskedMail } from './askedMail.ts';
import { mailRules } from './mailRules.ts';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';

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
  const heading = useReadInstead<HTMLHeadingElement>();
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
    <Form onSubmit={form.submit} aria-label={t('mailHeading')}>
      <Stack>
        <Heading level={3} ref={heading}>
          {t('mailHeading')}
        </Heading>
        <Text>{t('mailIs')}</Text>
        <ErrorSummary
          title={t('toFix', { count: form.errors.length })}
          errors={form.summary}
          focusKey={form.summaryKey}
        />
        <EmailField {...form.field('email')} label={t('email')} description={t('emailHint')} icon="mail" />
        <Row>
          <Button type="submit" size="large" icon="mail" isPending={form.isBusy} pendingLabel={t('sending')}>
            {t('send')}
          </Button>
          <Button tone="plain" icon={PreviousGlyph} onPress={onBack}>
            {t('back')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
