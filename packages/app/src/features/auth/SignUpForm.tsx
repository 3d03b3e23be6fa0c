import { FORM_KEY_FIELD, NEEDED_SIGNUP_FIELDS, visitorFormUrl } from '@friendbase/contract';
import {
  TrashGlyph,
  announce,
  Button,
  ErrorSummary,
  Form,
  Heading,
  NextGlyph,
  PlusGlyph,
  PreviousGlyph,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DraftStatus } from '../../lib/forms/DraftStatus.tsx';
import { VISITOR } from '../../lib/forms/drafts.ts';
import { useServices } from '../../lib/page/services.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { startOf } from '../../lib/page/visitorStart.ts';
import { auth } from '../../words/en/auth.ts';
import { signUp } from '../../words/en/signUp.ts';
import { registerMutation } from '../../data/registration.ts';
import { answersOf, givenAnswers, signUpRules } from './signUpRules.ts';
import { EMPTY_SIGN_UP, useSignUpDraft } from './useSignUpDraft.ts';
import { useSignIn } from './useSignIn.ts';
import { AllFields, STEP_FIELDS } from './SignUpFields.tsx';
import { SIGN_UP_STEPS } from './signUpSteps.ts';
import { useSignUpSteps, type SignUpSteps } from './useSignUpSteps.ts';

interface SignUpFormProps {
  /** The address with which Need Help? looked for an account: it is not asked for again. */
  askedEmail: string | undefined;
}

/** Source: product spec §2 “Auth screen”, §5; widget contracts W4 and W5; WCAG 3.3.7. */
export function SignUpForm({ askedEmail }: SignUpFormProps) {
  const t = useWords(signUp);
  const inAuth = useWords(auth);
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
    onChange: draft.persist,
    onDone: () => {
      draft.forget();
      signIn('signedUp');
    },
  });
  const filledEmail = useRef('');
  const fillEmail = useEffectEvent((known: { email: string }) => {
    // Another address that was written here stays.
    if (!['', filledEmail.current].includes(form.values.email)) return;
    form.fill(known);
    filledEmail.current = known.email;
  });
  useEffect(() => {
    if (askedEmail !== undefined) fillEmail({ email: askedEmail });
  }, [askedEmail]);
  const steps = useSignUpSteps(form);
  const { isWhole, step } = steps;
  const startOver = () => {
    form.fill(EMPTY_SIGN_UP);
    steps.goTo(0);
    draft.forget();
    announce(t('cleared'));
  };
  return (
    <Form
      action={visitorFormUrl({ form: 'sign-up', next: visitor.next })}
      hidden={visitor.formKey === undefined ? undefined : { [FORM_KEY_FIELD]: visitor.formKey }}
      onSubmit={steps.submit}
      aria-label={t('heading')}
    >
      <Stack>
        <Heading level={2}>{t('heading')}</Heading>
        {(isWhole || step === 0) && <Before />}
        <Button tone="plain" icon={isWhole ? 'opens' : PlusGlyph} onPress={steps.toggleWhole}>
          {t(isWhole ? 'inSteps' : 'allAtOnce')}
        </Button>
        <ErrorSummary
          title={inAuth('toFix', { count: steps.problems.length })}
          errors={steps.problems}
          focusKey={steps.problemsKey}
        />
        {isWhole ? <AllFields form={steps.form} /> : <Step steps={steps} />}
        <Text>{t('progress', { filled: givenAnswers(form.values), all: NEEDED_SIGNUP_FIELDS.length })}</Text>
        <Actions steps={steps} isBusy={form.isBusy} onStartOver={startOver} />
      </Stack>
    </Form>
  );
}

/** What to know before the first answer. */
function Before() {
  const t = useWords(signUp);
  return (
    <>
      <Text>{t('intro')}</Text>
      <Text tone="quiet">{t('noHurry')}</Text>
      <Text tone="quiet">{t('kept')}</Text>
      <DraftStatus owner={VISITOR} />
    </>
  );
}

/** One step: how far it is, and its fields. */
function Step({ steps: { step, heading, form } }: { steps: SignUpSteps }) {
  const t = useWords(signUp);
  const all = SIGN_UP_STEPS.length;
  const Fields = STEP_FIELDS[step];
  const at = t('step', { at: step + 1, all });
  return (
    <>
      <Heading level={3} ref={heading}>
        {at}
      </Heading>
      {Fields && <Fields form={form} />}
    </>
  );
}

interface ActionsProps {
  steps: SignUpSteps;
  isBusy: boolean;
  onStartOver: () => void;
}

/** The way back, the way on, and the way out. */
function Actions({ steps: { isWhole, isLast, step, goTo }, isBusy, onStartOver }: ActionsProps) {
  const t = useWords(signUp);
  return (
    <Row gap="medium">
      {!isWhole && step > 0 && (
        <Button tone="quiet" size="large" icon={PreviousGlyph} onPress={() => goTo(step - 1)}>
          {t('back')}
        </Button>
      )}
      {isWhole || isLast ? (
        <Button
          key="send"
          type="submit"
          size="large"
          icon="signup"
          isPending={isBusy}
          pendingLabel={t('pending')}
        >
          {t('submit')}
        </Button>
      ) : (
        <Button key="next" type="submit" size="large" icon={NextGlyph}>
          {t('next')}
        </Button>
      )}
      <Button tone="plain" icon={TrashGlyph} onPress={onStartOver}>
        {t('startOver')}
      </Button>
    </Row>
  );
}
