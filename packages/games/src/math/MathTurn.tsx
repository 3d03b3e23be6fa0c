import { Button, Columns, Row, Stack, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Counters } from '../frame/Counters.tsx';
import { GameOutcome } from '../frame/GameOutcome.tsx';
import { useWantedField } from '../frame/useWantedField.ts';
import { mathGame } from '../words/en/math.ts';
import { Hint } from './Hint.tsx';
import type { mathMachine } from './machine.ts';
import { outcomeOf } from './outcomeOf.ts';
import { Problem } from './Problem.tsx';
import { ProblemForm } from './ProblemForm.tsx';
import { helpAfter } from './rules.ts';

interface MathTurnProps {
  snapshot: SnapshotFrom<typeof mathMachine>;
  actor: ActorRefFrom<typeof mathMachine>;
}

/** One problem: how the last answer was, the field, and the help. */
export function MathTurn({ snapshot, actor }: MathTurnProps) {
  const t = useWords(mathGame);
  const problemId = useId();
  const { game, hints, round } = snapshot.context;
  const field = useWantedField(actor, round > 0);
  return (
    <Columns ratio="wide-start">
      <Stack gap="small">
        <Problem problem={game.problem} id={problemId} />
        <GameOutcome outcome={outcomeOf(snapshot, t)} />
        <ProblemForm game={game} problemId={problemId} fieldRef={field} send={actor.send} />
      </Stack>
      <Stack>
        <Hint
          game={game}
          help={helpAfter(game.tries, hints)}
          onShowMe={() => actor.send({ type: 'help.asked' })}
        />
        <Counters
          items={[
            { term: t('score'), details: String(game.score) },
            { term: t('level'), details: String(game.level) },
          ]}
        />
        <Row>
          <Button tone="quiet" onPress={() => actor.send({ type: 'finish.pressed' })}>
            {t('finish')}
          </Button>
        </Row>
      </Stack>
    </Columns>
  );
}
