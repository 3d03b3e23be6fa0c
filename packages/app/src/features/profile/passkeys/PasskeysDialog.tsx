import { isDemoAccount } from '@friendbase/contract';
import { Dialog, Heading, Skeleton, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passkeysQuery } from '../../../data/passkeys.ts';
import { canHavePasskeys } from '../../../help/passkeys/whyNoPasskey.ts';
import { useReadInstead } from '../../../lib/lists/useReadInstead.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { passkeys as words } from '../../../words/en/passkeys.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { DeclinePasskeys } from './DeclinePasskeys.tsx';
import { MakePasskey } from './MakePasskey.tsx';
import { PasskeyList } from './PasskeyList.tsx';

/** What was just done: a new one each time. */
export interface Done {
  what: 'isMade' | 'isRemoved' | 'isRenamed';
  count: number;
}

/** Says what was done, where it was done: the part that was pressed is gone. */
function DoneHeading({ what }: Pick<Done, 'what'>) {
  const t = useWords(words);
  return (
    <Heading level={3} ref={useReadInstead<HTMLHeadingElement>()}>
      {t(what)}
    </Heading>
  );
}

/** The member's passkeys: which there are, their names, and a new one. What cannot be here says why. */
export function PasskeysDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(words);
  const [done, setDone] = useState<Done>();
  // One may have been made elsewhere.
  const query = useQuery({ ...passkeysQuery, refetchOnMount: 'always' });
  const { passkeys = [], isOffered = false, isNeeded = false } = query.data ?? {};
  const tell = (what: Done['what']) => setDone({ what, count: (done?.count ?? 0) + 1 });
  // No server renders a window that opens by a press.
  const [isPossible] = useState(canHavePasskeys);
  const blocked = isDemoAccount(me)
    ? t('demo')
    : isOffered
      ? isPossible
        ? undefined
        : t('unsupported')
      : t('nameless');
  return (
    <Dialog title={t('dialog')} isOpen onClose={onClose}>
      <Stack gap="large">
        <Text>{t('purpose')}</Text>
        {done && <DoneHeading key={done.count} what={done.what} />}
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton />
        </Unloaded>
        {query.data && (
          <>
            {isNeeded && (
              <StatusLine tone="info">{t(passkeys.length > 0 ? 'neededUse' : 'needed')}</StatusLine>
            )}
            <PasskeyList passkeys={passkeys} canUse={isOffered && isPossible} onDone={tell} />
            {blocked === undefined ? (
              <MakePasskey hasPasskey={passkeys.some((one) => !one.isPaused)} onMade={() => tell('isMade')} />
            ) : (
              <StatusLine tone="info">{blocked}</StatusLine>
            )}
            {blocked === undefined && passkeys.length === 0 && <DeclinePasskeys />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
