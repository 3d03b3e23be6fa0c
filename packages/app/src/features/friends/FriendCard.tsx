import type { Profile } from '@friendbase/contract';
import { Avatar, Button, Byline, Card, Heading, Row, Text, useWords } from '@friendbase/ui-kit';
import { memo, useId } from 'react';
import { RoleBadge } from '../../lib/RoleBadge.tsx';
import { useOpenPerson } from '../../people/peopleContext.tsx';
import { useSendMessage } from '../../people/useSendMessage.ts';
import { friends } from '../../words/en/friends.ts';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';

interface FriendCardProps {
  friend: Profile;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
}

/** One friend. Source: product spec §2 “Friends”. */
export const FriendCard = memo(function FriendCard({ friend, isFocused }: FriendCardProps) {
  const t = useWords(friends);
  const open = useOpenPerson();
  const sendMessage = useSendMessage();
  const nameId = useId();
  const heading = useReadingFocus(isFocused);
  const { id, displayName, username, avatarUrl } = friend;
  return (
    <Card as="article" titleId={nameId}>
      <Row justify="between">
        <Byline
          picture={<Avatar name={displayName} seed={id} picture={avatarUrl} />}
          name={
            <Heading level={3} id={nameId} ref={heading}>
              <bdi>{displayName}</bdi>
              <RoleBadge of={friend} />
            </Heading>
          }
          moment={
            <Text size="small" tone="quiet">
              <bdi>@{username}</bdi>
            </Text>
          }
        />
        <Row>
          <Button tone="quiet" icon="send" subject={displayName} onPress={() => sendMessage(friend)}>
            {t('message')}
          </Button>
          <Button tone="quiet" icon="profile" subject={displayName} onPress={() => open(friend)}>
            {t('viewProfile')}
          </Button>
        </Row>
      </Row>
    </Card>
  );
});
