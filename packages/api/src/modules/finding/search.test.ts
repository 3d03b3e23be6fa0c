import { describe, expect, it } from 'vitest';
import { member } from '../../testing/members.ts';
import { databases } from '../../testing/openApi.ts';
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

describe.each(databases)('a search of three words on $name', ({ openApi }) => {
  it('finds the one who has all of them, however many have two', async () => {
    await using api = await openApi(SEED);
    const find = async (text: string) =>
      (await readPeople(api.reader, 'ann-id', NOW, text)).map(({ id }) => id);
    for (const text of ['john smith zeta', 'zeta john smi', 'smith zeta jo', 'smith john z'])
      expect(await find(text), text).toEqual([`${LAST}-id`]);
    expect(await find('john smith x')).toEqual([]);
    expect(await find('john smi')).toHaveLength(10);
  });
});
