import type { Person } from '@friendbase/contract';
import {
  announce,
  Avatar,
  ButtonLink,
  CardList,
  CardListItem,
  Dialog,
  Row,
  Skeleton,
  Stack,
  StatusLine,
  Text,
  useWords,
  Button,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '../../../data/friendships.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { sharedGames } from '../../../words/en/sharedGames.ts';
import type { Club } from '../useClubs.ts';
import type { PlayableClub } from './playableClub.ts';
import { useInvite } from './useInvite.ts';

interface ChooseFriendProps {
  club: PlayableClub & Pick<Club, 'name'>;
  /** Told the name of who was asked. */
  onInvited: (name: string) => void;
  onClose: () => void;
}

/** The friends, each to be asked by one press. */
export function ChooseFriend({ club, onInvited, onClose }: ChooseFriendProps) {
  const t = useWords(sharedGames);
  const query = useQuery(friendsQuery(useMemberId()));
  const friends = query.data?.map(({ friend }) => friend).filter(({ isClosed }) => !isClosed);
  const act = useInvite(club, (partner) => {
    onClose();
    onInvited(partner.displayName);
    announce(t('invited', { partner: partner.displayName }));
  });
  return (
    <Dialog title={t('choose')} isOpen onClose={onClose}>
      <Stack>
        <Text>{t('chooseText', { club: club.name })}</Text>
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="card" count={2} />
        </Unloaded>
        {friends?.length === 0 && <NoFriends onLeave={onClose} />}
        {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
        {friends && friends.length > 0 && (
          <CardList label={t('friends')}>
            {friends.map((friend) => (
              <CardListItem key={friend.id}>
                <OneFriend
                  friend={friend}
                  isAsked={act.isBusy && act.input?.id === friend.id}
                  onPress={() => act.press(friend)}
                />
              </CardListItem>
            ))}
          </CardList>
        )}
      </Stack>
    </Dialog>
  );
}

function NoFriends({ onLeave }: { onLeave: () => void }) {
  const t = useWords(sharedGames);
  return (
    <>
      <Text>{t('noFriends')}</Text>
      <Row>
        <ButtonLink href="/friends" icon="friends" onPress={onLeave}>
          {t('toFriends')}
        </ButtonLink>
      </Row>
    </>
  );
}

interface OneFriendProps {
  friend: Person;
  isAsked: boolean;
  onPress: () => void;
}

function OneFriend({ friend, isAsked, onPress }: OneFriendProps) {
  const t = useWords(sharedGames);
  const { id, displayName: partner, avatarUrl, avatarFrame } = friend;
  return (
    <Row wrap={false}>
      <Avatar name={partner} seed={id} picture={avatarUrl} frame={avatarFrame} />
      <Button tone="quiet" isPending={isAsked} pendingLabel={t('inviting', { partner })} onPress={onPress}>
        {t('play', { partner })}
      </Button>
    </Row>
  );
}
