import * as z from 'zod/mini';
import type { Told } from './live.ts';
import { Bucks } from './users.ts';

/**
 * How a tournament went, once that is settled for good. `none`: it was over before rounds were counted, or when its community
 * was made, and nothing is paid.
 */
export const TOURNAMENT_OUTCOMES = ['reached', 'missed', 'cancelled', 'none'] as const;
export type TournamentOutcome = (typeof TOURNAMENT_OUTCOMES)[number];

/** What was decided at the end: `shareFbb` goes to each who played, where the goal was reached. */
export interface Settlement {
  outcome: TournamentOutcome;
  shareFbb: number;
}

/** What one who has joined gets: a share, or the entry fee back. */
export function paymentOf(
  { outcome, shareFbb, entryFee }: Settlement & { entryFee: number },
  hasPlayed: boolean,
): number {
  if (outcome === 'none') return 0;
  if (outcome !== 'reached') return entryFee;
  return hasPlayed ? shareFbb : 0;
}

/** How a tournament went, to who had joined; one without an outcome goes on, and was changed. */
export const TournamentResult = z.object({
  name: z.string(),
  outcome: z.nullable(z.enum(TOURNAMENT_OUTCOMES)),
  paidFbb: Bucks,
});

/** As a notification shows it; nothing to who has no entry. It has an outcome once the entry is paid. */
export function tournamentTold(
  { name, outcome }: { name: string; outcome: TournamentOutcome | null },
  entry: { paidFbb?: number | null | undefined } | undefined,
): z.infer<typeof TournamentResult> | undefined {
  if (!entry) return undefined;
  const paidFbb = entry.paidFbb ?? null;
  return { name, outcome: paidFbb === null ? null : outcome, paidFbb: paidFbb ?? 0 };
}

/** What is told of a tournament that was settled or changed to one who had joined. */
export const toldOfTournament = (tournamentId: string, memberId: string): Told => ({
  name: 'tournamentChanged',
  data: {},
  memberId,
  notification: { kind: 'tournament', thingId: tournamentId, actorId: null },
});
