import type { StoredPost, StoredReward } from '@friendbase/contract';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import type { Seed, SeedTournament } from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { member } from './members.ts';

/** When the seed is inserted: joining until then has cost nothing. */
export const SEEDED_AT = '2024-06-01T00:00:00.000Z';

const tournament = (id: string, maxParticipants: number, entryFee: number): SeedTournament => ({
  id,
  name: id,
  gameName: 'Memory Match',
  description: 'A friendly round.',
  status: 'upcoming',
  prizePool: 100,
  entryFee,
  maxParticipants,
  // Joined by programs on the real clock too.
  startDate: '2124-07-01T12:00:00.000Z',
});

const reward = (id: string, cost: number): StoredReward => ({
  id,
  name: id,
  description: 'A small joy.',
  easyName: '',
  easyDescription: '',
  category: 'Wellness',
  cost,
  isActive: true,
  delivers: { kind: 'text', text: 'Take a walk today.' },
});

interface Amounts {
  /** What every member starts with. */
  startFbb: number;
  /** What a reward and a place in a tournament cost. */
  priceFbb: number;
  /** How many tournaments with room there are. */
  tournaments: number;
}

const FEW: Amounts = { startFbb: 40, priceFbb: 15, tournaments: 40 };

/**
 * Members, all friends of the first; `cup`, a tournament with one place left; `many-0` and on, tournaments with room;
 * `treat`, a reward; `post`, a post of the first member.
 */
export function bucksSeed(names: string[], { startFbb, priceFbb, tournaments }: Amounts = FEW): Seed {
  const [first = '', ...others] = names;
  const early = others.map((name) => `${name}-early`);
  return {
    ...EMPTY_SEED,
    members: [...names, ...early].map((name) => ({ ...member(name), friendbaseBucks: startFbb })),
    friendships: others.map((name) => ({
      id: `friendship-${name}`,
      userId: `${first}-id`,
      friendId: `${name}-id`,
      status: 'accepted',
    })),
    posts: [post(`${first}-id`)],
    tournaments: [
      tournament('cup', early.length + 1, priceFbb),
      ...Array.from({ length: tournaments }, (_, n) => tournament(`many-${n}`, 8, priceFbb)),
    ],
    tournamentEntries: early.map((name) => ({ tournamentId: 'cup', userId: `${name}-id` })),
    rewards: [reward('treat', priceFbb)],
  };
}

const post = (authorId: string): StoredPost => ({
  id: 'post',
  authorId,
  content: 'Hello',
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  createdAt: SEEDED_AT,
});

interface Books {
  negative: number;
  overfull: number;
  wrongCounts: number;
  wrongBalances: number;
  wrongConversations: number;
}

/** The mistakes in the books of a community that began with `bucksSeed`: all 0 when everything adds up. */
export async function readBooks(db: Knex, { startFbb } = FEW): Promise<Books> {
  const [books] = await db.raw<Books[]>(
    `select
      (select count(*) from users where friendbase_bucks < 0) as negative,
      (select count(*) from tournaments where participant_count > max_participants) as overfull,
      (select count(*) from tournaments where participant_count <>
        (select count(*) from tournament_entries where tournament_id = tournaments.id)) as wrong_counts,
      (select count(*) from users where friendbase_bucks <> :startFbb
        - coalesce((select sum(cost) from redemptions where user_id = users.id), 0)
        - coalesce((select sum(entry_fee) from tournament_entries
            join tournaments on tournaments.id = tournament_id
            where user_id = users.id and tournament_entries.created_at > :seeded), 0)
        + 3 * (select count(*) from video_rewards where user_id = users.id)) as wrong_balances,
      (select count(*) from messages where not exists (select 1 from conversations
          where (member_id, partner_id) in ((low_id, high_id), (high_id, low_id))
            and (last_at, last_message_id) >= (messages.created_at, messages.id))) as wrong_conversations`,
    { seeded: SEEDED_AT, startFbb },
  );
  if (!books) throw new Error('There are no books.');
  return books;
}

export const NO_MISTAKES: Books = {
  negative: 0,
  overfull: 0,
  wrongCounts: 0,
  wrongBalances: 0,
  wrongConversations: 0,
};
