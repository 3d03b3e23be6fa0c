import { isDemoAccount } from '@friendbase/contract';
import { Badge, DescriptionList, Dialog, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { emailQuery } from '../../../data/email.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { ownEmail } from '../../../words/en/care.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { SendAgain } from './SendAgain.tsx';

/** The member's email address: whether it is known to be theirs, and another mail to confirm it. */
export function EmailDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(ownEmail);
  const query = useQuery({
    ...emailQuery,
    // It is often confirmed on another device.
    refetchOnMount: 'always',
  });
  const { isConfirmed = false, sendsMail = false } = query.data ?? {};
  return (
    <Dialog title={t('dialog')} isOpen onClose={onClose}>
      <Stack>
        <Text>{t('purpose')}</Text>
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton />
        </Unloaded>
        {query.data && (
          <>
            <DescriptionList
              items={[
                { term: t('address'), details: <bdi>{me.email}</bdi> },
                {
                  term: t('status'),
                  details: (
                    <Badge tone={isConfirmed ? 'success' : 'info'}>
                      {t(isConfirmed ? 'confirmed' : 'unconfirmed')}
                    </Badge>
                  ),
                },
              ]}
            />
            {isConfirmed && <Text>{t('good')}</Text>}
            {!isConfirmed && !sendsMail && <Text>{t('noMail')}</Text>}
            {!isConfirmed && sendsMail && (
              <SendAgain blockedReason={isDemoAccount(me) ? t('demo') : undefined} />
            )}
            <Text>{t('change')}</Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
