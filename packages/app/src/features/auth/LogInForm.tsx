import {
  afterAccessibilityTreeUpdates,
  Button,
  ErrorSummary,
  Form,
  FormActions,
  Heading,
  isFocusPreserved,
  Stack,
  StatusLine,
  TextField,
  useWords,
} from '@friendbase/ui-kit';
import { visitorFormUrl } from '@friendbase/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../lib/page/services.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { startOf } from '../../lib/page/visitorStart.ts';
import { auth, logIn } from '../../words/en/auth.ts';
import { LaterBelowLogIn } from './LaterForms.tsx';
import { logInRules } from './logInRules.ts';
import { logInMutation } from '../../data/accounts.ts';
import { useSignIn } from './useSignIn.ts';

/** Values another part of the screen puts into the form, and which field the member goes on with. */
export interface LogInPrefill {
  values: { username: string; password?: string };
  /** Shown as long as this fill is the newest. */
  note?: string;
  focus: 'password' | 'submit';
}

/** Source: product spec §2 “Auth screen”, §5; widget contract W4. */
export function LogInForm({ prefill }: { prefill: LogInPrefill | undefined }) {
  const t = useWords(logIn);
  const inAuth = useWords(auth);
  const { visitor } = useServices();
  const { mutateAsync, error, isIdle } = useMutation(logInMutation);
  const signIn = useSignIn();
  const password = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const form = useForm({
    name: 'login',
    rules: logInRules,
    initialValues: { username: '', password: '' },
    start: startOf(visitor, 'log-in'),
    deliver: async (values) => void (await mutateAsync(values)),
    onDone: () => signIn('loggedIn'),
  });
  const { foundUsername } = visitor;
  const foundNote = foundUsername && t('foundUsername', { username: foundUsername });
  const note = prefill ? prefill.note : foundNote;
  const take = useEffectEvent(({ values, focus }: LogInPrefill) => {
    form.fill(values);
    const target = (focus === 'password' ? password : submit).current;
    const go = () => target?.focus();
    if (!isFocusPreserved()) return afterAccessibilityTreeUpdates(go, () => {}, target);
    go();
  });
  useEffect(() => (prefill ? take(prefill) : undefined), [prefill]);
  return (
    <Stack>
      <Form
        action={visitorFormUrl({ form: 'log-in', next: visitor.next })}
        onSubmit={form.submit}
        aria-label={t('heading')}
      >
        <Stack>
          <Heading level={2}>{t('heading')}</Heading>
          <ErrorSummary
            title={inAuth('toFix', { count: form.errors.length })}
            errors={form.summary}
            focusKey={form.summaryKey}
          />
          {note !== undefined && <StatusLine tone="success">{note}</StatusLine>}
          <TextField
            {...form.field('username')}
            label={t('username')}
            need="needed"
            icon="user"
            autoComplete="username webauthn"
          />
          <TextField
            {...form.field('password')}
            label={t('password')}
            need="needed"
            icon="key"
            type="password"
            autoComplete="current-password"
            ref={password}
          />
          <FormActions>
            <Button
              type="submit"
              size="large"
              icon="login"
              isPending={form.isBusy}
              pendingLabel={t('pending')}
              ref={submit}
            >
              {t('submit')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
      {/* After the form: it has forms of its own. */}
      <LaterBelowLogIn error={error} isUntried={isIdle} />
    </Stack>
  );
}
