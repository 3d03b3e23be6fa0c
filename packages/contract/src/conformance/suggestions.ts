import { describe, expect, it } from 'vitest';
import type { Seed, SeedMember } from '../fixtures/seed.ts';
import { createFriendship } from '../friendships.ts';
import { updateLikings } from '../likings.ts';
import type { Liking } from '../likings.ts';
import { ask } from './ask.ts';
import type { Backend, OpenBackend } from './backend.ts';
import { suggestionsFor } from './circle.ts';
import { decide, report } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { among, crowdOf, memberId, NAMES } from './seeds.ts';
import type { Name, Row } from './seeds.ts';

type Liked = Partial<Record<Name, Liking[]>>;

const likedBy = (liked: Liked): Seed['likings'] =>
  (Object.entries(liked) as [Name, Liking[]][]).flatMap(([name, likings]) =>
    likings.map((liking) => ({ memberId: memberId(name), liking })),
  );

/** Ann’s friend is Ben, who knows Cleo; everybody else knows nobody, and lets everybody find them. */
const withLikings = (
  liked: Liked,
  rest: (one: SeedMember) => Partial<SeedMember> = () => ({}),
  rows: Row[] = [],
): Seed => {
  const seed = among(NAMES, [['ann', 'ben', 'accepted'], ['ben', 'cleo', 'accepted'], ...rows]);
  const members = seed.members.map((one) => ({ ...one, findableBy: 'everybody' as const, ...rest(one) }));
  return { ...seed, members, likings: likedBy(liked) };
};

/** Who is suggested to Ann, with why. */
async function reasonsFor(backend: Backend): Promise<[string, number, Liking[]][]> {
  const people = await suggestionsFor(await backend.as('ann'), 'ann');
  return people.map(({ username, friendsInCommon, sharedLikings }) => [
    username,
    friendsInCommon,
    sharedLikings,
  ]);
}

const namesFor = async (backend: Backend) => (await reasonsFor(backend)).map(([name]) => name);

/** Why somebody is suggested, and in which order. */
export function suggestionsConform(backendName: string, open: OpenBackend): void {
  describe(`people to know on ${backendName}`, () => {
    reasonsConform(open);
    absentConform(open);
    daysConform(open);
  });
}

function reasonsConform(open: OpenBackend): void {
  it('are those with whom one has most in common: friends and likings count the same', async () => {
    const liked: Liked = {
      ann: ['dogs', 'cooking', 'tea', 'sea'],
      cleo: ['tea', 'cars'],
      dora: ['cooking', 'dogs', 'sea'],
      ed: ['dogs', 'tea'],
      finn: ['cars'],
      gwen: ['sea'],
    };
    await using backend = await open(withLikings(liked));
    backend.moveTo(new Date(0));
    expect(await reasonsFor(backend)).toEqual([
      ['dora', 0, ['cooking', 'dogs', 'sea']],
      // As close as Ed, and there is somebody to ask about her.
      ['cleo', 1, ['tea']],
      ['ed', 0, ['tea', 'dogs']],
    ]);
  });

  it('say nothing of what the other one likes besides, nor of a friend in common', async () => {
    await using backend = await open(withLikings({ ann: ['tea'], cleo: ['tea', 'cars'] }));
    const ann = await backend.as('ann');
    const { raw } = await ask(ann, 'get', `/api/friends/${memberId('ann')}/suggestions`);
    expect(JSON.parse(raw)).toContainEqual({
      id: memberId('cleo'),
      username: 'cleo',
      displayName: 'Cleo',
      bio: 'I am cleo.',
      friendsInCommon: 1,
      sharedLikings: ['tea'],
    });
    expect(raw).not.toMatch(/cars|[Bb]en|caregiver/);
  });

  it('follow what a member chooses', async () => {
    await using backend = await open(withLikings({ hugo: ['trains'] }));
    backend.moveTo(new Date(0));
    const ann = await backend.as('ann');
    const first = ['cleo', 1, []];
    expect((await reasonsFor(backend))[0]).toEqual(first);
    const body = { likings: ['trains' as const] };
    await ann.call(updateLikings, { params: { userId: memberId('ann') }, body });
    expect((await reasonsFor(backend)).slice(0, 2)).toEqual([first, ['hugo', 0, ['trains']]]);
  });
}

function absentConform(open: OpenBackend): void {
  const everybody = Object.fromEntries(NAMES.map((name) => [name, ['dogs' as const]]));

  it('are never somebody with a row, closed, reported, or who does not want to be found', async () => {
    const seed = withLikings(
      everybody,
      ({ username }) => ({
        ...(username === 'dora' && { findableBy: 'friendsOfFriends' as const }),
        ...(username === 'ed' && { closedAt: '2024-01-01T00:00:00.000Z' }),
      }),
      [
        ['ann', 'finn', 'blocked'],
        ['gwen', 'ann', 'blocked'],
      ],
    );
    await using backend = await open(seed);
    expect((await namesFor(backend)).toSorted()).toEqual(['cleo', 'hugo']);
    await report(await backend.as('ann'), { kind: 'profile', id: memberId('hugo') });
    expect(await namesFor(backend)).toEqual(['cleo']);
    const body = { userId: memberId('cleo'), friendId: memberId('ann'), status: 'blocked' } as const;
    await (await backend.as('cleo')).call(createFriendship, { body });
    expect(await namesFor(backend)).toEqual([]);
  });

  it('are nobody who is paused, until that is over', async () => {
    const pausedUntil = '2026-01-02T00:00:00.000Z';
    const isAsked = ({ username }: SeedMember) => username === 'cleo' || username === 'hugo';
    const seed = withLikings(everybody, (one) =>
      isAsked(one) ? { pausedUntil } : one.username === 'dora' ? {} : { findableBy: 'nobody' },
    );
    await using backend = await open(seed);
    backend.moveTo(new Date(Date.parse(pausedUntil) - 60_000));
    expect(await namesFor(backend)).toEqual(['dora']);
    backend.moveTo(new Date(Date.parse(pausedUntil) + 60_000));
    expect((await namesFor(backend)).toSorted()).toEqual(['cleo', 'dora', 'hugo']);
  });

  it('are never suggested for what a hidden profile says', async () => {
    const seed = withLikings({ ann: ['dogs'], hugo: ['dogs'] }, ({ username }) => ({
      findableBy: username === 'hugo' ? 'everybody' : 'nobody',
      ...(username === 'ed' && { role: 'moderator' as const }),
    }));
    const cases = [caseAbout('hugo', 1, { subjectKind: 'profile', subjectId: memberId('hugo') })];
    await using backend = await open({ ...seed, cases });
    expect(await reasonsFor(backend)).toEqual([['hugo', 0, ['dogs']]]);
    await decide(await backend.as('ed'), caseId(1), 'hide');
    expect(await reasonsFor(backend)).toMatchObject([[expect.stringMatching(/^hidden-/), 0, []]]);
  });
}

function daysConform(open: OpenBackend): void {
  it('are the same all day and others the next one, until everybody has had a turn', async () => {
    const seed = withLikings({ ann: ['dogs', 'tea'] });
    const crowd = crowdOf(20).map((one) => ({ ...one, findableBy: 'everybody' as const }));
    // The first likes as much as Ann, the others one thing.
    const likings = crowd.flatMap(({ id }, n) =>
      (n === 0 ? (['dogs', 'tea'] as const) : (['dogs'] as const)).map((liking) => ({
        memberId: id,
        liking,
      })),
    );
    const members = [...seed.members.map((one) => ({ ...one, findableBy: 'nobody' as const })), ...crowd];
    await using backend = await open({ ...seed, members, likings: [...seed.likings, ...likings] });
    const days = [];
    for (let day = 0; day < 7; day += 1) {
      backend.moveTo(new Date(Date.UTC(2026, 0, 1 + day, 12)));
      const names = await namesFor(backend);
      expect(await namesFor(backend)).toEqual(names);
      days.push(names);
    }
    for (const [n, names] of days.entries()) expect(names, `day ${n}`).not.toEqual(days[n - 1]);
    expect(new Set(days.flat()).size).toBe(crowd.length);
  });
}
