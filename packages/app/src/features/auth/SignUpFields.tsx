import { CHALLENGE_TYPES } from '@friendbase/contract';
import { Disclosure, Heading, RadioGroup, Stack, TextArea, TextField, useWords } from '@friendbase/ui-kit';
import { useState, type ComponentType } from 'react';
import { DisplayNameField, EmailField, PasswordField } from '../../lib/forms/AccountFields.tsx';
import { useServices } from '../../lib/page/services.ts';
import { useDrawnFaces } from '../../people/useDrawnFaces.tsx';
import { challengeTypes, signUp } from '../../words/en/signUp.ts';
import { hasOptionalAnswers } from './useSignUpDraft.ts';
import type { SignUpFormState } from './useSignUpSteps.ts';

interface SignUpFieldsProps {
  form: Pick<SignUpFormState, 'field' | 'values'>;
}

function UsernameField({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  return (
    <TextField
      {...form.field('username')}
      label={t('username')}
      description={t('usernameHint')}
      need="needed"
      autoComplete="username"
    />
  );
}

function NameStep({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  return (
    <DisplayNameField
      {...form.field('displayName')}
      label={t('displayName')}
      description={t('displayNameHint')}
    />
  );
}

/** The initial of the name, as long as no person is chosen. */
function FaceField({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  const name = form.values.displayName;
  const { initial, drawn } = useDrawnFaces({ name, seed: name });
  return (
    <RadioGroup
      {...form.field('avatarUrl')}
      label={t('face')}
      description={t('faceHint')}
      need="optional"
      orientation="horizontal"
      options={[initial, ...drawn]}
    />
  );
}

function EmailStep({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  return <EmailField {...form.field('email')} label={t('email')} description={t('emailHint')} />;
}

function PasswordStep({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  return (
    <>
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        description={t('passwordHint')}
        isNew
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('confirmPassword')}
        description={t('confirmPasswordHint')}
        isNew
      />
    </>
  );
}

function ChallengeTypeField({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  const nameOf = useWords(challengeTypes);
  return (
    <RadioGroup
      {...form.field('challengeType')}
      label={t('challengeType')}
      description={t('challengeTypeHint')}
      value={form.values.challengeType || undefined}
      need="needed"
      options={CHALLENGE_TYPES.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}

/** The fields of each step, in the order of the steps. */
export const STEP_FIELDS: readonly ComponentType<SignUpFieldsProps>[] = [
  UsernameField,
  NameStep,
  FaceField,
  EmailStep,
  PasswordStep,
  ChallengeTypeField,
  MoreFields,
];

/** Every answer at once: those that an account needs, and behind a button what may be left out. */
export function AllFields({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  return (
    <>
      <Heading level={3}>{t('aboutYou')}</Heading>
      <UsernameField form={form} />
      <NameStep form={form} />
      <EmailStep form={form} />
      <Heading level={3}>{t('aboutPassword')}</Heading>
      <PasswordStep form={form} />
      <Heading level={3}>{t('aboutSupport')}</Heading>
      <ChallengeTypeField form={form} />
      <FoldedFields form={form} />
    </>
  );
}

/** What may be left out, behind a button. */
function FoldedFields({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  const { visitor } = useServices();
  // In a page of its own they are open: without a script nobody could open them.
  const [isMoreOpen, setIsMoreOpen] = useState<boolean | undefined>(visitor.form === 'sign-up' || undefined);
  // Stored answers are in view, and stay there when they are taken out.
  if (isMoreOpen === undefined && hasOptionalAnswers(form.values)) setIsMoreOpen(true);
  return (
    <Disclosure
      label={t('showMore')}
      openLabel={t('hideMore')}
      isOpen={isMoreOpen ?? false}
      onToggle={setIsMoreOpen}
    >
      <Stack>
        <FaceField form={form} />
        <MoreFields form={form} />
      </Stack>
    </Disclosure>
  );
}

function MoreFields({ form }: SignUpFieldsProps) {
  const t = useWords(signUp);
  return (
    <>
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
    </>
  );
}
