import { describe, expect, it } from 'vitest';
import { CLUB_IDS, joinClub, leaveClub, listClubPeople, listClubs, MOST_CLUB_OTHERS } from '../clubs.ts';
import type { ClubEntry, ClubId, ClubMember } from '../clubs.ts';
import { fixedId } from '../fixtures/ids.ts';
import type { Seed, SeedMember } from '../fixtures/seed.ts';
import { createFriendship } from '../friendships.ts';
import { comeBack, leaveFriendBase, LEAVING_DAYS } from '../leaving.ts';
import { undoDecision } from '../moderation/cases.ts';
import { ask, expectCallError, expectError } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { toldAtLogIn } from './leavingSeeds.ts';
import { decide, report, talkative } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { everyRelation, member, memberId, NAMES, PASSWORD, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

const CLUB = 'memoryMatch';
const DAY_MS = 86_400_000;

const joinedAt = (minute: number): string => new Date(Date.UTC(2024, 0, 1, 8, minute)).toISOString();

/** In the order in which they joined. */
const inClub = (...ids: string[]): ClubMember[] =>
  ids.map((userId, index) => ({ clubId: CLUB, userId, createdAt: joinedAt(index) }));

const everyone = inClub(...NAMES.map(memberId));

type Chosen = Partial<Record<Name, Partial<SeedMember>>>;

/** Ann looks: Ben and Cleo are her friends, Hugo is a friend of Ben’s, Finn and Gwen are out of her sight. */
const withMembers = (clubMembers: ClubMember[], chosen: Chosen = {}): Seed => ({
  ...everyRelation,
  members: everyRelation.members.map((one) => ({ ...one, ...chosen[one.username as Name] })),
  clubMembers,
});

const list = (visitor: Visitor): Promise<ClubEntry[]> => visitor.call(listClubs, {});
const look = (visitor: Visitor, id: ClubId = CLUB) => visitor.call(listClubPeople, { params: { id } });
const join = (visitor: Visitor, id: ClubId = CLUB) => visitor.call(joinClub, { params: { id } });
const leave = (visitor: Visitor, id: ClubId = CLUB) => visitor.call(leaveClub, { params: { id } });

async function namesFor(backend: Backend, reader: Name) {
  const { friends, others } = await look(await backend.as(reader));
  return {
    friends: friends.map(({ displayName }) => displayName),
    others: others.map(({ displayName }) => displayName),
  };
}

/** Clubs: who is in them, and what each member sees of it. */
export function clubsConform(backendName: string, open: OpenBackend): void {
  describe(`clubs on ${backendName}`, () => {
    errorsConform(open);
    joiningConforms(open);
    countsConform(open);
    peopleConform(open);
  });
}

function errorsConform(open: OpenBackend): void {
  it('finds none under an unknown id', async () => {
    await using backend = await open(everyRelation);
    const ann = await backend.as('ann');
    for (const id of [UNKNOWN_ID, 'constructor', '__proto__', 'MemoryMatch']) {
      await expectCallError(ann, listClubPeople, { params: { id } }, 'clubNotFound');
      await expectCallError(ann, joinClub, { params: { id } }, 'clubNotFound');
      await expectCallError(ann, leaveClub, { params: { id } }, 'clubNotFound');
    }
  });

  it('tells a visitor nothing of who is in a club', async () => {
    await using backend = await open(withMembers(everyone));
    expectError(await ask(backend.visitor(), 'get', `/api/clubs/${CLUB}/people`), 'signedOut');
    expectError(await ask(backend.visitor(), 'get', '/api/clubs'), 'signedOut');
  });
}

function joiningConforms(open: OpenBackend): void {
  it('lists all in their order, with nobody in them at first', async () => {
    await using backend = await open(everyRelation);
    expect(await list(await backend.as('ann'))).toEqual(
      CLUB_IDS.map((id) => ({ id, memberCount: 0, isMember: false, exampleCount: null })),
    );
  });

  it('shows the number of an example beside the true one', async () => {
    await using backend = await open({
      ...withMembers(inClub(memberId('ben'))),
      clubExamples: [{ clubId: CLUB, memberCount: 1240 }],
    });
    const [first, second] = await list(await backend.as('ann'));
    expect(first).toEqual({ id: CLUB, memberCount: 1, isMember: false, exampleCount: 1240 });
    expect(second).toMatchObject({ exampleCount: null });
  });

  it('lasts, is counted once however often it comes, and is taken back as often', async () => {
    await using backend = await open(withMembers(inClub(memberId('hugo'))));
    const [ann, hugo] = [await backend.as('ann'), await backend.as('hugo')];
    const within = { id: CLUB, memberCount: 2, isMember: true, exampleCount: null };
    expect(await Promise.all(await atOnce(times(8, ann), (visitor) => join(visitor)))).toEqual(
      times(8, within),
    );
    const [memory, speed] = await list(await backend.as('ann'));
    expect([memory, speed?.isMember]).toEqual([within, false]);
    expect((await list(hugo))[0]).toEqual(within);
    const without = { ...within, memberCount: 1, isMember: false };
    expect(await Promise.all(await atOnce(times(8, ann), (visitor) => leave(visitor)))).toEqual(
      times(8, without),
    );
    expect((await list(hugo))[0]).toMatchObject({ memberCount: 1, isMember: true });
  });

  it('counts all of who join at once', async () => {
    await using backend = await open(everyRelation);
    const names = ['ann', 'ben', 'cleo', 'dora', 'ed', 'hugo'] as const;
    const members: Visitor[] = [];
    for (const name of names) members.push(await backend.as(name));
    await Promise.all(await atOnce(members, (visitor) => join(visitor, 'calmFocus')));
    const { club } = await look(members[0]!, 'calmFocus');
    expect(club).toMatchObject({ memberCount: 6, isMember: true });
  });
}

function countsConform(open: OpenBackend): void {
  it('counts nobody with whom there is a block, in either direction, and everybody else, also who does not want to be found', async () => {
    await using backend = await open(withMembers(everyone, { hugo: { findableBy: 'nobody' } }));
    const [ann, hugo, finn] = [await backend.as('ann'), await backend.as('hugo'), await backend.as('finn')];
    expect((await look(ann)).club).toMatchObject({ memberCount: NAMES.length - 2, isMember: true });
    expect((await look(hugo)).club).toMatchObject({ memberCount: NAMES.length });
    expect((await look(finn)).club).toMatchObject({ memberCount: NAMES.length - 1 });
  });

  it('counts whose account is open: nobody who is closed out, has left or is deleted, and again who comes back', async () => {
    const about = { subjectKind: 'profile', subjectId: memberId('ben') } as const;
    await using backend = await open({
      ...talkative,
      clubMembers: inClub(memberId('ann'), memberId('ben')),
      cases: [caseAbout('ben', 1, about)],
    });
    const block = { userId: memberId('dora'), friendId: memberId('ben'), status: 'blocked' } as const;
    await (await backend.as('dora')).call(createFriendship, { body: block });
    const numbers = async (): Promise<number[]> => {
      const seen: number[] = [];
      for (const name of ['ann', 'dora'] as const)
        seen.push((await look(await backend.as(name))).club.memberCount);
      return seen;
    };
    const [withBen, withoutBen] = [
      [2, 1],
      [1, 1],
    ];
    const leaveForGood = async () =>
      (await backend.as('ben')).call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
    expect(await numbers()).toEqual(withBen);
    const ed = await backend.as('ed');
    const { id } = await decide(ed, caseId(1), 'close');
    expect(await numbers()).toEqual(withoutBen);
    await ed.call(undoDecision, { params: { id } });
    expect(await numbers()).toEqual(withBen);
    await leaveForGood();
    expect(await numbers()).toEqual(withoutBen);
    const { returnToken: token } = await toldAtLogIn(backend.visitor(), 'ben');
    await backend.visitor().call(comeBack, { body: { token } });
    expect(await numbers()).toEqual(withBen);
    const left = Date.UTC(2026, 0, 5, 9);
    backend.moveTo(new Date(left));
    await leaveForGood();
    for (let day = 1; day <= LEAVING_DAYS + 2; day += 1) {
      backend.moveTo(new Date(left + day * DAY_MS));
      await backend.sweep();
    }
    expect(await numbers()).toEqual(withoutBen);
  });

  it('counts and names nobody who leaves FriendBase', async () => {
    await using backend = await open(withMembers(inClub(memberId('ann'), memberId('ben'))));
    const ben = await backend.as('ben');
    await ben.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
    const { club, friends } = await look(await backend.as('ann'));
    expect([club.memberCount, friends]).toEqual([1, []]);
  });
}

function peopleConform(open: OpenBackend): void {
  it('names friends by name, whatever they chose, and no others who did not choose it', async () => {
    await using backend = await open(
      withMembers(everyone, {
        ben: { findableBy: 'nobody' },
        dora: { findableBy: 'nobody' },
        hugo: { findableBy: 'nobody' },
      }),
    );
    expect(await namesFor(backend, 'ann')).toEqual({ friends: ['Ben', 'Cleo'], others: [] });
  });

  it('names friends of friends, then whom everybody may find, the latest first', async () => {
    await using backend = await open(
      withMembers(everyone, {
        dora: { findableBy: 'everybody' },
        ed: { findableBy: 'everybody' },
        finn: { findableBy: 'everybody' },
        gwen: { findableBy: 'everybody' },
      }),
    );
    expect(await namesFor(backend, 'ann')).toEqual({
      friends: ['Ben', 'Cleo'],
      others: ['Hugo', 'Ed', 'Dora'],
    });
  });

  it('names nobody who is paused, or reported or blocked by who looks', async () => {
    const open_ = { findableBy: 'everybody' } as const;
    await using backend = await open(
      withMembers(everyone, {
        dora: open_,
        hugo: open_,
        ed: { ...open_, pausedUntil: '2099-01-01T00:00:00.000Z' },
      }),
    );
    const ann = await backend.as('ann');
    await report(ann, { kind: 'profile', id: memberId('hugo') });
    expect((await namesFor(backend, 'ann')).others).toEqual(['Dora']);
    await ann.call(createFriendship, {
      body: { userId: memberId('ann'), friendId: memberId('cleo'), status: 'blocked' },
    });
    expect((await namesFor(backend, 'ann')).friends).toEqual(['Ben']);
    expect((await namesFor(backend, 'cleo')).friends).not.toContain('Ann');
  });

  it('names ten others at most, and tells of each what a line of them shows', async () => {
    const more = Array.from({ length: MOST_CLUB_OTHERS + 1 }, (_, n) => ({
      ...member('ann'),
      id: fixedId('member', 0x100 + n),
      username: `robin${n}`,
      email: `robin${n}@example.com`,
      displayName: `Robin ${n}`,
      findableBy: 'everybody' as const,
    }));
    const seed = withMembers(inClub(memberId('ben'), ...more.map(({ id }) => id)));
    await using backend = await open({ ...seed, members: [...seed.members, ...more] });
    const ann = await backend.as('ann');
    const { club, others } = await look(ann);
    expect([club.memberCount, others.map(({ displayName }) => displayName)]).toEqual([
      MOST_CLUB_OTHERS + 2,
      more
        .map(({ displayName }) => displayName)
        .toReversed()
        .slice(0, MOST_CLUB_OTHERS),
    ]);
    const { raw } = await ask(ann, 'get', `/api/clubs/${CLUB}/people`);
    expect(JSON.parse(raw)).toMatchObject({
      friends: [{ id: memberId('ben'), username: 'ben', displayName: 'Ben' }],
    });
    expect(raw).not.toMatch(/challenge|email|findable|bio/i);
  });
}
