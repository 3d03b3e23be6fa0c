import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { redeemReward } from '../rewards.ts';
import { cancelTournament } from '../tournaments.ts';
import { pressingAgain } from './atOnce.ts';
import type { Visitor } from './backend.ts';

const params = { id: '00000000-0000-4000-8000-000000000001' };

/** A server that is always too busy, with the keys that it was sent. */
function busyServer() {
  const keys: (string | null)[] = [];
  const request = async (_: string, init: RequestInit = {}): Promise<Response> => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return Response.json({ message: 'Busy', code: 'busy' }, { status: 503 });
  };
  const visitor: Visitor = { request, call: createClient({ fetch: request }), mailTo: async () => [] };
  return { visitor: pressingAgain(visitor), keys };
}

describe('a visitor who presses again', () => {
  it('does so with one key, and fails where the server never has time', async () => {
    const { visitor, keys } = busyServer();
    await expect(visitor.call(redeemReward, { params })).rejects.toMatchObject({ code: 'busy' });
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });

  it('does not where a call has no key, and might be carried out twice', async () => {
    const { visitor, keys } = busyServer();
    await expect(visitor.call(cancelTournament, { params })).rejects.toMatchObject({ code: 'busy' });
    expect(keys).toEqual([null]);
  });
});
