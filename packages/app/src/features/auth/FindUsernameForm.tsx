import { visitorFormUrl } from '@friendbase/contract';
import { Button, ErrorSummary, Form, Heading, Stack, Text, TextField, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/page/services.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { startOf } from '../../lib/page/visitorStart.ts';
import { auth, logIn } from '../../words/en/auth.ts';
import { findUsername } from '../../words/en/findUsername.ts';
import { findUsernameNotices, findUsernameRules } from './findUsernameRules.ts';
import { findUsernameMutation } from '../../data/registration.ts';

interface FindUsernameFormProps {
  onAsked: (email: string) => void;
  onFound: (username: string, note: string) => void;
}

/** Source: product spec §2 “Need Help?”, §5, §8. */
export function FindUsernameForm({ onAsked, onFound }: FindUsernameFormProps) {
  const t = useWords(findUsername);
  const inAuth = useWords(auth);
  const inLogIn = useWords(logIn);
  const { notify, visitor } = useServices();
  const { mutateAsync } = useMutation(findUsernameMutation);
  const form = useForm({
    name: 'help',
    rules: findUsernameRules,
    initialValues: { email: '' },
    start: startOf(visitor, 'help'),
    deliver: async ({ email }) => {
      onAsked(email);
      const { username } = await mutateAsync(email);
      notify(findUsernameNotices.found(username));
      onFound(username, inLogIn('foundUsername', { username }));
    },
  });
  return (
    <Form
      action={visitorFormUrl({ form: 'help', next: visitor.next })}
      onSubmit={form.submit}
      aria-label={t('heading')}
    >
      <Stack>
        <Heading level={2}>{t('heading')}</Heading>
        <Text>{t('intro')}</Text>
        <ErrorSummary
          title={inAuth('toFix', { count: form.errors.length })}
          errors={form.summary}
          focusKey={form.summaryKey}
        />
        <TextField
          {...form.field('email')}
          label={t('email')}
          description={t('emailHint')}
          need="needed"
          type="email"
          icon="mail"
          autoComplete="email"
        />
        <Button type="submit" size="large" icon="help" isPending={form.isBusy} pendingLabel={t('pending')}>
          {t('submit')}
        </Button>
      </Stack>
    </Form>
  );
}
