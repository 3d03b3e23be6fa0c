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

/** How a tournament went, to who had joined. */
export const TournamentResult = z.object({
  name: z.string(),
  outcome: z.enum(TOURNAMENT_OUTCOMES),
  paidFbb: Bucks,
});

/** As a notification shows it; nothing where it is not settled. */
export const tournamentTold = (
  { name, outcome }: { name: string; outcome: TournamentOutcome | null },
  paidFbb: number | null | undefined,
): z.infer<typeof TournamentResult> | undefined =>
  outcome === null || paidFbb === null || paidFbb === undefined ? undefined : { name, outcome, paidFbb };

/** What is told of a tournament that was settled to one who had joined. */
export const toldOfResult = (tournamentId: string, memberId: string): Told => ({
  name: 'tournamentSettled',
  data: {},
  memberId,
  notification: { kind: 'tournament', thingId: tournamentId, actorId: null },
});
