import { requestRecovery, showCode } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { json, strangers } from '../../testing/members.ts';
import { databasesInTier } from '../../testing/openApi.ts';

describe.each(databasesInTier)('asking for a mail on $name', ({ openApi }) => {
  it('takes the same work whether an address is confirmed, a member’s or nobody’s, and so does a number', async () => {
    const seed = strangers('ann', 'ben');
    const members = seed.members.map((one) =>
      one.username === 'ann' ? { ...one, emailConfirmedAt: '2024-01-03T08:00:00.000Z' } : one,
    );
    await using api = await openApi({ ...seed, members });
    const work = [];
    for (const name of ['ann', 'ben', 'nobody']) {
      const visitor = api.visitor();
      const asked = api.watchStatements();
      const { ticket } = await visitor.call(requestRecovery, { body: { email: `${name}@example.com` } });
      const statements = [[...asked]];
      await visitor.mailTo('');
      const shown = api.watchStatements();
      const { status } = await visitor.request(showCode.path, json('POST', { ticket, code: '000000' }));
      work.push({ status, statements: [...statements, [...shown]] });
    }
    expect(work[1]).toEqual(work[0]);
    expect(work[2]).toEqual(work[0]);
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
