import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prepareCalls } from './calls.ts';
import type { Call } from './calls.ts';
import { measureCall, RATIOS } from './measure.ts';
import type { Servers } from './measure.ts';
import { ratiosOf, slowerThan } from './results.ts';
import type { Ratios } from './results.ts';
import { startApi, startBare } from './servers.ts';

/** By turns, so that whatever else runs on the machine slows both servers down. */
const ROUNDS = 7;

/** What is slower than the kept ratios allow, measured once more where it is: another program may have taken one server's turns. */
async function findSlow(call: Call, servers: Servers, kept: Ratios): Promise<string[]> {
  const measure = async () => slowerThan(kept, ratiosOf([await measureCall(call, servers, ROUNDS)]));
  return (await measure()).length === 0 ? [] : measure();
}

it('answers each call about as fast, over a bare route, as was kept', async () => {
  const kept = JSON.parse(readFileSync(RATIOS, 'utf8')) as Ratios;
  await using bare = await startBare();
  await using sqlite = await startApi();
  const servers: Servers = { bare, sqlite, postgres: undefined };
  const slow: string[] = [];
  for (const call of await prepareCalls(sqlite.origin)) slow.push(...(await findSlow(call, servers, kept)));
  expect(slow).toEqual([]);
});
