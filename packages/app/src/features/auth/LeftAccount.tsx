import { RETURN_PATH, type LeftAccount as Left } from '@friendbase/contract';
import {
  announce,
  Button,
  Form,
  Heading,
  Outcome,
  Stack,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { comeBackMutation } from '../../data/comeBack.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { leftAccount } from '../../words/en/leftAccount.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { useSignIn } from './useSignIn.ts';

interface LeftAccountProps {
  left: Left;
  /** A log in was refused just now: the focus is at the form. */
  isAfterPress: boolean;
}

/** One press brings everything back of who has left. Said to who has the right password alone. */
export function LeftAccount({ left, isAfterPress }: LeftAccountProps) {
  const t = useWords(leftAccount);
  const say = useSayWords();
  const dates = useDates();
  const signIn = useSignIn();
  const { mutate, isPending, error } = useMutation({
    ...comeBackMutation,
    onSuccess: () => signIn('loggedIn'),
  });
  const below = isAfterPress ? t('below') : undefined;
  useEffect(() => {
    if (below !== undefined) announce(below);
  }, [below]);
  return (
    <section aria-label={t('title')}>
      <Form
        action={RETURN_PATH}
        hidden={{ token: left.returnToken }}
        onSubmit={() => mutate(left.returnToken)}
      >
        <Stack>
          <Heading level={3}>{t('title')}</Heading>
          <Text>{t('until', { when: dates.moment(left.until) })}</Text>
          {error && !isPending && (
            <Outcome tone="danger">{say(reasonOf(error, t('failed'), memberErrors))}</Outcome>
          )}
          <Button
            type="submit"
            size="large"
            icon="login"
            isPending={isPending}
            pendingLabel={t('comingBack')}
          >
            {t('comeBack')}
          </Button>
        </Stack>
      </Form>
    </section>
  );
}
