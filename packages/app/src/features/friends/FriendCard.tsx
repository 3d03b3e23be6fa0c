import type { Profile } from '@friendbase/contract';
import { Avatar, FaceCard, useWords } from '@friendbase/ui-kit';
import { memo } from 'react';
import { RoleBadge } from '../../lib/members/RoleBadge.tsx';
import { useOpenPerson } from '../../people/peopleContext.tsx';
import { SendMessage } from '../../people/SendMessage.tsx';
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
  const heading = useReadingFocus(isFocused);
  const { id, displayName, username, avatarUrl, avatarFrame } = friend;
  return (
    <FaceCard
      picture={<Avatar name={displayName} seed={id} picture={avatarUrl} frame={avatarFrame} size="large" />}
      name={displayName}
      role={<RoleBadge of={friend} />}
      username={username}
      headingRef={heading}
      openLabel={t('viewProfile')}
      onOpen={() => open(friend)}
    >
      <SendMessage person={friend} subject={displayName} tone="quiet">
        {t('message')}
      </SendMessage>
    </FaceCard>
  );
});
