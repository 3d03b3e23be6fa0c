import type { Profile, Suggestion } from '@friendbase/contract';
import { Button, Card, focusForReading, ReservedSpace, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useId, useLayoutEffect, useRef } from 'react';
import { ActButton } from '../../people/ActButton.tsx';
import { ActTold } from '../../people/ActTold.tsx';
import { PersonByline } from '../../people/PersonByline.tsx';
import { useOpenPerson } from '../../people/peopleContext.tsx';
import { useStanding } from '../../people/useStanding.ts';
import { usePersonAct } from '../../people/usePersonAct.ts';
import { useWaitingFor } from '../../outbox/outboxSlot.ts';
import { PressWaits } from '../../outbox/PressWaits.tsx';
import { friends } from '../../words/en/friends.ts';
import { people as words } from '../../words/en/people.ts';
import { Reasons } from './Reasons.tsx';

/** Somebody to ask. The button that asked takes it back: it keeps its place and the focus. */
export function SuggestionCard({ person }: { person: Profile & Partial<Suggestion> }) {
  const t = useWords(friends);
  const ofPeople = useWords(words);
  const open = useOpenPerson();
  const nameId = useId();
  const { act, told } = usePersonAct();
  const { standing = { kind: 'none' } } = useStanding(person);
  const { kind } = standing;
  const hasButton = kind === 'none' || kind === 'asked';
  const { id, displayName, bio, friendsInCommon, sharedLikings = [] } = person;
  const button = (does: 'add' | 'withdraw') => (
    <ActButton kind={does} person={person} standing={standing} act={act} subject={displayName} />
  );
  const name = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // Who has said yes meanwhile takes the pressed button away, and with it the focus, where that was still there.
    const isLost = document.activeElement === document.body;
    if (act.isDone && !hasButton && isLost && name.current) focusForReading(name.current);
  }, [act.isDone, hasButton]);
  return (
    <Card as="article" titleId={nameId}>
      <Stack>
        <PersonByline person={person} level={3} nameId={nameId} headingRef={name} />
        {friendsInCommon !== undefined && <Reasons {...{ friendsInCommon, sharedLikings }} />}
        {bio && <Text dir="auto">{bio}</Text>}
        <Row>
          {/* Who says yes turns the card in its place. */}
          {kind !== 'self' && (
            <ReservedSpace
              choices={(['add', 'withdraw', 'friend'] as const).map((does) => (
                <Button key={does} icon="undo">
                  {ofPeople(does)}
                </Button>
              ))}
            >
              {hasButton ? button(kind === 'none' ? 'add' : 'withdraw') : <Text>{ofPeople(kind)}</Text>}
            </ReservedSpace>
          )}
          <Button tone="quiet" icon="profile" subject={displayName} onPress={() => open(person)}>
            {t('viewProfile')}
          </Button>
        </Row>
        <PressWaits entry={useWaitingFor('ask', id)[0]} />
        <ActTold told={told} />
      </Stack>
    </Card>
  );
}
