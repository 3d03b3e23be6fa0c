import { Button, ErrorSummary, Form, Heading, Stack, Text, TextField } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { notices } from '../../lib/notices.ts';
import { useServices } from '../../lib/services.ts';
import { useForm } from '../../lib/useForm.ts';
import { errorSummaryTitle, FIND_USERNAME } from './content.ts';
import { findUsernameRules } from './findUsernameRules.ts';
import { findUsernameMutation } from '../../data/accounts.ts';

/** Source: product spec §2 “Need Help?”, §5, §8. */
export function FindUsernameForm({ onFound }: { onFound: (username: string) => void }) {
  const { notify } = useServices();
  const { mutateAsync } = useMutation(findUsernameMutation);
  const form = useForm({
    name: 'help',
    rules: findUsernameRules,
    initialValues: { email: '' },
    deliver: async ({ email }) => {
      const { username } = await mutateAsync(email);
      notify(notices.accountFound(username));
      onFound(username);
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={FIND_USERNAME.heading}>
      <Stack>
        <Heading level={2}>{FIND_USERNAME.heading}</Heading>
        <Text>{FIND_USERNAME.intro}</Text>
        <ErrorSummary
          title={errorSummaryTitle(form.errors.length)}
          errors={form.summary}
          focusKey={form.summaryKey}
        />
        <TextField
          {...form.field('email')}
          {...FIND_USERNAME.email}
          need="needed"
          type="email"
          icon="mail"
          autoComplete="email"
        />
        <Button
          type="submit"
          size="large"
          icon="help"
          isPending={form.isBusy}
          pendingLabel={FIND_USERNAME.pending}
        >
          {FIND_USERNAME.submit}
        </Button>
      </Stack>
    </Form>
  );
}
