import {
  Board,
  Button,
  Row,
  Stack,
  StatusLine,
  usePreferences,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useRef } from 'react';
import { Counters } from '../frame/GameFrame.tsx';
import { GameResult } from '../frame/GameResult.tsx';
import { fewestMoves } from '../lib/best.ts';
import { isStepped } from '../lib/pace.ts';
import { memory } from '../words/en/memory.ts';
import { boardRows } from './boardRows.ts';
import type { Unfinished } from './persisted.ts';
import { COLUMNS, pairsOf, pointsOf } from './rules.ts';
import { TableWishes } from './TableWishes.tsx';
import { useMemory } from './useMemory.ts';
import { useTableChoices } from './useTableChoices.ts';

const BEST = fewestMoves('memory');

/** The cards, what came of the last press, and the numbers of the game. */
export function MemoryTable({ unfinished }: { unfinished: Unfinished | undefined }) {
  const t = useWords(memory);
  const sayWords = useSayWords();
  const [choices, choose] = useTableChoices();
  const { snapshot, send, playAgain } = useMemory(unfinished, choices.set);
  const turnsBack = usePreferences(({ pace }) => isStepped(pace));
  const board = useRef<HTMLDivElement>(null);
  const { context } = snapshot;
  const rows = boardRows(context, t);
  const isFinished = snapshot.hasTag('finished');
  const said = sayWords(context.said.short);
  const startAgain = () => {
    playAgain();
    // The pressed button goes away with the result.
    board.current?.focus();
  };
  return (
    <Stack>
      <Board
        ref={board}
        label={t('board', { rows: rows.length, columns: COLUMNS })}
        rows={rows}
        tabStops={choices.tabStops}
        onPress={({ id }) => send({ type: 'card.pressed', place: Number(id) })}
      />
      {isFinished ? (
        <GameResult
          sentence={said}
          points={pointsOf(context)}
          best={{ kind: BEST, term: t('fewestMoves'), result: context.moves }}
          onPlayAgain={startAgain}
        />
      ) : (
        <StatusLine tone="info">{said}</StatusLine>
      )}
      {turnsBack && (
        <Row>
          <Button tone="quiet" onPress={() => send({ type: 'turnBack.pressed' })}>
            {t('turnBack')}
          </Button>
        </Row>
      )}
      <Counters
        items={[
          { term: t('moves'), details: String(context.moves) },
          {
            term: t('pairs'),
            details: t('pairsFound', { found: context.found.length, pairs: pairsOf(context) }),
          },
          { term: t('time'), details: t('seconds', { seconds: context.seconds }) },
        ]}
      />
      <TableWishes choices={choices} onChange={choose} />
    </Stack>
  );
}
