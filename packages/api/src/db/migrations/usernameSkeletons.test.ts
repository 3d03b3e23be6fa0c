import { logIn, register } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD, strangers } from '../../testing/members.ts';
import { databases } from '../../testing/openApi.ts';

const [CYRILLIC, HYPHENED] = ['d\u{435}mo', 'de\u{AD}mo'] as const;

describe.each(databases)(
  'members from before names were compared by their looks, on $name',
  ({ openApi }) => {
    it('keep their names and log in, and the first of those alike has the look', async () => {
      await using api = await openApi(strangers('ann', 'demo'));
      await api.db.migrate.down({ name: '0011_username_skeletons' });
      const demo: object = await api.db('users').where({ username: 'demo' }).first();
      for (const [n, username] of [CYRILLIC, HYPHENED].entries()) {
        const row = {
          ...demo,
          id: `later-${n}`,
          username,
          usernameKey: username,
          email: `${n}`,
          emailKey: `${n}`,
        };
        await api.db('users').insert({ ...row, createdAt: '2025-01-01T00:00:00.000Z' });
      }
      await api.db.migrate.latest();
      const rows: { usernameSkeleton: string }[] = await api
        .db('users')
        .orderBy('id')
        .select('usernameSkeleton');
      expect(rows.map(({ usernameSkeleton }) => usernameSkeleton)).toEqual([
        'ann',
        'derno',
        'derno later-0',
        'derno later-1',
      ]);
      for (const username of ['demo', CYRILLIC, HYPHENED]) {
        const body = { username, password: PASSWORD };
        await expect(api.visitor().call(logIn, { body })).resolves.toMatchObject({ username });
      }
      const late = { username: 'dem0', email: 'late@example.com', displayName: 'Late', password: PASSWORD };
      await expect(
        api.visitor().call(register, { body: { ...late, challengeType: 'caregiver' } }),
      ).rejects.toMatchObject({ status: 409 });
    });
  },
);
