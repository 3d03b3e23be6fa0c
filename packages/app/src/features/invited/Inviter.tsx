import type { Profile } from '@friendbase/contract';
import {
  Button,
  ButtonLink,
  Card,
  focusForReading,
  Row,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { useWhyPaused } from '../../lib/acts/useAct.ts';
import { ActTold } from '../../people/ActTold.tsx';
import { PersonByline } from '../../people/PersonByline.tsx';
import { useOpenPerson } from '../../people/peopleContext.tsx';
import { useStanding } from '../../people/useStanding.ts';
import { friends } from '../../words/en/friends.ts';
import { invited } from '../../words/en/invitations.ts';
import { people } from '../../words/en/people.ts';
import { useAsk } from './useAsk.ts';

interface InviterProps {
  person: Profile;
  /** What the link holds. */
  invitationKey: string;
}

/** Who invites the member, and the way to ask them. */
export function Inviter({ person, invitationKey }: InviterProps) {
  const t = useWords(invited);
  const ofPeople = useWords(people);
  const ofFriends = useWords(friends);
  const open = useOpenPerson();
  const nameId = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const whyPaused = useWhyPaused()('acceptInvitation');
  const { ask, told } = useAsk(person, invitationKey);
  const { standing } = useStanding(person);
  const isFriend = standing?.kind === 'friend';
  // Also by an invitation that they open again.
  const isAsked = ask.isDone || standing?.kind === 'asked';
  useEffect(() => {
    // What was pressed has gone.
    if (ask.isDone && name.current) focusForReading(name.current);
  }, [ask.isDone]);
  const { displayName, bio } = person;
  return (
    <Card as="article" titleId={nameId}>
      <Stack>
        <PersonByline person={person} level={2} nameId={nameId} headingRef={name} />
        {bio && <Text dir="auto">{bio}</Text>}
        {!isAsked && <Text>{t(isFriend ? 'friends' : 'careful')}</Text>}
        {isAsked && !ask.isDone && <StatusLine tone="info">{ofPeople('asked')}</StatusLine>}
        <ActTold told={told} />
        <Row>
          {!isAsked && !isFriend && (
            <Button
              icon="signup"
              subject={displayName}
              isPending={ask.isBusy}
              pendingLabel={ofPeople('adding')}
              blockedReason={whyPaused}
              onPress={() => ask.press()}
            >
              {ofPeople(ask.isFailed ? 'tryAgain' : 'add')}
            </Button>
          )}
          <Button tone="quiet" icon="profile" subject={displayName} onPress={() => open(person)}>
            {ofFriends('viewProfile')}
          </Button>
          {(isAsked || isFriend) && (
            <ButtonLink href="/friends" tone="quiet" icon="friends">
              {t('toFriends')}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
