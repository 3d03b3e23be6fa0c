import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { endOtherSessions, listSessions } from '../sessions.ts';
import { ask, expectCallError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { annAndBen, memberId, PASSWORD, UNKNOWN_ID } from './seeds.ts';

const params = { userId: memberId('ann') };

/** Where a member is logged in, and logging out everywhere else. */
export function sessionsConform(backendName: string, open: OpenBackend): void {
  describe(`the sessions of a member on ${backendName}`, () => {
    it('are nobody else’s to read or to end', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      for (const userId of [memberId('ben'), UNKNOWN_ID]) {
        await expectCallError(ann, listSessions, { params: { userId } }, 'notYourAccount');
        await expectCallError(ann, endOtherSessions, { params: { userId } }, 'notYourAccount');
      }
      await expect(ben.call(getMe, {})).resolves.toMatchObject({ username: 'ben' });
    });

    it('have the one that asks among them, marked, with the day of its use', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const sessions = await ann.call(listSessions, { params });
      const current = sessions.filter(({ isCurrent }) => isCurrent);
      expect(current).toEqual([
        {
          id: expect.any(String),
          createdAt: expect.any(String),
          lastUsedOn: current[0]?.createdAt.slice(0, 10),
          isCurrent: true,
          device: { browser: null, system: null },
          isConfirmed: false,
        },
      ]);
    });

    it('end everywhere else at once, while this one goes on', async () => {
      await using backend = await open(annAndBen);
      const [here, elsewhere, ben] = [
        await backend.as('ann'),
        await backend.as('ann'),
        await backend.as('ben'),
      ];
      const path = `/api/sessions/${params.userId}/others`;
      expect(await ask(here, 'delete', path)).toMatchObject({ status: 204, raw: '' });
      await expectCallError(elsewhere, getMe, {}, 'signedOut');
      await expect(here.call(listSessions, { params })).resolves.toMatchObject([{ isCurrent: true }]);
      await expect(ben.call(getMe, {})).resolves.toMatchObject({ username: 'ben' });
      await elsewhere.call(logIn, { body: { username: 'ann', password: PASSWORD } });
    });
  });
}
