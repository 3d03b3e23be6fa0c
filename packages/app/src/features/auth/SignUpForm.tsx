import { FORM_KEY_FIELD, NEEDED_SIGNUP_FIELDS, visitorFormUrl } from '@friendbase/contract';
import {
  TrashGlyph,
  announce,
  Button,
  ErrorSummary,
  Form,
  Heading,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { DraftStatus } from '../../lib/forms/DraftStatus.tsx';
import { VISITOR } from '../../lib/forms/drafts.ts';
import { useServices } from '../../lib/services.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { startOf } from '../../lib/page/visitorStart.ts';
import { auth } from '../../words/en/auth.ts';
import { signUp } from '../../words/en/signUp.ts';
import { registerMutation } from '../../data/registration.ts';
import { answersOf, givenAnswers, signUpRules } from './signUpRules.ts';
import { EMPTY_SIGN_UP, useSignUpDraft } from './useSignUpDraft.ts';
import { useSignIn } from './useSignIn.ts';
import { NeededFields, OptionalFields } from './SignUpFields.tsx';

/** Source: product spec §2 “Auth screen”, §5; widget contracts W4 and W5. */
export function SignUpForm() {
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
        <NeededFields form={form} />
        <OptionalFields form={form} />
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
