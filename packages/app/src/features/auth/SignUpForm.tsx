import { CHALLENGE_TYPES, FORM_KEY_FIELD, NEEDED_SIGNUP_FIELDS, visitorFormUrl } from '@friendbase/contract';
import {
  TrashGlyph,
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
  useWords,
} from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftStatus } from '../../lib/forms/DraftStatus.tsx';
import { VISITOR } from '../../lib/forms/drafts.ts';
import { useServices } from '../../lib/services.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { startOf } from '../../lib/page/visitorStart.ts';
import { auth } from '../../words/en/auth.ts';
import { challengeTypes, signUp } from '../../words/en/signUp.ts';
import { registerMutation } from '../../data/registration.ts';
import { answersOf, givenAnswers, signUpRules } from './signUpRules.ts';
import { EMPTY_SIGN_UP, hasOptionalAnswers, useSignUpDraft } from './useSignUpDraft.ts';
import { useSignIn } from './useSignIn.ts';

/** Source: product spec §2 “Auth screen”, §5; widget contracts W4 and W5. */
export function SignUpForm() {
  const t = useWords(signUp);
  const inAuth = useWords(auth);
  const nameOf = useWords(challengeTypes);
  const { mutateAsync } = useMutation(registerMutation);
  const signIn = useSignIn();
  const draft = useSignUpDraft();
  const { visitor } = useServices();
  const form = useForm({
    name: 'signup',
    rules: signUpRules,
    initialValues: EMPTY_SIGN_UP,
    start: startOf(visitor, 'sign-up'),
    readPersisted: draft.read,
    deliver: async ({ confirmPassword: _, ...values }) => void (await mutateAsync(answersOf(values))),
    onChange: draft.keep,
    onDone: () => {
      draft.forget();
      signIn('signedUp');
    },
  });
  // In a page of its own they are open: without a script nobody could open them.
  const [isMoreOpen, setIsMoreOpen] = useState<boolean | undefined>(visitor.form === 'sign-up' || undefined);
  // Kept answers are in view, and stay there when they are taken out.
  if (isMoreOpen === undefined && hasOptionalAnswers(form.values)) setIsMoreOpen(true);
  const startOver = () => {
    form.fill(EMPTY_SIGN_UP);
    draft.forget();
    announce(t('cleared'));
  };
  return (
    <Form
      action={visitorFormUrl({ form: 'sign-up', next: visitor.next })}
      hidden={visitor.formKey === undefined ? undefined : { [FORM_KEY_FIELD]: visitor.formKey }}
      onSubmit={form.submit}
      aria-label={t('heading')}
    >
      <Stack>
        <Heading level={2}>{t('heading')}</Heading>
        <Text>{t('intro')}</Text>
        <Text tone="quiet">{t('noHurry')}</Text>
        <Text tone="quiet">{t('kept')}</Text>
        <DraftStatus owner={VISITOR} />
        <ErrorSummary
          title={inAuth('toFix', { count: form.errors.length })}
          errors={form.summary}
          focusKey={form.summaryKey}
        />
        <Heading level={3}>{t('aboutYou')}</Heading>
        <TextField
          {...form.field('username')}
          label={t('username')}
          description={t('usernameHint')}
          need="needed"
          autoComplete="username"
        />
        <TextField
          {...form.field('displayName')}
          label={t('displayName')}
          description={t('displayNameHint')}
          need="needed"
          autoComplete="nickname"
        />
        <TextField
          {...form.field('email')}
          label={t('email')}
          description={t('emailHint')}
          need="needed"
          type="email"
          autoComplete="email"
        />
        <Heading level={3}>{t('aboutPassword')}</Heading>
        <TextField
          {...form.field('password')}
          label={t('password')}
          description={t('passwordHint')}
          need="needed"
          type="password"
          autoComplete="new-password"
        />
        <TextField
          {...form.field('confirmPassword')}
          label={t('confirmPassword')}
          description={t('confirmPasswordHint')}
          need="needed"
          type="password"
          autoComplete="new-password"
        />
        <Heading level={3}>{t('aboutSupport')}</Heading>
        <RadioGroup
          {...form.field('challengeType')}
          label={t('challengeType')}
          description={t('challengeTypeHint')}
          value={form.values.challengeType || undefined}
          need="needed"
          options={CHALLENGE_TYPES.map((value) => ({ value, label: nameOf(value) }))}
        />
        <Disclosure
          label={t('showMore')}
          openLabel={t('hideMore')}
          isOpen={isMoreOpen ?? false}
          onToggle={setIsMoreOpen}
        >
          <Stack>
            {/* These two belong to somebody else: the browser must not offer the member's own data. */}
            <TextField
              {...form.field('caregiverEmail')}
              label={t('caregiverEmail')}
              description={t('caregiverEmailHint')}
              need="optional"
              type="email"
              autoComplete="off"
            />
            <TextField
              {...form.field('emergencyContact')}
              label={t('emergencyContact')}
              description={t('emergencyContactHint')}
              need="optional"
              type="tel"
              autoComplete="off"
            />
            <TextArea
              {...form.field('supportNeeds')}
              label={t('supportNeeds')}
              description={t('supportNeedsHint')}
              need="optional"
              rows={3}
            />
          </Stack>
        </Disclosure>
        <Text>{t('progress', { filled: givenAnswers(form.values), all: NEEDED_SIGNUP_FIELDS.length })}</Text>
        <Row gap="medium">
          <Button
            type="submit"
            size="large"
            icon="signup"
            isPending={form.isBusy}
            pendingLabel={t('pending')}
          >
            {t('submit')}
          </Button>
          <Button tone="plain" icon={TrashGlyph} onPress={startOver}>
            {t('startOver')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
