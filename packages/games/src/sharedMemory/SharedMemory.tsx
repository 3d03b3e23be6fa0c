import { announce, Board, StatusLine, useSayWords, useWords, type BoardCard } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import type { ReactNode } from 'react';
import { Counters, GameFrame } from '../frame/GameFrame.tsx';
import { Playground } from '../frame/Playground.tsx';
import { FACES } from '../memory/pictures/faces.tsx';
import { pictureOf, type PictureSet } from '../memory/pictures/names.ts';
import { COLUMNS } from '../memory/rules.ts';
import { TableWishes } from '../memory/TableWishes.tsx';
import { useTableChoices } from '../memory/useTableChoices.ts';
import { memory } from '../words/en/memory.ts';
import { sharedMemory } from '../words/en/sharedMemory.ts';
import { foundIn, pairsIn, type SeenCard } from './steps.ts';
import { useSteps, type Steps } from './useSteps.ts';

export interface SharedMemoryProps extends Steps {
  /** Turns a card over that lies face down, on the member's turn. */
  onTurn: (card: number) => void;
  /** What went wrong, and what else can be done. */
  children?: ReactNode;
}

/** The Memory game of two friends: the same board as for one, whoever turns a card over. Why no press does nothing is said. */
export function SharedMemory({ onTurn, children, ...steps }: SharedMemoryProps) {
  const t = useWords(sharedMemory);
  const ofGame = useWords(memory);
  const sayWords = useSayWords();
  const [choices, choose] = useTableChoices();
  const words = useSteps(steps, choices.set);
  const { table, partner, isBusy } = steps;
  const rows = rowsOf(table.cards, choices.set, (picture) =>
    sayWords(messageOf(memory, 'picture', { picture })),
  );
  const press = ({ id, state }: BoardCard) => {
    if (isBusy) return announce(t('wait'));
    if (table.outcome !== null) return announce(words);
    if (!table.isOwnTurn) return announce(t('theirsNow', { partner }));
    // Two cards of the last turn turn back with the next one.
    const isFirst = table.cards.filter((card) => card.state === 'open').length !== 1;
    if (state === 'matched' || (state === 'open' && !isFirst)) return announce(t('isOpen'));
    onTurn(Number(id));
  };
  const [found, pairs] = [foundIn(table), pairsIn(table)];
  return (
    <GameFrame
      howToPlay={[t('findTwo'), t('findSame'), t('findNone')]}
      howItWorks={[t('together'), t('noHurry'), ofGame('byKeys'), ofGame('bySwitch'), ofGame('byEar')]}
      settings={['hideCounters']}
    >
      <Playground
        beside={
          <>
            <StatusLine tone={table.outcome === 'done' ? 'success' : 'info'}>
              {isBusy ? t('turning') : words}
            </StatusLine>
            {children}
            <Counters items={[{ term: ofGame('pairs'), details: ofGame('pairsFound', { found, pairs }) }]} />
            <TableWishes choices={choices} onChange={choose} />
          </>
        }
      >
        <Board
          label={ofGame('board', { rows: rows.length, columns: COLUMNS })}
          rows={rows}
          tabStops={choices.tabStops}
          onPress={press}
        />
      </Playground>
    </GameFrame>
  );
}

const STATES = { down: 'down', open: 'open', found: 'matched' } as const;

/** The cards as a board shows them, row by row. Their ids are their places. */
function rowsOf(
  cards: readonly SeenCard[],
  set: PictureSet,
  nameOf: (picture: ReturnType<typeof pictureOf>) => string,
): BoardCard[][] {
  const shown = cards.map(({ state, picture: symbol }, place): BoardCard => {
    // What lies face down shows nothing of the picture that it is given here.
    const picture = pictureOf(set, symbol ?? 0);
    return { id: String(place), name: nameOf(picture), face: FACES[picture], state: STATES[state] };
  });
  return Array.from({ length: Math.ceil(shown.length / COLUMNS) }, (_, row) =>
    shown.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
}
