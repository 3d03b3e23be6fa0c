import { getMe } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { strangers } from '../../testing/members.ts';
import { databases } from '../../testing/openApi.ts';
import { readRequest, setRole } from './setRole.ts';

describe('the command about one member', () => {
  it.each([[[]], [['moderator']], [['admin', 'ann']], [['moderator', ' ']], [['moderator', 'ann', 'ben']]])(
    'explains itself for %j',
    (args) => {
      expect(() => readRequest(args)).toThrow('npm run member -- moderator NAME');
    },
  );

  it.each(['moderator', 'organizer', 'member', 'reset', 'passkeys'])('takes %s and a name', (act) => {
    expect(readRequest([act, 'ann'])).toEqual({ act, username: 'ann' });
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
    expect((await setRole(api.db, asked)).said).toBe('ann is a moderator now.');
    expect(await isModerator()).toBe(true);
    expect((await setRole(api.db, asked)).said).toContain('already');
    expect((await setRole(api.db, { ...asked, role: 'member' })).said).toBe(
      'ann is a member without a role now.',
    );
    expect(await isModerator()).toBe(false);
    expect((await setRole(api.db, { ...asked, role: 'organizer' })).said).toBe('ann is an organizer now.');
    expect(await ann.call(getMe, {})).toMatchObject({ isModerator: false, isOrganizer: true });
  });

  it('stands in the record, once for each change and with it', async () => {
    await using api = await openApi(strangers('ann'));
    const given = { role: 'moderator', username: 'ann' } as const;
    const at = new Date('2024-06-01T08:00:00.000Z');
    await setRole(api.db, given, at);
    await setRole(api.db, given, at);
    await setRole(api.db, { ...given, role: 'member' }, new Date('2024-06-02T08:00:00.000Z'));
    const line = { moderatorId: 'command', act: 'gaveRole', caseId: null };
    const details = (role: string) => JSON.stringify({ memberId: 'ann-id', role });
    expect(await api.db('moderationRecord').orderBy('createdAt').select('*')).toEqual([
      { ...line, id: expect.any(String), details: details('moderator'), createdAt: at.toISOString() },
      { ...line, id: expect.any(String), details: details('member'), createdAt: '2024-06-02T08:00:00.000Z' },
    ]);
  });

  it('is not given where its line cannot be written', async () => {
    await using api = await openApi(strangers('ann'));
    await api.db.schema.renameTable('moderation_record', 'elsewhere');
    await expect(setRole(api.db, { role: 'moderator', username: 'ann' })).rejects.toThrow(
      'moderation_record',
    );
    expect(await api.db('users').where({ id: 'ann-id' }).first('role')).toEqual({ role: 'member' });
    await api.db.schema.renameTable('elsewhere', 'moderation_record');
  });
});
