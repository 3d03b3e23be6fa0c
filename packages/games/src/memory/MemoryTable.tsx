import { Board, Button, Row, StatusLine, usePreferences, useSayWords, useWords } from '@friendbase/ui-kit';
import type { Translate } from '@friendbase/ui-kit/words';
import { useRef, useState } from 'react';
import { persistedAt, SPECIFIED, type OfDifficulty } from '../difficulty.ts';
import { Counters } from '../frame/GameFrame.tsx';
import { Playground } from '../frame/Playground.tsx';
import { GameResult } from '../frame/GameResult.tsx';
import { fewestMoves } from '../lib/best.ts';
import { isStepped } from '../lib/pace.ts';
import { memory } from '../words/en/memory.ts';
import { boardRows } from './boardRows.ts';
import type { Unfinished } from './persisted.ts';
import type { PictureSet } from './pictures/names.ts';
import { COLUMNS, pairsOf, pointsOf } from './rules.ts';
import type { MemoryContext } from './setup.ts';
import { TableWishes } from './TableWishes.tsx';
import { useMemory } from './useMemory.ts';
import { useTableChoices } from './useTableChoices.ts';

const BEST = fewestMoves('memory');

interface MemoryTableProps extends OfDifficulty {
  unfinished: Unfinished | undefined;
  won?: PictureSet | undefined;
}

/** The cards, what came of the last press, and the numbers of the game. */
export function MemoryTable({ unfinished, difficulty = SPECIFIED.memory, won }: MemoryTableProps) {
  const t = useWords(memory);
  const sayWords = useSayWords();
  const [choices, choose] = useTableChoices(won);
  const { snapshot, send, playAgain } = useMemory(unfinished, choices.set, difficulty);
  const turnsBack = usePreferences(({ pace }) => isStepped(pace));
  const [best] = useState(() => persistedAt(BEST, 'memory', difficulty));
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
    <Playground
      beside={
        <>
          {isFinished ? (
            <GameResult
              sentence={said}
              points={pointsOf(context)}
              turns={context.moves}
              best={{ kind: best, term: t('fewestMoves'), result: context.moves }}
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
          <Counters items={countersOf(context, t)} />
          <TableWishes choices={choices} onChange={choose} />
        </>
      }
    >
      <Board
        ref={board}
        label={t('board', { rows: rows.length, columns: COLUMNS })}
        rows={rows}
        tabStops={choices.tabStops}
        onPress={({ id }) => send({ type: 'card.pressed', place: Number(id) })}
      />
    </Playground>
  );
}

/** The numbers of a table, in words. */
const countersOf = (table: MemoryContext, t: Translate<typeof memory>) => [
  { term: t('moves'), details: String(table.moves) },
  { term: t('pairs'), details: t('pairsFound', { found: table.found.length, pairs: pairsOf(table) }) },
  { term: t('time'), details: t('seconds', { seconds: table.seconds }) },
];
