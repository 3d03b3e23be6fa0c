import { CHALLENGE_TYPES } from '@friendbase/contract';
import { Disclosure, Heading, RadioGroup, Stack, TextArea, TextField, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import type { useForm } from '../../lib/forms/useForm.ts';
import { challengeTypes, signUp } from '../../words/en/signUp.ts';
import type { SignUpField } from './signUpReason.ts';
import { hasOptionalAnswers } from './useSignUpDraft.ts';

interface SignUpFieldsProps {
  form: ReturnType<typeof useForm<SignUpField>>;
}

/** The answers that every account needs. */
export function NeededFields({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  const nameOf = useWords(challengeTypes);
  return (
    <>
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
    </>
  );
}

/** What may be left out, behind a button. */
export function OptionalFields({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  const { visitor } = useServices();
  // In a page of its own they are open: without a script nobody could open them.
  const [isMoreOpen, setIsMoreOpen] = useState<boolean | undefined>(visitor.form === 'sign-up' || undefined);
  // Kept answers are in view, and stay there when they are taken out.
  if (isMoreOpen === undefined && hasOptionalAnswers(form.values)) setIsMoreOpen(true);
  return (
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
  );
}
