import { focusForReading, Heading, Row, Stack, useWords } from '@friendbase/ui-kit';
import { useEffect, useRef } from 'react';
import { ReportButton } from '../lib/reports/ReportButton.tsx';
import { useOutbox } from '../outbox/outboxSlot.ts';
import { PressWaits } from '../outbox/PressWaits.tsx';
import { people } from '../words/en/people.ts';
import { ActButton } from './ActButton.tsx';
import { ActTold } from './ActTold.tsx';
import { AskFirst } from './AskFirst.tsx';
import type { KnownPerson } from './peopleContext.tsx';
import { ACTS_OF } from './personActs.ts';
import { usePersonAct } from './usePersonAct.ts';
import { SendMessage } from './SendMessage.tsx';
import type { Standing } from './useStanding.ts';

interface PersonActionsProps {
  person: KnownPerson;
  standing: Standing;
  onClose: () => void;
}

/** What a member can do with a person, and what came of it. */
export function PersonActions({ person, standing, onClose }: PersonActionsProps) {
  const t = useWords(people);
  const heading = useRef<HTMLHeadingElement>(null);
  const { act, told } = usePersonAct();
  const waits = useOutbox().find(
    ({ kind, about }) =>
      (kind === 'ask' && about === person.id) ||
      (kind === 'answer' && 'friendshipId' in standing && about === standing.friendshipId),
  );
  useEffect(() => {
    // The pressed button often goes with what it did.
    if (act.isDone && heading.current) focusForReading(heading.current);
  }, [act.isDone]);
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('actions')}
      </Heading>
      <Stack>
        <Row>
          {standing.kind === 'friend' && <SendMessage person={person}>{t('message')}</SendMessage>}
          {ACTS_OF[standing.kind].map((kind) => (
            <ActButton key={kind} kind={kind} person={person} standing={standing} act={act} />
          ))}
        </Row>
        <PressWaits entry={waits} />
      </Stack>
      <Row>
        <ReportButton
          thing={{
            subject: { kind: 'profile', id: person.id },
            owner: person,
            onHidden: (isHidden) => isHidden && onClose(),
          }}
          subject={person.displayName}
        />
      </Row>
      <ActTold told={told} />
      <AskFirst act={act} />
    </Stack>
  );
}
