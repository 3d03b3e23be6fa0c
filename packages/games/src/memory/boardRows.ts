import type { BoardCard } from '@friendbase/ui-kit';
import type { Translate } from '@friendbase/ui-kit/words';
import type { memory } from '../words/en/memory.ts';
import { pictureOf } from './pictures/names.ts';
import { FACES } from './pictures/faces.tsx';
import { COLUMNS, stateOf } from './rules.ts';
import type { OwnTable } from './speech.ts';

/** The cards of a table as a board shows them, row by row. Their ids are their places. */
export function boardRows(table: OwnTable, t: Translate<typeof memory>): BoardCard[][] {
  const cards = table.deck.map((symbol, place): BoardCard => {
    const picture = pictureOf(table.set, symbol);
    const name = t('picture', { picture });
    return { id: String(place), name, face: FACES[picture], state: stateOf(table, place) };
  });
  return Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, row) =>
    cards.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
}
