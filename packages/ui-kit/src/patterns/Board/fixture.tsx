import type { ReactNode } from 'react';
import type { BoardCard } from './Card.tsx';

const SHAPES = {
  Star: {
    fill: 'var(--color-sun-soft)',
    d: 'M24 5l5.6 12.2 13.4 1.5-10 9 2.8 13.2L24 34.2 12.2 40.9 15 27.7l-10-9 13.4-1.5Z',
  },
  Heart: { fill: 'var(--tint-2)', d: 'M24 41C8 30 6 22 6 17a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 5-2 13-18 24Z' },
  Moon: { fill: 'var(--tint-4)', d: 'M31 6a19 19 0 1 0 11 27A16 16 0 0 1 31 6Z' },
  Leaf: { fill: 'var(--tint-5)', d: 'M8 40C6 20 18 8 41 7c1 23-11 35-33 33L28 20' },
  Cup: {
    fill: 'var(--tint-7)',
    d: 'M35 18h3a5 5 0 0 1 0 11h-4M9 14h26v14a12 12 0 0 1-12 12h-2A12 12 0 0 1 9 28Z',
  },
  Boat: { fill: 'var(--tint-1)', d: 'M6 31h36l-6 10H12ZM23 6v21H9ZM27 10l11 17H27Z' },
  Apple: {
    fill: 'var(--tint-6)',
    d: 'M24 15c-6-5-17-2-16 10 1 9 7 17 12 17 2 0 2-1 4-1s2 1 4 1c5 0 11-8 12-17 1-12-10-15-16-10ZM24 15c0-5 2-8 6-10',
  },
  House: { fill: 'var(--tint-8)', d: 'M6 24 24 8l18 16h-5v17H11V24ZM20 41V29h8v12' },
} as const;

export const NAMES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** A picture for the cards of stories and tests. */
export function faceOf(name: keyof typeof SHAPES): ReactNode {
  const { d, fill } = SHAPES[name];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        d={d}
        fill={fill}
        stroke="var(--color-illustration-line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

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
