import type { PasskeyUse } from '@friendbase/contract';
import { Button, Outcome, Row, useSayWords, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { passkeysQuery } from '../../../data/passkeys.ts';
import { canHavePasskeys, whyNoPasskey } from '../../../help/passkeys/whyNoPasskey.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { passkeys as words } from '../../../words/en/passkeys.ts';

/** For another email address: a passkey in place of the password. Nothing for who has none, or whose browser takes none. */
export function EmailByPasskey({ onShown }: { onShown: (passkey: PasskeyUse) => void }) {
  const t = useWords(words);
  const say = useSayWords();
  const { passkeys = [] } = useQuery(passkeysQuery).data ?? {};
  const act = useAct({
    deliver: async () => {
      const { passkeyChallenges, showPasskeyHere } = await import('../../../help/passkeys/onDemand.ts');
      onShown(await showPasskeyHere(await passkeyChallenges.toProve()));
    },
    failureOf: (error) => say(whyNoPasskey(error)),
  });
  if (!canHavePasskeys() || !passkeys.some(({ isPaused }) => !isPaused)) return null;
  return (
    <>
      {act.failure !== undefined && <Outcome tone="danger">{act.failure}</Outcome>}
      <Row>
        <Button tone="quiet" isPending={act.isBusy} pendingLabel={t('waiting')} onPress={() => act.press()}>
          {t('instead')}
        </Button>
      </Row>
    </>
  );
}
