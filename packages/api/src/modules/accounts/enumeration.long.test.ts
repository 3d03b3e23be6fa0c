import { BlockList } from 'node:net';
import { cardText, logIn, showCard } from '@friendbase/contract';
import { CARD, cardOf } from '@friendbase/contract/conformance';
import { expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../testing/members.ts';
import { openApi } from '../../testing/openApi.ts';
import { createPasswords } from './passwords.ts';

const TRIES = 50;
/** A round that others disturb is no leak: a leak is in every round. */
const ROUNDS = 3;
const MOST_APART = 0.1;

const members = Array.from({ length: TRIES }, (_, n) => `ann${n}`);
/** Large enough that a hash that was left out would be seen, and small enough for many. */
const passwords = createPasswords({ cost: { memory: 4096, passes: 2, parallelism: 1 } });

/** All secrets hashed at the cost that an unknown name takes, as on a server whose cost was never changed. */
async function openHashed() {
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  const recoveryCards = members.map((name) => ({ ...cardOf('ann'), memberId: `${name}-id` }));
  const api = await openApi({ ...strangers(...members), recoveryCards }, { passwords, trustedProxies });
  await api.db('users').update({ passwordHash: await passwords.hash(PASSWORD) });
  await api.db('recoveryCards').update({ secretHash: await passwords.hash(cardText(CARD)) });
  return api;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it.each([
  ['a log in', logIn.path, (username: string) => ({ username, password: 'wrong words here' })],
  ['a recovery card', showCard.path, (username: string) => ({ username, ...CARD, number: '000000' })],
] as const)('%s takes as long for nobody’s name as for a member’s', async (_, path, bodyOf) => {
  await using api = await openHashed();
  const msOf = async (username: string, address: string): Promise<number> => {
    const from = performance.now();
    const request = json('POST', bodyOf(username), { 'x-forwarded-for': address });
    await (await api.visitor().request(path, request)).text();
    return performance.now() - from;
  };
  const apart: number[] = [];
  for (let round = 0; round < ROUNDS && !apart.some((one) => one <= MOST_APART); round += 1) {
    const taken: [known: number[], unknown: number[]] = [[], []];
    // One after the other, and each first every second time: what slows the machine down slows both.
    for (const [n, name] of members.entries())
      for (const side of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const username = side === 0 ? name : name.replace('ann', 'zed');
        taken[side].push(await msOf(username, `10.${round}.${side}.${n + 1}`));
      }
    const [known, unknown] = taken.map(median) as [number, number];
    apart.push(Math.abs(known - unknown) / Math.max(known, unknown));
  }
  expect(Math.min(...apart), `apart by ${apart.join(', ')}`).toBeLessThanOrEqual(MOST_APART);
});
