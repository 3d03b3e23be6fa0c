import { isDemoAccount } from '@friendbase/contract';
import { DescriptionList, Dialog, Skeleton, Stack, StatusLine, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { careFactsQuery } from '../../../data/care.ts';
import { userQuery } from '../../../data/users.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { care as words } from '../../../words/en/care.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { CareForm } from './CareForm.tsx';

/** What the member told us about themselves at sign-up, and what becomes of it. Nobody else is ever told. */
export function CareDialog({ me, onClose, onDone }: ProfilePartProps) {
  const t = useWords(words);
  const query = useQuery(careFactsQuery(me.id));
  const { data: user } = useQuery(userQuery);
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Stack>
        <StatusLine tone="info">{t('purpose')}</StatusLine>
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton count={3} />
        </Unloaded>
        {query.data && (
          <CareForm
            memberId={me.id}
            facts={query.data}
            blockedReason={isDemoAccount(me) ? t('demo') : undefined}
            onDone={() => onDone('care')}
          />
        )}
        {user && (
          <>
            <DescriptionList
              items={[
                { term: t('emergencyContact'), details: <bdi>{user.emergencyContact ?? t('nobody')}</bdi> },
              ]}
            />
            <Text>{t('emergencyContactUse')}</Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
