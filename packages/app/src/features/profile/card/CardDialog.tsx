import { isDemoAccount, type RecoveryCard } from '@friendbase/contract';
import { Button, Dialog, Heading, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { makeCardMutation, recoveryCardQuery } from '../../../data/recovery.ts';
import { ShownCard } from '../../../help/recovery/ShownCard.tsx';
import { useReadInstead } from '../../../lib/lists/useReadInstead.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { useDates } from '../../../lib/time/useDates.ts';
import { ownCard } from '../../../words/en/care.ts';
import { recoveryCard } from '../../../words/en/recovery.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { MakeCard } from './MakeCard.tsx';

/** The one moment in which the card can be seen. */
function MadeCard({ card, username, onDone }: { card: RecoveryCard; username: string; onDone: () => void }) {
  const t = useWords(ownCard);
  const ofCard = useWords(recoveryCard);
  const heading = useReadInstead<HTMLHeadingElement>();
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {ofCard('heading')}
      </Heading>
      <ShownCard card={card} username={username} />
      <Button icon="check" onPress={onDone}>
        {t('done')}
      </Button>
    </Stack>
  );
}

/**
 * The member's recovery card: whether there is one, and a new one. It is shown once, when it is made; closed while it is being
 * made, the window opens again with it, as the card before is worth nothing then.
 */
export function CardDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(ownCard);
  const dates = useDates();
  const { data: card, isPending, isSuccess, isError, mutateAsync } = useMutation(makeCardMutation);
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft && isSuccess) setIsLeft(false);
  const close = () => (isPending ? setIsLeft(true) : onClose());
  const endLeft = useEffectEvent(onClose);
  useEffect(() => {
    if (isLeft && isError) endLeft();
  }, [isLeft, isError]);
  const query = useQuery({
    ...recoveryCardQuery,
    // One may have been made elsewhere.
    refetchOnMount: 'always',
  });
  const madeAt = query.data?.madeAt ?? null;
  return (
    <Dialog title={t('dialog')} isOpen={!isLeft} onClose={close}>
      {card ? (
        <MadeCard card={card} username={me.username} onDone={onClose} />
      ) : (
        <Stack>
          <Text>{t('purpose')}</Text>
          <Unloaded query={query} title={t('failed')} text={t('failedText')}>
            <Skeleton />
          </Unloaded>
          {query.data && (
            <>
              <Text>{madeAt === null ? t('none') : t('made', { when: dates.moment(madeAt) })}</Text>
              {madeAt !== null && <Text>{t('replaces')}</Text>}
              <MakeCard
                isFirst={madeAt === null}
                blockedReason={isDemoAccount(me) ? t('demo') : undefined}
                onPassword={mutateAsync}
              />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
