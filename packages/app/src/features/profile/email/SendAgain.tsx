import { Button, Outcome, Stack, Text, useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation } from '@tanstack/react-query';
import { sendConfirmationMutation } from '../../../data/email.ts';
import { DemoMailNote } from '../../../help/recovery/DemoMailNote.tsx';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { ownEmail } from '../../../words/en/care.ts';

/** Has the mail sent again that confirms the address. The button stays, so that the focus has its place. */
export function SendAgain({ blockedReason }: { blockedReason: string | undefined }) {
  const t = useWords(ownEmail);
  const say = useSayWords();
  const { mutate, isPending, isSuccess, error } = useMutation(sendConfirmationMutation);
  return (
    <Stack>
      {blockedReason === undefined && (
        <>
          <Text>{t('look')}</Text>
          <DemoMailNote />
        </>
      )}
      {error && !isPending && (
        <Outcome tone="danger">{say(reasonOf(error, messageOf(ownEmail, 'notSent')))}</Outcome>
      )}
      {isSuccess && <Outcome>{t('sent')}</Outcome>}
      <Button
        tone="quiet"
        icon="mail"
        isPending={isPending}
        pendingLabel={t('sending')}
        blockedReason={blockedReason}
        onPress={() => mutate()}
      >
        {t('again')}
      </Button>
    </Stack>
  );
}
