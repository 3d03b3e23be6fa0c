import { useId, type ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import { requests } from '../../words/en/requests.ts';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Row } from '../../components/Layout/Layout.tsx';
import { Outcome } from '../../components/Outcome/Outcome.tsx';
import { Text } from '../../components/Text/Text.tsx';
import './RequestCard.css';

/** Somebody who asks to be a friend. */
export interface FriendRequest {
  /** The request's own. */
  id: string;
  name: string;
  /** Picks the ground of the picture: the member's id. */
  seed: string;
  username: string;
  /** What the member is here, in a word: “Moderator”. */
  role?: string | undefined;
  /** What the member says about themselves. May be empty. */
  bio: string;
  /** As on `Avatar`. */
  picture?: string | undefined;
  /** What goes around their picture. */
  frame?: AvatarProps['frame'];
}

export type Answer = 'accept' | 'decline';

/** An answer that was not saved. The button that was pressed tries again. */
export interface FailedAnswer {
  answer: Answer;
  /** What is still true, as sentences. Said at once. */
  text: string;
}

export interface RequestCardProps {
  request: FriendRequest;
  /** The answer that is under way. */
  pending?: Answer | undefined;
  /** Stands beside an answer that waits to be sent. */
  waiting?: ReactNode;
  failed?: FailedAnswer | undefined;
  /** Why nobody can be accepted now, as a sentence. */
  acceptBlocked?: string | undefined;
  onAccept: () => void;
  onDecline: () => void;
}

/** One friend request. The names of its buttons say whom they are about. Source: W20. */
export function RequestCard({
  request,
  pending,
  waiting,
  failed,
  acceptBlocked,
  onAccept,
  onDecline,
}: RequestCardProps) {
  const t = useWords(requests);
  const inGeneral = useWords(controls);
  const nameId = useId();
  const { name, seed, username, bio, picture, frame, role } = request;
  const again = (answer: Answer) => failed?.answer === answer && pending === undefined;
  const nameOf = (answer: Answer, words: string) =>
    again(answer) ? `${inGeneral('tryAgain')}, ${words}` : words;
  return (
    <Card as="article" titleId={nameId}>
      <Row wrap={false} align="start" gap="medium">
        <Avatar name={name} seed={seed} picture={picture} frame={frame} size="large" />
        <div>
          <Heading level={3} id={nameId}>
            <bdi>{name}</bdi>
            {role !== undefined && (
              <>
                {' '}
                <Badge icon="shield">{role}</Badge>
              </>
            )}
          </Heading>
          <Text tone="quiet" size="small">
            <bdi>@{username}</bdi>
          </Text>
          {bio !== '' && <Text dir="auto">{bio}</Text>}
        </div>
      </Row>
      <div className="fb-RequestCard-answers">
        <Button
          icon="check"
          {...(pending !== 'accept' && { 'aria-label': nameOf('accept', t('acceptName', { name })) })}
          data-accept
          isPending={pending === 'accept'}
          pendingLabel={t('accepting', { name })}
          blockedReason={acceptBlocked}
          onPress={onAccept}
        >
          {again('accept') ? inGeneral('tryAgain') : t('accept')}
        </Button>
        <Button
          tone="quiet"
          icon="close"
          {...(pending !== 'decline' && { 'aria-label': nameOf('decline', t('declineName', { name })) })}
          isPending={pending === 'decline'}
          pendingLabel={t('declining', { name })}
          onPress={onDecline}
        >
          {again('decline') ? inGeneral('tryAgain') : t('decline')}
        </Button>
      </div>
      {waiting}
      {failed && pending === undefined && <Outcome tone="danger">{failed.text}</Outcome>}
    </Card>
  );
}
