import { findPeople, MOST_FOUND } from '@friendbase/contract';
import { among } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { databases } from '../../../testing/openApi.ts';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { readPeople, MOST_WALKED } from './search.ts';

const NOW = new Date('2024-06-01T00:00:00.000Z');

/** More are called John Smith than are looked at, and the last of them has a third name. */
const NAMES = Array.from({ length: MOST_WALKED + 50 }, (_, n) => `smith${String(n).padStart(4, '0')}`);
const LAST = NAMES.at(-1) ?? '';
const SEED = {
  ...EMPTY_SEED,
  members: [...NAMES, 'ann'].map((name) => ({
    ...member(name),
    displayName: name === LAST ? 'John Smith Zeta' : name === 'ann' ? 'Ann' : 'John Smith',
    findableBy: 'everybody' as const,
  })),
};

/** Those who may be found come last, and each of them has two names that begin alike. */
const HIDDEN = 120;
const MANY_HIDDEN = {
  ...SEED,
  members: SEED.members.slice(0, HIDDEN + MOST_FOUND + 1).map((one, n) => ({
    ...one,
    ...(n === 0
      ? { displayName: 'Ann' }
      : { displayName: 'Robin Roberta', ...(n <= HIDDEN && { closedAt: '2024-01-01T00:00:00.000Z' }) }),
  })),
};

describe.each(databases)('a search of names on $name', ({ openApi }) => {
  it('of three words finds the one who has all of them, however many have two', async () => {
    await using api = await openApi(SEED);
    const find = async (text: string) =>
      (await readPeople(api.reader, 'ann-id', NOW, text)).map(({ id }) => id);
    for (const text of ['john smith zeta', 'zeta john smi', 'smith zeta jo', 'smith john z'])
      expect(await find(text), text).toEqual([`${LAST}-id`]);
    expect(await find('john smith x')).toEqual([]);
    expect(await find('john smi')).toHaveLength(10);
  });

  it('finds each once who may be found, however many come before who may not', async () => {
    await using api = await openApi(MANY_HIDDEN);
    const reader = MANY_HIDDEN.members[0]?.id ?? '';
    for (const text of ['rob', 'robin rob', 'roberta rob']) {
      const found = (await readPeople(api.reader, reader, NOW, text)).map(({ id }) => id);
      expect(found.toSorted(), text).toEqual(MANY_HIDDEN.members.slice(-MOST_FOUND).map(({ id }) => id));
    }
  });
});

/** Finn has blocked Ann, and she has blocked Gwen. */
const blocked = among(
  ['ann', 'finn', 'gwen', 'dora', 'hugo'],
  [
    ['ann', 'finn', 'blocked'],
    ['gwen', 'ann', 'blocked'],
  ],
);
const UNSEEN = {
  ...blocked,
  members: blocked.members.map((one) => ({
    ...one,
    findableBy: one.username === 'hugo' ? ('nobody' as const) : ('everybody' as const),
    ...(one.username === 'dora' && { closedAt: '2024-01-01T00:00:00.000Z' }),
  })),
};

describe.each(databases)('a search of a username on $name', ({ openApi }) => {
  it('sends the same whether it is nobody’s, or of somebody who is not to be found', async () => {
    await using api = await openApi(UNSEEN);
    const ann = await api.as('ann');
    const sent = api.watchStatements();
    const statementsOf = async (name: string) => {
      const from = sent.length;
      expect(await ann.call(findPeople, { query: { name } }), name).toEqual([]);
      return sent.slice(from);
    };
    await statementsOf('quentin');
    const ofNobody = await statementsOf('quentin');
    for (const name of ['finn', 'gwen', 'dora', 'hugo', 'ann'])
      expect(await statementsOf(name), name).toEqual(ofNobody);
  });
});
