import type { FriendsAmong as Friends } from '@friendbase/contract';
import { Avatar, Row, Text } from '@friendbase/ui-kit';

interface FriendsAmongProps {
  friends: Friends;
  /** The same in words, by the name of the first and the number of further ones. */
  words: (of: { name: string; others: number }) => string;
}

/** Friends who take part in something, by their faces and in words. Nobody else is ever named. */
export function FriendsAmong({ friends: { count, faces }, words }: FriendsAmongProps) {
  const [first] = faces;
  if (!first) return null;
  return (
    <Row>
      {faces.map(({ id, displayName, avatarUrl, avatarFrame }) => (
        <Avatar key={id} name={displayName} seed={id} picture={avatarUrl} frame={avatarFrame} size="small" />
      ))}
      <Text size="small" dir="auto">
        {words({ name: first.displayName, others: count - 1 })}
      </Text>
    </Row>
  );
}
