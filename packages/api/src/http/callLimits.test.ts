import { createComment, isApiError, sendMessage } from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';
import { calls, everyCall, goodStatus, readyRequest, requestFor } from '@friendbase/contract/conformance';
import type { CallName } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { json, strangers } from '../../testing/members.ts';
import { databasesInTier } from '../../testing/openApi.ts';

/** Every limit is one call. */
const ONE_CALL = { rateLimitScale: 0.0001 };
const writes = calls.filter(([, { method }]) => method !== 'get');
/** Logging in to make the other calls uses up their one call: those that ask for the password have tests of their own. */
const ASK_FOR_PASSWORD: CallName[] = ['changePassword', 'makeCard', 'makeExport', 'leaveFriendBase'];
/** It is a request for a friendship too, and counts as one: it has a case of its own. */
const ASKS_AS_WELL: CallName = 'acceptInvitation';
const asMember = writes.filter(
  ([name, { access }]) => access === 'member' && name !== ASKS_AS_WELL && !ASK_FOR_PASSWORD.includes(name),
);

const toBen = (content: string) => ({ body: { senderId: 'ann-id', receiverId: 'ben-id', content } });

describe.each(databasesInTier)('the limit of a call on $name', ({ openApi }) => {
  it('holds for every writing call of a member, whatever came of the one before', async () => {
    await using api = await openApi(everyCall, ONE_CALL);
    const ann = await api.as('ann');
    for (const [name] of asMember) {
      const good = requestFor(name);
      const ask = () =>
        ann.request(good.path, json(good.method.toUpperCase(), good.body ?? {}, good.headers));
      expect([name, (await ask()).status]).not.toEqual([name, 429]);
      const { status, headers } = await ask();
      expect([name, status]).toEqual([name, 429]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('of asking for a friendship holds by an invitation too', async () => {
    await using api = await openApi(everyCall, ONE_CALL);
    const ann = await api.as('ann');
    const ask = async (name: CallName) => {
      const { path, method, body, headers } = requestFor(name);
      return (await ann.request(path, json(method.toUpperCase(), body ?? {}, headers))).status;
    };
    expect(await ask(ASKS_AS_WELL)).toBe(201);
    expect(await ask('createFriendship')).toBe(429);
  });

  it('is each member’s own and each call’s own, and ends', async () => {
    await using api = await openApi(strangers('ann', 'ben'), { rateLimitScale: 2 / 100 });
    const [ann, ben] = [await api.as('ann'), await api.as('ben')];
    const statusOf = (attempt: Promise<unknown>) =>
      attempt.catch((error: unknown) => (isApiError(error) ? error.status : 0));
    // They are no friends: what is refused counts like what is not.
    for (let n = 0; n < 6; n += 1) {
      expect(await statusOf(ann.call(sendMessage, toBen('One')))).toBe(403);
    }
    expect(await statusOf(ann.call(sendMessage, toBen('Two')))).toBe(429);
    const comment = { params: { id: 'nothing' }, body: { content: 'One' } };
    expect(await statusOf(ann.call(createComment, comment))).toBe(404);
    const toAnn = { body: { senderId: 'ben-id', receiverId: 'ann-id', content: 'One' } };
    expect(await statusOf(ben.call(sendMessage, toAnn))).toBe(403);
    api.wait(sendMessage.limit?.seconds ?? 0);
    expect(await statusOf(ann.call(sendMessage, toBen('Three')))).toBe(403);
  });

  it('does not count what was never read as a call', async () => {
    await using api = await openApi(strangers('ann', 'ben'), ONE_CALL);
    const ann = await api.as('ann');
    const empty = await ann.request(sendMessage.path, json('POST', toBen(' ').body));
    expect(empty.status).toBe(400);
    const next = await ann.request(sendMessage.path, json('POST', toBen('One').body));
    expect(next.status).toBe(403);
  });

  it.each([
    ['ann', 'member'],
    ['gwen', 'moderator'],
    ['dora', 'organizer'],
  ])('leaves reading free to %s, a %s', async (username, access) => {
    await using api = await openApi(everyCall, { rateLimitScale: 0.01 });
    const caller = await api.as(username);
    for (const [name, { method, limit, ...call }] of calls as [CallName, Endpoint][]) {
      // One reading call makes something.
      if (method !== 'get' || limit || call.access !== access) continue;
      api.wait(3600);
      const { path } = await readyRequest(caller, name);
      for (let round = 0; round < 3; round += 1) {
        expect([name, (await caller.request(path, { method })).status]).toEqual([name, goodStatus(name)]);
      }
    }
  });
});
