import type { TournamentEntry } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { inOrder } from './TournamentList.tsx';

const at = (status: TournamentEntry['status'], day: number, isJoinedByUser = false) =>
  ({
    id: `${status} ${day}`,
    status,
    isJoinedByUser,
    startDate: new Date(Date.UTC(2026, 0, day)).toISOString(),
  }) as TournamentEntry;

it('what the member can play comes first, then what can be joined, then what goes on, then what is over, the latest first', () => {
  const mixed = [
    at('completed', 1),
    at('completed', 5),
    at('cancelled', 3),
    at('active', 8),
    at('active', 9, true),
    at('upcoming', 20),
    at('upcoming', 12),
  ];
  expect(inOrder(mixed).map(({ id }) => id)).toEqual([
    'active 9',
    'upcoming 12',
    'upcoming 20',
    'active 8',
    'completed 5',
    'cancelled 3',
    'completed 1',
  ]);
});
