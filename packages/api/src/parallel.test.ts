import { createFriendship, joinTournament, redeemReward, rewardVideo } from '@friendbase/contract';
import { isLong } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { bucksSeed, NO_MISTAKES, readBooks } from '../testing/bucks.ts';
import { databases } from '../testing/openApi.ts';

const FORTY = Array.from({ length: 40 }, (_, n) => `member${n}`);
const treat = { params: { id: 'treat' } };

/** How many calls at once ended with which status; 0 stands for success. */
async function statusesOf(calls: Promise<unknown>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    const status = result.status === 'fulfilled' ? 0 : (result.reason as { status: number }).status;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

const fortyTimes = (call: (n: number) => Promise<unknown>) =>
  statusesOf(Array.from({ length: 40 }, (_, n) => call(n)));

/** The short tier takes the database with more than one connection that writes. */
const places = databases.filter(({ name }) => isLong() || name === 'PostgreSQL');

describe.each(databases)('forty at once on $name', ({ openApi }) => {
  it('pay for as many rewards as the balance allows, and no more', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    expect(await fortyTimes(() => ann.call(redeemReward, treat))).toEqual({ 0: 2, 409: 38 });
    expect(await api.db('users').select('friendbaseBucks')).toEqual([{ friendbaseBucks: 10 }]);
    const codes = await api.db('redemptions').distinct('redemptionCode');
    expect(codes).toHaveLength(2);
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('make one friendship of two who ask each other', async () => {
    const community = { ...bucksSeed(['ann', 'ben']), friendships: [] };
    await using api = await openApi(community, { rateLimitScale: 1000 });
    const [ann, ben] = [await api.as('ann'), await api.as('ben')];
    const asks = await fortyTimes((n) =>
      n % 2 === 0
        ? ann.call(createFriendship, { body: { userId: 'ann-id', friendId: 'ben-id' } })
        : ben.call(createFriendship, { body: { userId: 'ben-id', friendId: 'ann-id' } }),
    );
    expect(asks).toEqual({ 0: 40 });
    expect(await api.db('friendships').pluck('status')).toEqual(['accepted']);
  });
});

describe.each(places)('forty at once on $name', ({ openApi }) => {
  it('give the last place of a tournament to one member, who alone pays', async () => {
    await using api = await openApi(bucksSeed(FORTY));
    const members: Visitor[] = [];
    for (const name of FORTY) members.push(await api.as(name));
    const joins = members.map((member) => member.call(joinTournament, { params: { id: 'cup' } }));
    expect(await statusesOf(joins)).toEqual({ 0: 1, 409: 39 });
    expect(await api.db('users').where({ friendbaseBucks: 25 })).toHaveLength(1);
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('join as many tournaments as one balance allows', { tags: 'long' }, async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    const joins = await fortyTimes((n) => ann.call(joinTournament, { params: { id: `many-${n}` } }));
    expect(joins).toEqual({ 0: 2, 409: 38 });
    expect(await api.db('tournament_entries')).toHaveLength(2);
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('let nobody in from the instant of the start, when it comes in the middle of them', async () => {
    const startMs = Date.parse('2124-07-01T12:00:00.000Z');
    let nowMs = 0;
    /** All join at once. Each reading of the clock is 1 ms later than the last. */
    const joinAll = async (beginMs: number) => {
      nowMs = startMs - 1_000_000;
      const api = await openApi(bucksSeed(FORTY), { clock: { now: () => new Date(nowMs++) } });
      const members: Visitor[] = [];
      for (const name of FORTY) members.push(await api.as(name));
      nowMs = beginMs;
      const calls = members.map((one, n) => one.call(joinTournament, { params: { id: `many-${n % 8}` } }));
      return { api, joins: await statusesOf(calls) };
    };
    const early = await joinAll(startMs - 1_000_000);
    const readings = nowMs - (startMs - 1_000_000);
    await early.api[Symbol.asyncDispose]();
    expect(early.joins).toEqual({ 0: 40 });
    // The last quarter of the readings comes after the start, in whatever order a machine takes the calls.
    const { api: opened, joins } = await joinAll(startMs - Math.round(readings * 0.75));
    await using api = opened;
    expect(Object.keys(joins)).toEqual(['0', '409']);
    expect(
      await api.db('tournament_entries').where('created_at', '>=', new Date(startMs).toISOString()),
    ).toEqual([]);
    expect(await api.db('users').where({ friendbaseBucks: 25 })).toHaveLength(joins[0]!);
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('take one place for one member, and pay for it once', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    const joins = await fortyTimes(() => ann.call(joinTournament, { params: { id: 'many-0' } }));
    expect(joins).toEqual({ 0: 1, 409: 39 });
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('spend the same points in the store and on tournaments only once', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    const spent = await fortyTimes((n) =>
      n % 2 === 0 ? ann.call(redeemReward, treat) : ann.call(joinTournament, { params: { id: `many-${n}` } }),
    );
    expect(spent).toEqual({ 0: 2, 409: 38 });
    expect(await readBooks(api.db)).toEqual(NO_MISTAKES);
  });

  it('pay once for one video', async () => {
    await using api = await openApi(bucksSeed(['ann']));
    const ann = await api.as('ann');
    const watch = () => ann.call(rewardVideo, { params: { id: 'small-steps' } });
    expect(await fortyTimes(watch)).toEqual({ 0: 40 });
    expect(await api.db('users').select('friendbaseBucks')).toEqual([{ friendbaseBucks: 43 }]);
  });
});
