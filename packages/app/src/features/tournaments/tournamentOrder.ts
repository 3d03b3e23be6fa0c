import type { TournamentEntry, TournamentStatus } from '@friendbase/contract';

/** What can be joined first, then what goes on, then what is over. */
const PLACE: Record<TournamentStatus, number> = { upcoming: 0, active: 1, cancelled: 2, completed: 2 };

/** Those to come and those that go on by their start, the next one first; the others with the latest first. */
export const inOrder = (tournaments: readonly TournamentEntry[]): TournamentEntry[] =>
  tournaments.toSorted((one, other) => {
    const place = PLACE[one.status];
    if (place !== PLACE[other.status]) return place - PLACE[other.status];
    const later = one.startDate < other.startDate ? -1 : 1;
    return place < 2 ? later : -later;
  });
