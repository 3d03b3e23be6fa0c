import { isDemoAccount } from '@friendbase/contract';
import { Button, Dialog, Row, Skeleton, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ownBadge } from '../../../data/accounts.ts';
import { pictureLoginQuery } from '../../../data/pictureLogin.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { useDates } from '../../../lib/time/useDates.ts';
import { useMe } from '../../../session/useMe.ts';
import { ownPictures } from '../../../words/en/pictureLogin.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { ChoosePictures } from './ChoosePictures.tsx';
import { RemovePictures } from './RemovePictures.tsx';

/** Whether the member logs in with pictures on this device, and choosing them: only where the member says that it is their own. */
export function PicturesDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(ownPictures);
  const dates = useDates();
  const hasRole = ownBadge(useMe()) !== undefined;
  const [step, setStep] = useState<'choosing' | 'saved'>();
  const start = useRef<HTMLButtonElement>(null);
  // The form that was sent had the focus.
  useEffect(() => {
    if (step === 'saved') start.current?.focus();
  }, [step]);
  const query = useQuery({
    ...pictureLoginQuery,
    // They may have been taken away from elsewhere.
    refetchOnMount: 'always',
  });
  const madeAt = query.data?.madeAt ?? null;
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      {step === 'choosing' ? (
        <ChoosePictures onSaved={() => setStep('saved')} />
      ) : (
        <Stack>
          <Text>{t('purpose')}</Text>
          <Text>{t('onlyOwn')}</Text>
          <Text>{t('elsewhere')}</Text>
          <Unloaded query={query} title={t('failed')} text={t('failedText')}>
            <Skeleton />
          </Unloaded>
          {query.data && (
            <>
              <Text>{madeAt === null ? t('none') : t('made', { when: dates.moment(madeAt) })}</Text>
              {query.data.isClosed && <StatusLine tone="danger">{t('isClosed')}</StatusLine>}
              <Row>
                <Button
                  icon="key"
                  ref={start}
                  blockedReason={
                    isDemoAccount(me) ? t('demo') : hasRole ? t('picturesNotForRoles') : undefined
                  }
                  onPress={() => setStep('choosing')}
                >
                  {t(madeAt === null ? 'isMine' : 'change')}
                </Button>
              </Row>
              <RemovePictures isThere={madeAt !== null} />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
