import { announce, Button, Row, StatusLine, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { passkeyOfferMutation } from '../../../data/passkeys.ts';
import { whyNoPasskey } from '../../../help/passkeys/whyNoPasskey.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { passkeys } from '../../../words/en/passkeys.ts';

/** For who wants none: nothing offers one again. The button stays, so that the focus has its place. */
export function DeclinePasskeys() {
  const t = useWords(passkeys);
  const say = useSayWords();
  const { mutateAsync } = useMutation(passkeyOfferMutation);
  const act = useAct({
    deliver: () => mutateAsync('declined'),
    onDone: () => announce(t('declined')),
    failureOf: (error) => say(whyNoPasskey(error)),
  });
  return (
    <>
      <Row>
        <Button tone="quiet" isPending={act.isBusy} pendingLabel={t('saving')} onPress={() => act.press()}>
          {t('decline')}
        </Button>
      </Row>
      {act.isDone && <StatusLine tone="success">{t('declined')}</StatusLine>}
      {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
    </>
  );
}
