import { Button, Columns, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Counters } from '../frame/Counters.tsx';
import { GameOutcome } from '../frame/GameOutcome.tsx';
import { useWantedField } from '../frame/useWantedField.ts';
import { wordGame } from '../words/en/wordGame.ts';
import { LetterTiles } from './LetterTiles.tsx';
import type { wordMachine } from './machine.ts';
import { outcomeOf } from './outcomeOf.ts';
import { spelled } from './rules.ts';
import { WordForm } from './WordForm.tsx';

interface WordTurnProps {
  snapshot: SnapshotFrom<typeof wordMachine>;
  actor: ActorRefFrom<typeof wordMachine>;
}

/** One word: its letters and its hint, how the last answer was, and the field. */
export function WordTurn({ snapshot, actor }: WordTurnProps) {
  const t = useWords(wordGame);
  const [taskId, describedById] = [useId(), useId()];
  const { game, round } = snapshot.context;
  const { word, letters } = game;
  const field = useWantedField(actor, round > 0);
  return (
    <Columns ratio="wide-start">
      <Stack gap="small">
        <Heading level={3} id={taskId}>
          {t('task')}
        </Heading>
        <LetterTiles label={t('letters')} letters={letters} />
        <Text size="large">{t('hint', { word })}</Text>
        <p id={describedById} hidden>
          {t('described', { letters: spelled(letters), word })}
        </p>
        <GameOutcome outcome={outcomeOf(snapshot, t)} />
        <WordForm {...{ game, taskId, describedById }} fieldRef={field} send={actor.send} />
      </Stack>
      <Stack>
        <Counters
          items={[
            { term: t('score'), details: String(game.score) },
            { term: t('found'), details: String(game.found) },
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
