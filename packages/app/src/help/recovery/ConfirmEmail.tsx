import { Button, Heading, Outcome, Stack, StatusLine, Text, useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation } from '@tanstack/react-query';
import { confirmEmailMutation } from '../../data/email.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { confirmation } from '../../words/en/recovery.ts';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';

interface ConfirmEmailProps {
  /** Of the link. */
  token: string;
  /** Of its heading. */
  level: 2 | 3;
}

/**
 * Confirms an email address by a link. By a press: programs that look into mails open links, and a stranger's address must not be
 * confirmed by that.
 */
export function ConfirmEmail({ token, level }: ConfirmEmailProps) {
  const t = useWords(confirmation);
  const say = useSayWords();
  const { mutate, isPending, isSuccess, error } = useMutation(confirmEmailMutation);
  const heading = useReadInstead<HTMLHeadingElement>();
  if (isSuccess) return <Confirmed level={level} />;
  return (
    <Stack>
      <Heading level={level} ref={heading}>
        {t('heading')}
      </Heading>
      <Text>{t('effect')}</Text>
      {error && !isPending && (
        <Outcome tone="danger">
          {say(reasonOf(error, messageOf(confirmation, 'failed'), confirmation))}
        </Outcome>
      )}
      <Button
        size="large"
        icon="check"
        isPending={isPending}
        pendingLabel={t('confirming')}
        onPress={() => mutate(token)}
      >
        {t('confirm')}
      </Button>
    </Stack>
  );
}

function Confirmed({ level }: Pick<ConfirmEmailProps, 'level'>) {
  const t = useWords(confirmation);
  const heading = useReadInstead<HTMLHeadingElement>();
  return (
    <Stack>
      <Heading level={level} ref={heading}>
        {t('confirmed')}
      </Heading>
      <StatusLine tone="success">{t('effectNow')}</StatusLine>
    </Stack>
  );
}
