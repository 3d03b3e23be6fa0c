import type { TournamentEntry } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { inOrder } from './TournamentList.tsx';

const at = (status: TournamentEntry['status'], day: number) =>
  ({
    id: `${status} ${day}`,
    status,
    startDate: new Date(Date.UTC(2026, 0, day)).toISOString(),
  }) as TournamentEntry;

it('what can be joined comes first, then what goes on, then what is over, the latest first', () => {
  const mixed = [
    at('completed', 1),
    at('completed', 5),
    at('cancelled', 3),
    at('active', 8),
    at('upcoming', 20),
    at('upcoming', 12),
  ];
  expect(inOrder(mixed).map(({ id }) => id)).toEqual([
    'upcoming 12',
    'upcoming 20',
    'active 8',
    'completed 5',
    'cancelled 3',
    'completed 1',
  ]);
});
