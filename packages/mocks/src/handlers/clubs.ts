import {
  apiError,
  CLUB_IDS,
  DEMO_ACCOUNT,
  isClubId,
  isPaused,
  LATEST_OF_CLUB,
  namedInClub,
} from '@friendbase/contract';
import type { ClubEntry, ClubId, ClubMember, SeenInClub } from '@friendbase/contract';
import { DEMO_ACCOUNT_ID, demoClubsSeed } from '@friendbase/contract/fixtures';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { friendsOf } from './friendLists.ts';
import { isHidden, isReportedBy, requireMember, seenMember } from './people.ts';

type ClubHandlers = Pick<MockHandlers, 'listClubs' | 'listClubPeople' | 'joinClub' | 'leaveClub'>;

export const clubs: ClubHandlers = {
  async listClubs(_, context) {
    await bringExamples(context);
    return CLUB_IDS.map((id) => seenIn(context, id));
  },

  async listClubPeople({ params: { id } }, context) {
    const club = requireClub(id);
    await bringExamples(context);
    return { club: seenIn(context, club), ...namedInClub(peopleIn(context, club)) };
  },

  async joinClub({ params: { id } }, context) {
    const clubId = requireClub(id);
    await bringExamples(context);
    const { store, caller, now } = context;
    const membership = { clubId, userId: caller().id };
    if (!store.clubMembers.findFirst((q) => q.where(membership)))
      await store.clubMembers.create({ ...membership, createdAt: now().toISOString() });
    return seenIn(context, clubId);
  },

  async leaveClub({ params: { id } }, context) {
    const clubId = requireClub(id);
    await bringExamples(context);
    const { store, caller } = context;
    store.clubMembers.delete((q) => q.where({ clubId, userId: caller().id }));
    return seenIn(context, clubId);
  },
};

/** Throws 404. */
function requireClub(id: string): ClubId {
  if (!isClubId(id)) throw apiError('clubNotFound');
  return id;
}

/** What the clubs of the demo community have comes with the first look at them. */
export async function bringExamples({ store, now }: MockContext): Promise<void> {
  const { username } = DEMO_ACCOUNT;
  const isDemo = store.members.findFirst((q) => q.where({ id: DEMO_ACCOUNT_ID, username })) !== undefined;
  if (!isDemo || store.clubExamples.all().length > 0) return;
  const { clubMembers, clubExamples, sharedGames } = demoClubsSeed(now());
  for (const example of clubExamples) await store.clubExamples.create(example);
  for (const member of clubMembers)
    if (store.members.findFirst((q) => q.where({ id: member.userId })))
      await store.clubMembers.create(member);
  const isThere = (id: string) => store.members.findFirst((q) => q.where({ id })) !== undefined;
  for (const game of sharedGames) if (isThere(game.highId)) await store.sharedGames.create(game);
}

/** Of a club those whom the caller may know of: nobody who is closed, and nobody with whom there is a block. */
const membersOf = ({ store, caller }: MockContext, clubId: ClubId): ClubMember[] =>
  store.clubMembers
    .findMany((q) => q.where({ clubId }))
    .filter(({ userId }) => !requireMember(store, userId).closedAt && !isHidden(store, caller().id, userId));

function seenIn(context: MockContext, id: ClubId): ClubEntry {
  const { store, caller } = context;
  const members = membersOf(context, id);
  return {
    id,
    memberCount: members.length,
    isMember: members.some(({ userId }) => userId === caller().id),
    exampleCount: store.clubExamples.findFirst((q) => q.where({ clubId: id }))?.memberCount ?? null,
  };
}

const placeOf = ({ createdAt, userId }: ClubMember): string => `${createdAt}~${userId}`;

/** Those who joined last, whoever they are. */
const latestOf = (store: Store, clubId: ClubId): Set<string> =>
  new Set(
    store.clubMembers
      .findMany((q) => q.where({ clubId }))
      .toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
      .slice(0, LATEST_OF_CLUB)
      .map(({ userId }) => userId),
  );

function peopleIn(context: MockContext, clubId: ClubId): SeenInClub[] {
  const { store, caller, now } = context;
  const { id: reader } = caller();
  const friends = new Set(friendsOf(store, reader));
  const theirs = new Set([...friends].flatMap((id) => friendsOf(store, id)));
  const latest = latestOf(store, clubId);
  return membersOf(context, clubId)
    .filter(({ userId }) => userId !== reader && !isReportedBy(store, reader, 'profile', userId))
    .filter(({ userId }) => !isPaused(requireMember(store, userId).pausedUntil, now()))
    .filter(({ userId }) => friends.has(userId) || theirs.has(userId) || latest.has(userId))
    .map(({ userId, createdAt: joinedAt }) => ({
      person: seenMember(store, userId),
      nearness: friends.has(userId) ? 'friend' : theirs.has(userId) ? 'friendOfFriend' : 'none',
      findableBy: requireMember(store, userId).findableBy,
      joinedAt,
    }));
}
