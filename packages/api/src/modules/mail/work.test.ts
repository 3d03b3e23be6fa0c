import { requestRecovery, showCode } from '@friendbase/contract';
import { mailedCode } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { json, strangers } from '../../../testing/members.ts';
import { behindProxy, databasesInTier } from '../../../testing/openApi.ts';

const TRIES = 50;

describe.each(databasesInTier)('asking for a mail on $name', ({ openApi }) => {
  it('takes the same work whether an address is confirmed, a member’s or nobody’s, and so does a number', async () => {
    const names = (of: string) => Array.from({ length: TRIES }, (_, n) => `${of}${n}`);
    const seed = strangers(...names('ann'), ...names('ben'));
    const members = seed.members.map((one) =>
      one.username.startsWith('ann') ? { ...one, emailConfirmedAt: '2024-01-03T08:00:00.000Z' } : one,
    );
    await using api = await openApi({ ...seed, members }, behindProxy());
    const sent = api.watchStatements();
    const visitor = api.visitor();
    /** All that somebody who tries can see or measure, but for the clock and the ticket: each try comes from an address of its own. */
    const tryOne = async (path: string, body: object, address: string) => {
      const from = sent.length;
      const answer = await visitor.request(path, json('POST', body, { 'x-forwarded-for': address }));
      const { ticket = '', ...said } = (await answer.json()) as { ticket?: string };
      return { ticket, seen: { status: answer.status, said, statements: sent.slice(from) } };
    };
    const seen = new Set<string>();
    for (const [group, name] of ['ann', 'ben', 'nobody'].entries())
      for (let n = 0; n < TRIES; n += 1) {
        const address = `10.${group}.0.${n + 1}`;
        const asked = await tryOne(requestRecovery.path, { email: `${name}${n}@example.com` }, address);
        await visitor.mailTo('');
        const shown = await tryOne(showCode.path, { ticket: asked.ticket, code: '000000' }, address);
        seen.add(JSON.stringify([asked.seen, shown.seen]));
      }
    expect([...seen].map((one) => JSON.parse(one) as object)).toEqual([
      [expect.objectContaining({ status: 200 }), expect.objectContaining({ status: 403 })],
    ]);
    expect(await api.db('recoveries')).toHaveLength(TRIES);
  });

  it('takes ten wrong numbers of a member a day, of all their mails; a day later the next one works', async () => {
    const seed = strangers('ann');
    const members = seed.members.map((one) => ({ ...one, emailConfirmedAt: '2024-01-03T08:00:00.000Z' }));
    await using api = await openApi({ ...seed, members });
    const visitor = api.visitor();
    const show = async (body: { ticket: string; code: string }) =>
      (await visitor.request(showCode.path, json('POST', body))).status;
    for (let mails = 0; mails < 2; mails += 1) {
      const { ticket, code } = await mailedCode(visitor, 'ann@example.com');
      const wrong = code === '111111' ? '222222' : '111111';
      for (let n = 0; n < LIMITS.wrongCode.tries / 2; n += 1)
        expect(await show({ ticket, code: wrong })).toBe(403);
    }
    expect(await show(await mailedCode(visitor, 'ann@example.com'))).toBe(403);
    api.wait(LIMITS.wrongCode.seconds);
    expect(await show(await mailedCode(visitor, 'ann@example.com'))).toBe(200);
  });

  it('ends after some to one address, whoever’s it is', async () => {
    await using api = await openApi(strangers('ann'));
    for (const email of ['ann@example.com', 'nobody@example.com']) {
      const outcomes = [];
      for (let n = 0; n <= LIMITS.mailToOne.tries; n += 1)
        outcomes.push((await api.visitor().request(requestRecovery.path, json('POST', { email }))).status);
      expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 200), 429]);
    }
  });
});
