import type { EventEntry } from '@friendbase/contract';
import { Avatar, Row, Text, useWords } from '@friendbase/ui-kit';
import { events } from '../../words/en/events.ts';

/** Friends who go, by their faces and in words. Nobody else is ever named. */
export function GoingFriends({ friendsGoing: { count, faces } }: Pick<EventEntry, 'friendsGoing'>) {
  const t = useWords(events);
  const [first] = faces;
  if (!first) return null;
  return (
    <Row>
      {faces.map(({ id, displayName, avatarUrl, avatarFrame }) => (
        <Avatar key={id} name={displayName} seed={id} picture={avatarUrl} frame={avatarFrame} size="small" />
      ))}
      <Text size="small" dir="auto">
        {t('friendsGo', { name: first.displayName, others: count - 1 })}
      </Text>
    </Row>
  );
}
