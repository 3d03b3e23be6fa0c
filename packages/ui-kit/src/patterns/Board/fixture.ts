import type { BoardCard } from './Card.tsx';
import { faceOf, NAMES } from './faces.tsx';

const ROWS = [0, 1, 2, 3];

/** Four rows of four cards, each picture twice; `states` says which lie open or are matched, by their place. */
export function memoryCards(states: Readonly<Record<number, BoardCard['state']>> = {}): BoardCard[][] {
  return ROWS.map((row) =>
    ROWS.map((column) => {
      const at = row * 4 + column;
      const name = NAMES[(at * 3) % NAMES.length] ?? 'Star';
      return { id: `card-${at}`, name, face: faceOf(name), state: states[at] ?? 'down' };
    }),
  );
}
