import { describe, expect, it } from 'vitest';
import { findPeople, MOST_FOUND, MOST_LOOKED_FOR } from '../findPeople.ts';
import type { SeedMember } from '../fixtures/seed.ts';
import { fixedId } from '../fixtures/ids.ts';
import { comeBack, leaveFriendBase } from '../leaving.ts';
import { updateUser } from '../profileChange.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { toldAtLogIn } from './leavingSeeds.ts';
import { decide, report, talkative } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { everyRelation, member, memberId, NAMES, PASSWORD } from './seeds.ts';
import type { Name } from './seeds.ts';

type Chosen = Partial<Record<Name, Partial<SeedMember>>>;

/** Ann looks: Ben and Cleo are her friends, Hugo is a friend of Ben’s, Finn and Gwen are out of her sight. */
const choosing = (chosen: Chosen, seed = everyRelation) => ({
  ...seed,
  members: seed.members.map((one) => ({ ...one, ...chosen[one.username as Name] })),
});

const everybody = (rest: Partial<SeedMember> = {}): Chosen =>
  Object.fromEntries(NAMES.map((name) => [name, { findableBy: 'everybody' as const, ...rest }]));

const look = (visitor: Visitor, name: string) => visitor.call(findPeople, { query: { name } });

const namesOf = async (backend: Backend, text: string, reader: Name = 'ann') =>
  (await look(await backend.as(reader), text)).map(({ username }) => username);

export function findPeopleShapesConform(backendName: string, open: OpenBackend): void {
  describe(`what is looked for on ${backendName}`, () => {
    it('is refused where it is longer than any name, or ends strings in C', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const name of ['a'.repeat(MOST_LOOKED_FOR + 1), 'a'.repeat(500), 'an\0n'])
        expectError(
          await ask(ann, 'get', `${findPeople.path}?name=${encodeURIComponent(name)}`),
          ...invalid('name'),
        );
    });
  });
}

/** Finding a person by username or name, and who is not found. */
export function findPeopleConform(backendName: string, open: OpenBackend): void {
  describe(`people who are looked for on ${backendName}`, () => {
    errorsConform(open);
    findersConform(open);
    namesConform(open);
    changesConform(open);
  });
}

function errorsConform(open: OpenBackend): void {
  it('are nobody for a visitor', async () => {
    await using backend = await open(everyRelation);
    expectError(await ask(backend.visitor(), 'get', `${findPeople.path}?name=ben`), 'signedOut');
  });

  it('are nobody for signs, invisible letters, too few letters and nothing at all', async () => {
    await using backend = await open(choosing(everybody({ displayName: 'Jo Li' })));
    const ann = await backend.as('ann');
    for (const text of [
      '',
      ' ',
      '@',
      '%',
      '_',
      '%%%',
      '___',
      'J%',
      '\u{200B}\u{2060}',
      '\u{3164}\u{3164}\u{3164}',
      'jo',
      "' or 1=1 --",
      '*',
    ])
      expect(await look(ann, text), text).toEqual([]);
  });

  it('are told in the same words whether they do not want to be found or are not there', async () => {
    await using backend = await open(
      choosing({ hugo: { findableBy: 'nobody' }, ed: { findableBy: 'nobody' } }),
    );
    const ann = await backend.as('ann');
    const told = async (text: string) => {
      const { status, raw, headers } = await ask(ann, 'get', `${findPeople.path}?name=${text}`);
      return { status, raw, type: headers.get('content-type') };
    };
    const ofNobody = await told('quentin');
    expect(ofNobody).toMatchObject({ status: 200, raw: '[]' });
    for (const text of ['hugo', 'hug', 'HUGO', 'ed', 'finn', 'gwen', 'ann'])
      expect(await told(text)).toEqual(ofNobody);
  });

  it('are never oneself, of a block, closed, paused, or reported by who looks', async () => {
    const seed = choosing({
      ...everybody({ displayName: 'Robin Lake' }),
      dora: { findableBy: 'everybody', displayName: 'Robin Lake', closedAt: '2024-01-01T00:00:00.000Z' },
      ed: { findableBy: 'everybody', displayName: 'Robin Lake', pausedUntil: '2099-01-01T00:00:00.000Z' },
    });
    await using backend = await open(seed);
    expect((await namesOf(backend, 'robin')).toSorted()).toEqual(['ben', 'cleo', 'hugo']);
    for (const username of ['ann', 'dora', 'ed', 'finn', 'gwen'])
      expect(await namesOf(backend, username), username).toEqual([]);
    await report(await backend.as('ann'), { kind: 'profile', id: memberId('hugo') });
    expect((await namesOf(backend, 'robin')).toSorted()).toEqual(['ben', 'cleo']);
    expect(await namesOf(backend, 'hugo')).toEqual([]);
  });
}

function findersConform(open: OpenBackend): void {
  it('are found by whom they have chosen: by name, and by the whole username', async () => {
    const robin = { displayName: 'Robin Lake' };
    const seed = choosing({
      // Friends have each other in their lists anyway.
      ben: { ...robin, findableBy: 'nobody' },
      hugo: robin,
      dora: robin,
      ed: { ...robin, findableBy: 'everybody' },
    });
    await using backend = await open(seed);
    expect(await namesOf(backend, 'robin')).toEqual(['ben', 'hugo', 'ed']);
    for (const name of ['ben', 'hugo', 'dora', 'ed'] as const)
      expect(await namesOf(backend, name), name).toEqual([name]);
  });

  it('come as a card of them shows, the nearest first, ten at most', async () => {
    const others = Array.from({ length: MOST_FOUND }, (_, n) => ({
      ...member('ann'),
      id: fixedId('member', 0x100 + n),
      username: `robin${n}`,
      email: `robin${n}@example.com`,
      displayName: `Robin ${'abcdefghij'[n]}`,
      findableBy: 'everybody' as const,
    }));
    const robin = { displayName: 'Robin Lake' };
    const seed = choosing({ ben: robin, hugo: robin, dora: { ...robin, username: 'robin' } });
    await using backend = await open({ ...seed, members: [...seed.members, ...others] });
    const ann = await backend.as('ann');
    const found = await look(ann, 'Robin');
    expect(found.map(({ username }) => username)).toEqual(
      ['robin', 'ben', 'hugo', ...others.map(({ username }) => username)].slice(0, MOST_FOUND),
    );
    const { raw } = await ask(ann, 'get', `${findPeople.path}?name=ben`);
    expect(JSON.parse(raw)).toEqual([
      { id: memberId('ben'), username: 'ben', displayName: 'Robin Lake', bio: 'I am ben.' },
    ]);
  });
}

const NAMED = 'Ｚoë-Anne  Łukasik نادية';

function namesConform(open: OpenBackend): void {
  it('are found by any word or its beginning, in any letter case, with accents and without', async () => {
    await using backend = await open(
      choosing({ dora: { findableBy: 'everybody', displayName: NAMED, username: 'Dora_Lu' } }),
    );
    const ann = await backend.as('ann');
    const found = [
      'zoe',
      'ZOË',
      'ann',
      'luka',
      ' anne  luk ',
      'lukasik zoe',
      'zoe anne luk',
      'zoë\u{200D} luk',
      'ناد',
    ];
    for (const text of [...found, '@dora_lu', 'DORA_LU', 'do\u{00AD}ra_lu'])
      expect(
        (await look(ann, text)).map(({ id }) => id),
        text,
      ).toEqual([memberId('dora')]);
    for (const text of [
      'oe-',
      'zoeanne',
      'sik',
      'zoe ann lu x',
      'dora_',
      'dora%',
      'dora-lu',
      'luk zoe',
      'zo anne',
    ])
      expect(await look(ann, text), text).toEqual([]);
  });
}

function changesConform(open: OpenBackend): void {
  it('are found by their new name and choice from the moment they change it', async () => {
    await using backend = await open(choosing({ dora: { displayName: 'Robin Lake' } }));
    const dora = await backend.as('dora');
    const change = (body: object) => dora.call(updateUser, { params: { id: memberId('dora') }, body });
    await change({ findableBy: 'everybody' });
    expect(await namesOf(backend, 'robin')).toEqual(['dora']);
    await change({ displayName: 'Kim Lake' });
    expect(await namesOf(backend, 'robin')).toEqual([]);
    expect(await namesOf(backend, 'kim')).toEqual(['dora']);
    await change({ findableBy: 'nobody' });
    expect(await namesOf(backend, 'kim')).toEqual([]);
  });

  it('are gone with those who leave, and there again with those who come back', async () => {
    await using backend = await open(choosing({ dora: { findableBy: 'everybody' } }));
    const dora = await backend.as('dora');
    await dora.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
    expect(await namesOf(backend, 'dora')).toEqual([]);
    const { returnToken: token } = await toldAtLogIn(backend.visitor(), 'dora');
    await backend.visitor().call(comeBack, { body: { token } });
    expect(await namesOf(backend, 'dora')).toEqual(['dora']);
  });

  it('are not found by the names of a profile that moderators have hidden', async () => {
    const seed = {
      ...talkative,
      cases: [caseAbout('ben', 1, { subjectKind: 'profile', subjectId: memberId('ben') })],
    };
    await using backend = await open(choosing({ ben: { username: 'ben', displayName: 'Robin Lake' } }, seed));
    expect(await namesOf(backend, 'robin')).toEqual(['ben']);
    await decide(await backend.as('ed'), caseId(1), 'hide');
    expect([await namesOf(backend, 'robin'), await namesOf(backend, 'ben')]).toEqual([[], []]);
  });
}
