import { NEEDED_SIGNUP_FIELDS } from '@friendbase/contract';
import {
  announce,
  Button,
  Disclosure,
  ErrorSummary,
  Form,
  Heading,
  RadioGroup,
  Row,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftStatus } from '../../lib/DraftStatus.tsx';
import { VISITOR } from '../../lib/drafts.ts';
import { useForm } from '../../lib/useForm.ts';
import { CHALLENGE_OPTIONS, errorSummaryTitle, SIGN_UP } from './content.ts';
import { registerMutation } from '../../data/accounts.ts';
import { answersOf, givenAnswers, signUpRules } from './signUpRules.ts';
import { EMPTY_SIGN_UP, hasOptionalAnswers, useSignUpDraft } from './useSignUpDraft.ts';
import { useSignIn } from './useSignIn.ts';

/** Source: product spec §2 “Auth screen”, §5; widget contracts W4 and W5. */
export function SignUpForm() {
  const { mutateAsync } = useMutation(registerMutation);
  const signIn = useSignIn();
  const draft = useSignUpDraft();
  const form = useForm({
    name: 'signup',
    rules: signUpRules,
    initialValues: EMPTY_SIGN_UP,
    readKept: draft.read,
    deliver: async ({ confirmPassword: _, ...values }) => void (await mutateAsync(answersOf(values))),
    onChange: draft.keep,
    onDone: () => {
      draft.forget();
      signIn('signedUp');
    },
  });
  const [isMoreOpen, setIsMoreOpen] = useState<boolean>();
  // Kept answers are in view, and stay there when they are taken out.
  if (isMoreOpen === undefined && hasOptionalAnswers(form.values)) setIsMoreOpen(true);
  const startOver = () => {
    form.fill(EMPTY_SIGN_UP);
    draft.forget();
    announce(SIGN_UP.cleared);
  };
  return (
    <Form onSubmit={form.submit} aria-label={SIGN_UP.heading}>
      <Stack>
        <Heading level={2}>{SIGN_UP.heading}</Heading>
        <Text>{SIGN_UP.intro}</Text>
        <Text tone="quiet">{SIGN_UP.noHurry}</Text>
        <Text tone="quiet">{SIGN_UP.kept}</Text>
        <DraftStatus owner={VISITOR} />
        <ErrorSummary
          title={errorSummaryTitle(form.errors.length)}
          errors={form.summary}
          focusKey={form.summaryKey}
        />
        <Heading level={3}>{SIGN_UP.groups.you}</Heading>
        <TextField {...form.field('username')} {...SIGN_UP.username} need="needed" autoComplete="username" />
        <TextField
          {...form.field('displayName')}
          {...SIGN_UP.displayName}
          need="needed"
          autoComplete="nickname"
        />
        <TextField
          {...form.field('email')}
          {...SIGN_UP.email}
          need="needed"
          type="email"
          autoComplete="email"
        />
        <Heading level={3}>{SIGN_UP.groups.password}</Heading>
        <TextField
          {...form.field('password')}
          {...SIGN_UP.password}
          need="needed"
          type="password"
          autoComplete="new-password"
        />
        <TextField
          {...form.field('confirmPassword')}
          {...SIGN_UP.confirmPassword}
          need="needed"
          type="password"
          autoComplete="new-password"
        />
        <Heading level={3}>{SIGN_UP.groups.support}</Heading>
        <RadioGroup
          {...form.field('challengeType')}
          {...SIGN_UP.challengeType}
          value={form.values.challengeType || undefined}
          need="needed"
          options={CHALLENGE_OPTIONS}
        />
        <Disclosure
          label={SIGN_UP.more.show}
          openLabel={SIGN_UP.more.hide}
          isOpen={isMoreOpen ?? false}
          onToggle={setIsMoreOpen}
        >
          <Stack>
            {/* These two belong to somebody else: the browser must not offer the member's own data. */}
            <TextField
              {...form.field('caregiverEmail')}
              {...SIGN_UP.caregiverEmail}
              need="optional"
              type="email"
              autoComplete="off"
            />
            <TextField
              {...form.field('emergencyContact')}
              {...SIGN_UP.emergencyContact}
              need="optional"
              type="tel"
              autoComplete="off"
            />
            <TextArea {...form.field('supportNeeds')} {...SIGN_UP.supportNeeds} need="optional" rows={3} />
          </Stack>
        </Disclosure>
        <Text>{SIGN_UP.progress(givenAnswers(form.values), NEEDED_SIGNUP_FIELDS.length)}</Text>
        <Row gap="medium">
          <Button
            type="submit"
            size="large"
            icon="signup"
            isPending={form.isBusy}
            pendingLabel={SIGN_UP.pending}
          >
            {SIGN_UP.submit}
          </Button>
          <Button tone="plain" icon="trash" onPress={startOver}>
            {SIGN_UP.startOver}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
