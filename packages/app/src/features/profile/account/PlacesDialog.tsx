import { Dialog, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '../../../data/sessions.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { places } from '../../../words/en/profileParts.ts';
import { EndOthers } from './EndOthers.tsx';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { PlaceList } from './PlaceList.tsx';

/** Where the member is logged in. Source: owner's decisions, “Names and passwords”. */
export function PlacesDialog({ me, onClose, onOpen }: ProfilePartProps) {
  const t = useWords(places);
  const query = useQuery({
    ...sessionsQuery(me.id),
    // Somebody may have logged in elsewhere since it was last looked at.
    refetchOnMount: 'always',
  });
  const { data } = query;
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Stack>
        <Text>{t('purpose')}</Text>
        {data && <PlaceList me={me} sessions={data} onUnknown={() => onOpen('password')} />}
        {data && <EndOthers me={me} isOnlyHere={data.length === 1} />}
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton />
        </Unloaded>
      </Stack>
    </Dialog>
  );
}
