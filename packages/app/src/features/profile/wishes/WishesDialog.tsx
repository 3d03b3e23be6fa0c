import { Dialog, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { notificationSettingsQuery } from '../../../data/notifications.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { wishes } from '../../../words/en/wishes.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { PushPart } from './push/PushPart.tsx';
import { Wishes } from './Wishes.tsx';

/** What the member wants to be told, from whom, and when not. */
export function WishesDialog({ me, onClose }: ProfilePartProps) {
  const t = useWords(wishes);
  const query = useQuery(notificationSettingsQuery(me.id));
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} size="wide">
      <Stack gap="large">
        <Text>{t('purpose')}</Text>
        {query.data && <Wishes memberId={me.id} settings={query.data} />}
        {query.data && <PushPart memberId={me.id} />}
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="lines" count={5} />
        </Unloaded>
      </Stack>
    </Dialog>
  );
}
