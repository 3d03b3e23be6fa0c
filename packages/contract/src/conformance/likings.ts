import { describe, expect, it } from 'vitest';
import type { Seed, SeedMember } from '../fixtures/seed.ts';
import { createFriendship } from '../friendships.ts';
import { LIKINGS, getLikings, MOST_LIKINGS, updateLikings } from '../likings.ts';
import type { Liking } from '../likings.ts';
import { leaveFriendBase } from '../leaving.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { thingsOf } from './exportSeeds.ts';
import { decide, report, talkative } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { annAndBen, everyRelation, memberId, NAMES, PASSWORD, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

const params = (name: Name) => ({ userId: memberId(name) });

/** Every member of a seed likes the same. */
const likingAll = (seed: Seed, likings: Liking[], rest: Partial<SeedMember> = {}): Seed => ({
  ...seed,
  members: seed.members.map((one) => ({ ...one, ...rest })),
  likings: seed.members.flatMap(({ id }) => likings.map((liking) => ({ memberId: id, liking }))),
});

const read = async (visitor: Visitor, name: Name) =>
  (await visitor.call(getLikings, { params: params(name) })).likings;

const choose = (visitor: Visitor, name: Name, likings: Liking[]) =>
  visitor.call(updateLikings, { params: params(name), body: { likings } });

/** Whose likings a member is shown. */
async function shownTo(backend: Backend, reader: Name): Promise<Name[]> {
  const visitor = await backend.as(reader);
  const shown: Name[] = [];
  for (const name of NAMES) if ((await read(visitor, name)).length > 0) shown.push(name);
  return shown;
}

/** What members like: who chooses it, and who is shown it. */
export function likingsConform(backendName: string, open: OpenBackend): void {
  describe(`what members like on ${backendName}`, () => {
    choosingConforms(open);
    showingConforms(open);
  });
}

function choosingConforms(open: OpenBackend): void {
  it('is nobody else’s to choose', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    for (const userId of [memberId('ben'), UNKNOWN_ID])
      await expectCallError(
        ann,
        updateLikings,
        { params: { userId }, body: { likings: ['dogs'] } },
        'notYourAccount',
      );
    expect(await read(ann, 'ben')).toEqual([]);
  });

  it('is six things of the list at most: of more, or of others, nothing is stored', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    await choose(ann, 'ann', ['dogs']);
    const path = `/api/users/${memberId('ann')}/likings`;
    const put = (likings: string[]) => ask(ann, 'put', path, { likings });
    expectError(await put(LIKINGS.slice(0, MOST_LIKINGS + 1)), ...invalid('likings'));
    expectError(await put(['fighting']), ...invalid('likings'));
    expect(await read(ann, 'ann')).toEqual(['dogs']);
  });

  it('is nothing at first, stored in one order, each once, and taken back', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    expect(await read(ann, 'ann')).toEqual([]);
    const six: Liking[] = ['sea', 'dogs', 'music', 'tea', 'trains', 'cats'];
    const stored = ['music', 'tea', 'trains', 'dogs', 'cats', 'sea'];
    expect(await choose(ann, 'ann', six)).toEqual({ likings: stored });
    expect(await read(ann, 'ann')).toEqual(stored);
    expect(await choose(ann, 'ann', ['cats', 'cats', 'birds'])).toEqual({ likings: ['cats', 'birds'] });
    expect(await choose(ann, 'ann', [])).toEqual({ likings: [] });
    expect(await read(ann, 'ann')).toEqual([]);
  });

  it('stays one choice where two come at once', async () => {
    await using backend = await open(annAndBen);
    const ann = await backend.as('ann');
    const choices: Liking[][] = [
      ['dogs', 'tea'],
      ['birds', 'sea'],
      ['dogs', 'sea'],
    ];
    const order = (likings: Liking[]) => likings.toSorted().join();
    await Promise.all(choices.map((likings) => choose(ann, 'ann', likings)));
    expect(choices.map(order)).toContain(order(await read(ann, 'ann')));
  });

  it('is in the file that a member takes along, in words', async () => {
    await using backend = await open(likingAll(annAndBen, ['boardGames']));
    const { page, data } = await thingsOf(await backend.as('ann'));
    expect(data['profile']).toMatchObject({ likings: ['boardGames'] });
    expect(page).toContain('Board games');
  });
}

function showingConforms(open: OpenBackend): void {
  it('is shown to friends, to whom one asks, and to who may find one: never across a block', async () => {
    await using backend = await open(likingAll(everyRelation, ['dogs']));
    // Hugo is a friend of Ben’s; Ed asks Ann, and Ann asks Dora.
    expect(await shownTo(backend, 'ann')).toEqual(['ann', 'ben', 'cleo', 'ed', 'hugo']);
    expect(await shownTo(backend, 'dora')).toEqual(['ann', 'dora']);
    expect(await shownTo(backend, 'finn')).toEqual(['finn']);
    expect(await shownTo(backend, 'gwen')).toEqual(['gwen']);
  });

  it('is shown to all whom everybody may find, and of who is found by nobody to friends alone', async () => {
    await using found = await open(likingAll(everyRelation, ['dogs'], { findableBy: 'everybody' }));
    expect(await shownTo(found, 'dora')).toEqual([...NAMES]);
    expect(await shownTo(found, 'ann')).toEqual(NAMES.filter((name) => name !== 'finn' && name !== 'gwen'));
    await using hidden = await open(likingAll(everyRelation, ['dogs'], { findableBy: 'nobody' }));
    expect(await shownTo(hidden, 'ann')).toEqual(['ann', 'ben', 'cleo', 'ed']);
  });

  it('is answered in the same words of a block, of who likes nothing and of who is not there', async () => {
    await using backend = await open(likingAll(everyRelation, ['dogs']));
    const ann = await backend.as('ann');
    const told = async (id: string) => {
      const { status, raw, headers } = await ask(ann, 'get', `/api/users/${id}/likings`);
      return { status, raw, type: headers.get('content-type') };
    };
    const ofNobody = await told(UNKNOWN_ID);
    expect(ofNobody).toMatchObject({ status: 200, raw: '{"likings":[]}' });
    for (const name of ['finn', 'gwen', 'dora'] as const)
      expect(await told(memberId(name))).toEqual(ofNobody);
    expectError(await ask(backend.visitor(), 'get', `/api/users/${memberId('ben')}/likings`), 'signedOut');
  });

  it('is gone for a friend from the moment of a block, a report and leaving', async () => {
    await using backend = await open(likingAll(everyRelation, ['dogs']));
    const [ann, ben, cleo] = [await backend.as('ann'), await backend.as('ben'), await backend.as('cleo')];
    await cleo.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
    expect(await read(ann, 'cleo')).toEqual([]);
    await report(ann, { kind: 'profile', id: memberId('hugo') });
    expect(await read(ann, 'hugo')).toEqual([]);
    const body = { userId: memberId('ben'), friendId: memberId('ann'), status: 'blocked' } as const;
    await ben.call(createFriendship, { body });
    expect([await read(ann, 'ben'), await read(ben, 'ann')]).toEqual([[], []]);
    expect(await read(ben, 'ben')).toEqual(['dogs']);
  });

  it('is not shown of a profile that moderators have hidden, but to its member', async () => {
    const seed = {
      ...talkative,
      cases: [caseAbout('ben', 1, { subjectKind: 'profile', subjectId: memberId('ben') })],
    };
    await using backend = await open(likingAll(seed, ['dogs']));
    const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
    expect(await read(ann, 'ben')).toEqual(['dogs']);
    await decide(await backend.as('ed'), caseId(1), 'hide');
    expect([await read(ann, 'ben'), await read(ben, 'ben')]).toEqual([[], ['dogs']]);
  });
}
