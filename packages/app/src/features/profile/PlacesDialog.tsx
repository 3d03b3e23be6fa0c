import { FailedState, Dialog, Skeleton, Stack, Text, useWords, Waiting } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '../../data/sessions.ts';
import { useFailurePicture } from '../../lib/useFailurePicture.ts';
import { page } from '../../words/en/page.ts';
import { places } from '../../words/en/profileParts.ts';
import { EndOthers } from './EndOthers.tsx';
import type { ProfilePartProps } from './parts.ts';
import { PlaceList } from './PlaceList.tsx';

/** Where the member is logged in. Source: owner's decisions, “Names and passwords”. */
export function PlacesDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(places);
  const onPage = useWords(page);
  const { data, error, isFetching, isError, refetch } = useQuery({
    ...sessionsQuery(me.id),
    // Somebody may have logged in elsewhere since it was last looked at.
    refetchOnMount: 'always',
  });
  const illustration = useFailurePicture(error);
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Stack>
        <Text>{t('purpose')}</Text>
        {data && <PlaceList sessions={data} />}
        {data && <EndOthers me={me} isOnlyHere={data.length === 1} />}
        {!data && isError && (
          <FailedState
            title={t('failed')}
            text={t('failedText')}
            illustration={illustration}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && (
          <Waiting label={onPage('loading')}>
            <Skeleton />
          </Waiting>
        )}
      </Stack>
    </Dialog>
  );
}
