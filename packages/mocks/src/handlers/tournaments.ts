import {
  apiError,
  entrySeen,
  joinError,
  joinProblem,
  paymentOf,
  roundDay,
  roundError,
  roundProblem,
  ROUNDS_A_DAY,
  settlementOf,
  starsOf,
  statusAt,
  toldOfTournament,
} from '@friendbase/contract';
import type { Told, TournamentEntry } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { friendsAmong } from './people.ts';
import { photoOf } from './planPhotos.ts';
import { addBucks } from './users.ts';

type TournamentHandlers = Pick<
  MockHandlers,
  'listTournaments' | 'joinTournament' | 'addRound' | 'cancelTournament'
>;

export const tournaments: TournamentHandlers = {
  async listTournaments(_, context) {
    // Nothing runs by itself in a page: who looks at the tournaments brings about what is due.
    await context.tell(...(await settleTournaments(context.store, context.now())));
    return entriesAt(context.now(), context).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  },

  async joinTournament({ params: { id } }, context) {
    const { store, caller } = context;
    // One instant for the whole call.
    const now = context.now();
    const { id: userId, friendbaseBucks } = caller();
    const tournament = requireTournament(now, context, id);
    const problem = joinProblem(tournament, friendbaseBucks);
    if (problem) throw apiError(...joinError(problem, tournament.entryFee, friendbaseBucks));
    await store.tournamentEntries.create({ tournamentId: id, userId });
    await addBucks(store, userId, -tournament.entryFee);
    return requireTournament(now, context, id);
  },

  async addRound({ params: { id }, body: round }, context) {
    const { store, caller } = context;
    const now = context.now();
    const problem = roundProblem(requireTournament(now, context, id), round);
    if (problem) throw apiError(...roundError(problem));
    const today = { tournamentId: id, userId: caller().id, day: roundDay(now) };
    const played = store.tournamentDays.findFirst((q) => q.where(today)) ?? { rounds: 0, stars: 0 };
    const addedStars = played.rounds < ROUNDS_A_DAY ? starsOf(round) : 0;
    if (addedStars > 0) {
      store.tournamentDays.delete((q) => q.where(today));
      await store.tournamentDays.create({
        ...today,
        rounds: played.rounds + 1,
        stars: played.stars + addedStars,
      });
      await store.tournaments.update((q) => q.where({ id }), {
        data: (it) => void (it.stars += addedStars),
      });
    }
    return { addedStars, tournament: requireTournament(now, context, id) };
  },

  async cancelTournament({ params: { id } }, context) {
    const { store, caller, now } = context;
    const { outcome } = requireTournament(now(), context, id);
    await callOffTournament(context, id);
    if (outcome !== 'cancelled')
      await store.moderationRecord.create({
        id: crypto.randomUUID(),
        moderatorId: caller().id,
        act: 'calledOff',
        caseId: null,
        createdAt: now().toISOString(),
      });
    return requireTournament(now(), context, id);
  },
};

/** Calls a tournament off, and gives all fees back. Throws 404, and 409 once it was decided. */
export async function callOffTournament(context: MockContext, id: string): Promise<void> {
  const { store, tell } = context;
  const now = context.now();
  const { status, outcome } = requireTournament(now, context, id);
  if (status === 'completed' || (outcome !== null && outcome !== 'cancelled'))
    throw apiError('tournamentOver');
  await store.tournaments.update((q) => q.where({ id }), {
    data: (it) => void (it.status = 'cancelled'),
  });
  await tell(...(await settleTournaments(store, now)));
}

const placeOf = ({ startDate, id }: TournamentEntry): string => `${startDate}~${id}`;

const entriesOf = (store: Store, tournamentId: string) =>
  store.tournamentEntries.findMany((q) => q.where({ tournamentId }));

/** All tournaments as the caller sees them at an instant. */
function entriesAt(now: Date, { store, caller }: MockContext): TournamentEntry[] {
  const userId = caller().id;
  return store.tournaments.all().map((tournament) => {
    const tournamentId = tournament.id;
    const entries = entriesOf(store, tournamentId);
    const own = entries.find((entry) => entry.userId === userId);
    const today = store.tournamentDays.findFirst((q) =>
      q.where({ tournamentId, userId, day: roundDay(now) }),
    );
    const entry = entrySeen(
      { ...tournament, participantCount: entries.length },
      {
        isJoinedByUser: own !== undefined,
        ownStarsToday: today?.stars ?? 0,
        ownRoundsToday: today?.rounds ?? 0,
        ownPaidFbb: own?.paidFbb ?? null,
      },
      now,
    );
    const players = entry.status === 'active' ? entries.map((one) => one.userId).toSorted() : [];
    const friendsIn = friendsAmong(store, userId, players);
    return { ...entry, friendsIn, ...photoOf(store, tournamentId) };
  });
}

/** Throws 404 for a tournament that is not there. */
function requireTournament(now: Date, context: MockContext, id: string): TournamentEntry {
  const tournament = entriesAt(now, context).find((it) => it.id === id);
  if (!tournament) throw apiError('tournamentNotFound');
  return tournament;
}

/** Settles what is over or cancelled, and pays for it. Answers what is to be told. */
export async function settleTournaments(store: Store, now: Date): Promise<Told[]> {
  const told: Told[] = [];
  for (const tournament of store.tournaments.all()) {
    const status = statusAt(tournament, now);
    if (tournament.outcome !== null || (status !== 'completed' && status !== 'cancelled')) continue;
    const tournamentId = tournament.id;
    const entries = entriesOf(store, tournamentId);
    const players = new Set(
      store.tournamentDays.findMany((q) => q.where({ tournamentId })).map(({ userId }) => userId),
    );
    const settlement = settlementOf(
      { ...tournament, status, participantCount: entries.length },
      players.size,
    );
    await store.tournaments.update((q) => q.where({ id: tournamentId }), {
      data: (it) => void (it.outcome = settlement.outcome),
    });
    for (const { userId, paidFbb } of entries) {
      if (paidFbb !== undefined) continue;
      const payment = paymentOf({ ...settlement, entryFee: tournament.entryFee }, players.has(userId));
      await store.tournamentEntries.update((q) => q.where({ tournamentId, userId }), {
        data: (it) => void (it.paidFbb = payment),
      });
      await addBucks(store, userId, payment);
      told.push(toldOfTournament(tournamentId, userId));
    }
  }
  return told;
}
