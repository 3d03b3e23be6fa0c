import { listCases, listNotifications, listPasskeys, logInWithPasskey } from '@friendbase/contract';
import { among, logInBy, memberId, passkeyFor, withPasskey } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { databasesInTier } from '../../testing/openApi.ts';
import { takePasskeys } from './takePasskeys.ts';

describe.each(databasesInTier)('passkeys that who runs the server takes away on $name', ({ openApi }) => {
  it('are nobody’s in a sentence', async () => {
    await using api = await openApi(among(['ann'], []));
    await expect(takePasskeys(api.db, { username: 'ben', sendsMail: true })).rejects.toThrow(
      'There is no member with the username "ben".',
    );
    expect((await takePasskeys(api.db, { username: 'ann', sendsMail: true })).said).toBe(
      'ann has no passkeys. Nothing was changed.',
    );
    expect(await api.db('moderationRecord')).toEqual([]);
  });

  it('are worth nothing at once, which their member is told and the record has; a new one is made with the password', async () => {
    const seed = among(['ann'], []);
    const members = seed.members.map((one) => ({ ...one, emailConfirmedAt: '2024-01-03T08:00:00.000Z' }));
    await using api = await openApi({ ...seed, members });
    const [ann, visitor] = [await api.as('ann'), api.visitor()];
    const { device } = await withPasskey(ann);
    await api.db('mails').delete();
    const underWay = await passkeyFor(visitor, device);
    expect((await takePasskeys(api.db, { username: ' ANN ', sendsMail: true })).said).toMatch(
      /^ann has no passkeys now\./,
    );
    await expect(visitor.call(logInWithPasskey, { body: underWay })).rejects.toMatchObject({
      code: 'passkeyRefused',
    });
    expect((await ann.call(listPasskeys, {})).passkeys).toEqual([]);
    const { items } = await ann.call(listNotifications, {});
    expect(items).toMatchObject([{ what: 'passkeyRemoved' }, { what: 'passkeyMade' }]);
    expect(await api.db('mails')).toMatchObject([{ about: 'passkeyRemoved', address: 'ann@example.com' }]);
    expect(await api.db('moderationRecord')).toMatchObject([
      {
        act: 'tookPasskeys',
        moderatorId: 'command',
        caseId: null,
        details: JSON.stringify({ memberId: memberId('ann') }),
      },
    ]);
    await expect(withPasskey(ann)).resolves.toMatchObject({ passkey: { name: 'My phone' } });
  });

  it('close the role that one had opened, in every session, until there is a new one', async () => {
    const seed = among(['ann'], []);
    const members = seed.members.map((one) => ({ ...one, role: 'moderator' as const }));
    await using api = await openApi({ ...seed, members }, { requirePasskeyForRoles: true });
    const [ann, elsewhere] = [await api.as('ann'), api.visitor()];
    const { device } = await withPasskey(ann);
    await logInBy(elsewhere, device);
    const look = (visitor: Visitor) => visitor.call(listCases, { query: { list: 'reports' } });
    for (const one of [ann, elsewhere]) await look(one);
    await takePasskeys(api.db, { username: 'ann', sendsMail: true });
    for (const one of [ann, elsewhere])
      await expect(look(one)).rejects.toMatchObject({ code: 'passkeyNeeded' });
    await withPasskey(ann);
    await look(ann);
    await expect(look(elsewhere)).rejects.toMatchObject({ code: 'passkeyNeeded' });
  });
});
