import { clubName, eventTitle, foundIn, partnerOf } from '@friendbase/contract';
import type { TakenAlong } from '@friendbase/contract/taken-file';
import type { Knex } from 'knex';
import { ClubMemberModel } from '../clubs/model.ts';
import { EventGoerModel, eventsOf } from '../events/model.ts';
import { SharedGameModel } from '../sharedGames/model.ts';
import { TournamentDayModel, TournamentEntryModel, TournamentModel } from '../tournaments/model.ts';
import { VideoRewardModel } from '../videos/model.ts';
import type { Sight } from './sight.ts';

type Joined = 'tournaments' | 'tournamentDays' | 'events' | 'clubs' | 'sharedGames' | 'videoRewards';

/** The lists of what a member takes part in. */
export function takenJoined({
  db,
  memberId,
  sight,
}: {
  db: Knex;
  memberId: string;
  sight: Sight;
}): Pick<TakenAlong['lists'], Joined> {
  const own = { userId: memberId };
  return {
    tournaments: async function* tournaments() {
      const entries = await TournamentEntryModel.query(db).where(own).orderBy('createdAt');
      const nameOf = await tournamentNames(db, entries);
      for (const { tournamentId, createdAt: joinedAt, paidFbb } of entries)
        yield { name: nameOf(tournamentId), joinedAt, paidFbb };
    },
    tournamentDays: async function* tournamentDays() {
      const played = await TournamentDayModel.query(db).where(own).orderBy(['day', 'tournamentId']);
      const nameOf = await tournamentNames(db, played);
      for (const { tournamentId, day, rounds, stars } of played)
        yield { day, tournament: nameOf(tournamentId), rounds, stars };
    },
    events: async function* events() {
      const rows = await EventGoerModel.query(db).where(own).orderBy(['createdAt', 'eventId']);
      const named = await eventsOf(db, memberId);
      for (const { eventId, createdAt: joinedAt } of rows) {
        const event = named.find(({ id }) => id === eventId);
        if (event) yield { title: eventTitle(event), startsAt: event.startsAt, joinedAt };
      }
    },
    clubs: async function* clubs() {
      const rows = await ClubMemberModel.query(db).where(own).orderBy(['createdAt', 'clubId']);
      for (const { clubId, createdAt: joinedAt } of rows) yield { name: clubName(clubId), joinedAt };
    },
    sharedGames: async function* sharedGames() {
      const games = await SharedGameModel.query(db)
        .where({ lowId: memberId })
        .orWhere({ highId: memberId })
        .orderBy(['createdAt', 'id']);
      const people = await sight.people(games.map((game) => partnerOf(game, memberId)));
      for (const game of games) {
        const { club, createdAt: startedAt, endedAt } = game;
        const partner = sight.nameOf(people.get(partnerOf(game, memberId)));
        yield { name: clubName(club), with: partner, startedAt, endedAt, found: foundIn(game) };
      }
    },
    videoRewards: async function* videoRewards() {
      const rows = await VideoRewardModel.query(db).where(own).orderBy(['day', 'videoId']);
      for (const { day, videoId: video } of rows) yield { day, video };
    },
  };
}

/** The names of the tournaments of some rows. */
async function tournamentNames(
  db: Knex,
  rows: readonly { tournamentId: string }[],
): Promise<(id: string) => string> {
  const named = await TournamentModel.query(db).findByIds(rows.map(({ tournamentId }) => tournamentId));
  return (id) => named.find((one) => one.id === id)?.name ?? '';
}
