import { useId } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { requests } from '../../words/en/requests.ts';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Row } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';

/** Somebody who asks to be a friend. */
export interface FriendRequest {
  /** The request's own. */
  id: string;
  name: string;
  /** Picks the ground of the picture: the member's id. */
  seed: string;
  username: string;
  /** What the member says about themselves. May be empty. */
  bio: string;
}

export interface RequestCardProps {
  request: FriendRequest;
  /** The answer is under way. */
  isPending?: boolean | undefined;
  onAccept: () => void;
  onDecline: () => void;
}

/** One friend request. The names of its buttons say whom they are about. Source: W20. */
export function RequestCard({ request, isPending = false, onAccept, onDecline }: RequestCardProps) {
  const t = useWords(requests);
  const nameId = useId();
  const { name, seed, username, bio } = request;
  return (
    <Card as="article" titleId={nameId}>
      <Row wrap={false} align="start" gap="medium">
        <Avatar name={name} seed={seed} size="large" />
        <div>
          <Heading level={3} id={nameId}>
            <bdi>{name}</bdi>
          </Heading>
          <Text tone="quiet" size="small">
            <bdi>@{username}</bdi>
          </Text>
          {bio !== '' && <Text dir="auto">{bio}</Text>}
        </div>
      </Row>
      <Row>
        <Button
          icon="check"
          {...(!isPending && { 'aria-label': t('acceptName', { name }) })}
          data-accept
          isPending={isPending}
          pendingLabel={t('accepting', { name })}
          onPress={onAccept}
        >
          {t('accept')}
        </Button>
        <Button tone="quiet" icon="close" aria-label={t('declineName', { name })} onPress={onDecline}>
          {t('decline')}
        </Button>
      </Row>
    </Card>
  );
}
