import { decideCase, endpoints, getCase, logIn, reportThing } from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';
import { calls, isLong } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import type { Seed } from '@friendbase/contract/fixtures';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { databases } from '../../../testing/openApi.ts';

const FORTY = Array.from({ length: 40 }, (_, n) => `moderator${n}`);

const REPORTERS = Array.from({ length: isLong() ? 100 : 20 }, (_, n) => `member${n}`);

/** Ann, who knows nobody, moderators, and Ben's public post. */
const community = (moderators: string[]): Seed => {
  const seed = strangers('ann', 'ben', ...moderators);
  const createdAt = '2024-01-01T00:00:00.000Z';
  const post = {
    id: 'post',
    authorId: 'ben-id',
    content: 'Hello',
    privacy: 'public',
    template: null,
  } as const;
  return {
    ...seed,
    members: seed.members.map((member) => ({
      ...member,
      createdAt,
      role: moderators.includes(member.username) ? 'moderator' : 'member',
      supportNeeds: 'quiet rooms',
      caregiverEmail: 'care@example.com',
      emergencyContact: 'Aunt May',
    })),
    posts: [{ ...post, createdAt, mediaUrls: [], mediaDescriptions: [] }],
  };
};

const report = (visitor: Visitor, id = 'post', kind: 'post' | 'profile' = 'post') =>
  visitor.call(reportThing, { body: { subject: { kind, id }, reason: 'mean' } });

const decide = (visitor: Visitor, id: string, action: 'hide' | 'close' = 'hide') =>
  visitor.call(decideCase, { params: { id }, body: { action, rule: 'beKind', version: 0 } });

/** Raw SQL of SQLite: takes a row away without a word to what watches deletions. PostgreSQL does not know it. */
const replaceLine = (db: Knex, row: Record<string, string>) => {
  const columns = Object.keys(row).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  const marks = columns.map(() => '?').join(', ');
  return db.raw(
    `insert or replace into moderation_record (${columns.join(', ')}) values (${marks})`,
    Object.values(row),
  );
};

const moderatorCalls = calls.filter(([, { access }]) => access === 'moderator');
/** What moderators never see of a member. */
const PRIVATE = /challenge|caregiver|emergency|support|email|password|@|Aunt May|quiet rooms/i;

describe('the schemas of what moderators are told', () => {
  it.each(moderatorCalls)(
    '%s name nothing of a member’s challenge, caregiver or emergencies',
    (_, { output }: Endpoint) => {
      expect(JSON.stringify(output && z.toJSONSchema(output))).not.toMatch(PRIVATE);
    },
  );
});

describe.each(databases)('moderation on $name', ({ openApi }) => {
  it('takes forty presses on one case as one decision, and tells all others who was first', async () => {
    await using api = await openApi(community(FORTY));
    await report(await api.as('ann'));
    const moderators: Visitor[] = [];
    for (const name of FORTY) moderators.push(await api.as(name));
    const { id } = await api.db('moderationCases').first('id');
    const presses = await Promise.allSettled(
      moderators.map((one, n) => decide(one, id as string, n % 2 ? 'hide' : 'close')),
    );
    const done = presses.flatMap((press) => (press.status === 'fulfilled' ? [press.value] : []));
    const errors = presses.flatMap((press) => (press.status === 'rejected' ? [press.reason as Error] : []));
    expect([done.length, errors.length]).toEqual([1, 39]);
    const first = done[0]?.by.displayName ?? 'nobody';
    for (const errorResponse of errors)
      expect(errorResponse).toMatchObject({
        status: 409,
        code: 'alreadyDecided',
        message: expect.stringContaining(first),
      });
    expect(await api.db('moderationDecisions')).toHaveLength(1);
    expect(await api.db('moderationRecord').where({ act: 'decided' })).toHaveLength(1);
  });

  it('makes one case of many who report the same thing at once, and counts them all', async () => {
    await using api = await openApi(community(REPORTERS));
    const members: Visitor[] = [];
    for (const name of REPORTERS) members.push(await api.as(name));
    await Promise.all(members.map((one) => report(one)));
    const cases = await api.db<{ reasons: string }>('moderationCases');
    expect(cases).toHaveLength(1);
    expect(JSON.parse(cases[0]?.reasons ?? '')).toMatchObject({ mean: REPORTERS.length });
    expect(await api.db('reports')).toHaveLength(REPORTERS.length);
  });

  it('stores one report of forty presses of one member', async () => {
    await using api = await openApi(community([]), { rateLimitScale: 100 });
    const ann = await api.as('ann');
    const made = await Promise.all(FORTY.map(() => report(ann)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await api.db('reports')).toHaveLength(1);
  });

  it('takes twenty reports of a member a day', async () => {
    await using api = await openApi(community([]));
    const ann = await api.as('ann');
    for (let n = 0; n < 20; n += 1) await report(ann);
    await expect(report(ann)).rejects.toMatchObject({ status: 429 });
    api.wait(86_400);
    await report(ann);
  });

  it('is over at once for who loses the role, also between looking and deciding', async () => {
    await using api = await openApi(community(['mod']));
    await report(await api.as('ann'));
    const mod = await api.as('mod');
    const { id } = await api.db('moderationCases').first('id');
    await mod.call(getCase, { params: { id: id as string } });
    await api.db('users').where({ username: 'mod' }).update({ role: 'member' });
    await expect(decide(mod, id as string)).rejects.toMatchObject({ status: 404, code: 'nothingHere' });
    expect(await api.db('moderationDecisions')).toEqual([]);
  });

  it('has a record that the database itself refuses to change', async () => {
    await using api = await openApi(community(['mod']));
    await report(await api.as('ann'));
    const mod = await api.as('mod');
    const { id } = await api.db('moderationCases').first('id');
    await mod.call(getCase, { params: { id: id as string } });
    await decide(mod, id as string);
    const lines = () => api.db('moderationRecord').orderBy(['createdAt', 'id']).select('*');
    const before = await lines();
    expect(before.map(({ act }) => act as string).toSorted()).toEqual(['decided', 'looked']);
    await expect(api.db('moderationRecord').update({ act: 'looked' })).rejects.toThrow('never changed');
    await expect(api.db('moderationRecord').delete()).rejects.toThrow('never changed');
    const written = { ...before[0], act: 'looked', details: '{"forged":true}' } as Record<string, string>;
    const over = api.db('moderationRecord').insert(written).onConflict('id').merge();
    await expect(over).rejects.toThrow('never changed');
    await expect(replaceLine(api.db, written)).rejects.toThrow(/never changed|syntax/);
    const anew = { ...written, rowid: '1', id: 'another' };
    await expect(replaceLine(api.db, anew)).rejects.toThrow(/never changed|syntax/);
    expect(await lines()).toEqual(before);
    // Who is gone stays in it.
    await api.db('users').where({ username: 'mod' }).delete();
    expect(await lines()).toEqual(before);
  });

  it('never answers with a challenge type, a caregiver or an emergency contact', async () => {
    await using api = await openApi(community(['mod', 'other']));
    const ann = await api.as('ann');
    await report(ann);
    await report(ann, 'ben-id', 'profile');
    const mod = await api.as('mod');
    const ids = (await api.db('moderationCases').pluck('id')) as string[];
    const paths = ['cases', 'counts', ...ids.map((id) => `cases/${id}`)].map(
      (path) => `/api/moderation/${path}`,
    );
    const answers = await Promise.all(paths.map((path) => mod.request(path)));
    for (const id of ids) {
      const body = { action: 'close', rule: 'beKind', version: 0 };
      answers.push(await mod.request(`/api/moderation/cases/${id}/decisions`, json('POST', body)));
    }
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(300);
      expect(await answer.text()).not.toMatch(PRIVATE);
    }
  });

  it('ends a login that was on its way when the account was closed', async () => {
    await using api = await openApi(community(['mod']));
    await report(await api.as('ann'));
    const [ben, mod] = [await api.as('ben'), await api.as('mod')];
    const { id } = await api.db('moderationCases').first('id');
    const logins = FORTY.slice(0, 8).map(() =>
      api.visitor().call(logIn, { body: { username: 'ben', password: PASSWORD } }),
    );
    const [closing] = await Promise.allSettled([decide(mod, id as string, 'close'), ...logins]);
    expect(closing).toMatchObject({ status: 'fulfilled' });
    expect((await ben.request(endpoints.getMe.path)).status).toBe(401);
    const again = api.visitor().call(logIn, { body: { username: 'ben', password: PASSWORD } });
    await expect(again).rejects.toMatchObject({ code: 'accountClosed' });
  });
});
