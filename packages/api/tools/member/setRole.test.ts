import { getMe } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { strangers } from '../../src/testing/members.ts';
import { databases } from '../../src/testing/openApi.ts';
import { readRole, setRole } from './setRole.ts';

describe('the command that gives a role', () => {
  it.each([[[]], [['moderator']], [['admin', 'ann']], [['moderator', ' ']], [['moderator', 'ann', 'ben']]])(
    'explains itself for %j',
    (args) => {
      expect(() => readRole(args)).toThrow('npm run member -- moderator NAME');
    },
  );

  it('takes a role and a name', () => {
    expect(readRole(['moderator', 'ann'])).toEqual({ role: 'moderator', username: 'ann' });
  });
});

describe.each(databases)('a role that is given on $name', ({ openApi }) => {
  it('is refused to nobody in a sentence', async () => {
    await using api = await openApi(strangers('ann'));
    await expect(setRole(api.db, { role: 'moderator', username: 'ben' })).rejects.toThrow(
      'There is no member with the username "ben". Nothing was changed.',
    );
  });

  it('holds at once, for a name in any letters, and is taken back', async () => {
    await using api = await openApi(strangers('ann'));
    const ann = await api.as('ann');
    const isModerator = async () => (await ann.call(getMe, {})).isModerator;
    const asked = { role: 'moderator', username: ' ANN ' } as const;
    expect(await setRole(api.db, asked)).toBe('ann is a moderator now.');
    expect(await isModerator()).toBe(true);
    expect(await setRole(api.db, asked)).toContain('already');
    expect(await setRole(api.db, { ...asked, role: 'member' })).toBe('ann is a member without a role now.');
    expect(await isModerator()).toBe(false);
  });
});
