import { Button, StatusLine, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { passkeyLogInMutation } from '../../data/passkeys.ts';
import { whyNoPasskey } from '../../help/passkeys/whyNoPasskey.ts';
import { useAct } from '../../lib/acts/useAct.ts';
import { passkeyLogIn } from '../../words/en/passkeys.ts';
import { askForPasskey, usePasskeyAutofill, usePasskeyOffer, type FindPasskey } from './usePasskeys.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * A way in without typing. Below the form, which stays as it is, with what was typed: whatever comes of a passkey, the password works.
 * The first HTML has the button, and the kit hides it where the browser has no passkeys.
 */
export function PasskeyLogIn({ onRefused }: { onRefused: (error: unknown) => void }) {
  const t = useWords(passkeyLogIn);
  const say = useSayWords();
  const signIn = useSignIn();
  const button = useRef<HTMLButtonElement>(null);
  const { mutateAsync } = useMutation(passkeyLogInMutation);
  const act = useAct({
    deliver: async (find: FindPasskey) => void (await mutateAsync(await find())),
    onDone: () => signIn('loggedIn'),
    onFailed: (error) => {
      onRefused(error);
      offerAnew();
    },
    failureOf: (error) => say(whyNoPasskey(error)),
  });
  const offerAnew = usePasskeyAutofill(act.press);
  usePasskeyOffer(button);
  return (
    <>
      <Button
        tone="quiet"
        icon="key"
        data-needs="passkeys"
        isPending={act.isBusy}
        pendingLabel={t('waiting')}
        onPress={() => act.press(askForPasskey)}
        ref={button}
      >
        {t('logIn')}
      </Button>
      {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
    </>
  );
}
