import {
  cardText,
  listPictureFaces,
  logIn,
  logInWithPictures,
  logOut,
  requestRecovery,
  showCard,
  showCode,
} from '@friendbase/contract';
import { CARD, cardOf, choosePictures, PICTURES, WRONG_PICTURES } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { behindProxy, openApi } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { createPasswords } from './passwords.ts';

const TRIES = 50;
/** Other work disturbs a round, and another one is asked then. All rounds count together: chance goes, a leak stays. */
const ROUNDS = 5;
const MOST_APART = 0.1;

const members = Array.from({ length: TRIES }, (_, n) => `ann${n}`);
const nobody = members.map((name) => name.replace('ann', 'zed'));
/** Large enough that a hash that was left out would be seen, and small enough for many. */
const passwords = createPasswords({ cost: { memory: 4096, passes: 2, parallelism: 1 } });

/** All secrets hashed at the cost that an unknown name takes, as on a server whose cost was never changed. */
async function openHashed() {
  const recoveryCards = members.map((name) => ({ ...cardOf('ann'), memberId: `${name}-id` }));
  const seed = strangers(...members);
  const confirmed = seed.members.map((one) => ({ ...one, emailConfirmedAt: '2024-01-03T08:00:00.000Z' }));
  const options = { passwords, ...behindProxy() };
  const api = await openApi({ ...seed, members: confirmed, recoveryCards }, options);
  await api.db('users').update({ passwordHash: await passwords.hash(PASSWORD) });
  await api.db('recoveryCards').update({ secretHash: await passwords.hash(cardText(CARD)) });
  return api;
}

/** Who asks what, for each of the members or in their place. */
interface Question {
  path: string;
  body: object;
  visitor?: Visitor;
}
type Side = readonly Question[];

/** For each of the members, and for as many names of nobody. */
const byName =
  (path: string, bodyOf: (name: string) => object) => async (): Promise<readonly [Side, Side]> => {
    const asked = (name: string): Question => ({ path, body: bodyOf(name) });
    return [members.map(asked), nobody.map(asked)];
  };

/** The number of a mail that a member has got, and that of one that nobody has. */
async function numbersIn(api: TestApi): Promise<readonly [Side, Side]> {
  const ticketOf = async (name: string, address: string): Promise<Question> => {
    const request = json('POST', { email: `${name}@example.com` }, { 'x-forwarded-for': address });
    const answer = await api.visitor().request(requestRecovery.path, request);
    const { ticket } = (await answer.json()) as { ticket: string };
    return { path: showCode.path, body: { ticket, code: '000000' } };
  };
  const known: Question[] = [];
  const unknown: Question[] = [];
  for (const [n, name] of members.entries()) known.push(await ticketOf(name, `10.8.0.${n + 1}`));
  for (const [n, name] of nobody.entries()) unknown.push(await ticketOf(name, `10.9.0.${n + 1}`));
  await api.visitor().mailTo('');
  expect(await api.db('recoveries')).toHaveLength(TRIES);
  return [known, unknown];
}

/** The pictures of a member, on their device and on another one. */
async function picturesIn(api: TestApi): Promise<readonly [Side, Side]> {
  const own: Question[] = [];
  const foreign: Question[] = [];
  const others = api.visitor();
  for (const name of members) {
    const visitor = api.visitor();
    await visitor.call(logIn, { body: { username: name, password: PASSWORD } });
    await choosePictures(visitor, PICTURES, PASSWORD);
    await visitor.call(logOut, {});
    const [face] = await visitor.call(listPictureFaces, {});
    const body = { faceId: face?.id ?? '', pictures: WRONG_PICTURES };
    own.push({ path: logInWithPictures.path, body, visitor });
    foreign.push({ path: logInWithPictures.path, body, visitor: others });
  }
  return [own, foreign];
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What a question took for a member's name and for nobody's, asked one right after the other, in milliseconds. */
type Pair = [known: number, unknown: number];

/** Asks each question once, for both sides. */
async function askRound(api: TestApi, sides: readonly [Side, Side], round: number): Promise<Pair[]> {
  const statuses = new Set<number>();
  const msOf = async (
    { path, body, visitor = api.visitor() }: Question,
    address: string,
  ): Promise<number> => {
    const from = performance.now();
    const answer = await visitor.request(path, json('POST', body, { 'x-forwarded-for': address }));
    await answer.text();
    const ms = performance.now() - from;
    statuses.add(answer.status);
    return ms;
  };
  const pairs: Pair[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    const pair: Pair = [0, 0];
    // Each first every second time: what slows the machine down slows both.
    for (const side of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      pair[side] = await msOf(sides[side][n]!, `10.${round}.${side}.${n + 1}`);
    pairs.push(pair);
  }
  // What is refused before it is looked at would prove nothing.
  expect(statuses.size, [...statuses].join()).toBe(1);
  expect(statuses).not.toContain(429);
  return pairs;
}

/**
 * The median of what one side took longer than the other, as a part of the median of all. Within a pair both had the same machine;
 * the medians of the sides alone differ by other work too.
 */
const distance = (pairs: readonly Pair[]): number =>
  Math.abs(median(pairs.map(([known, unknown]) => known - unknown))) / median(pairs.flat());

it.each([
  [
    'a log in takes as long for nobody’s name as for a member’s',
    byName(logIn.path, (username) => ({ username, password: 'wrong words here' })),
  ],
  [
    'a recovery card takes as long for nobody’s name as for a member’s',
    byName(showCard.path, (username) => ({ username, ...CARD, number: '000000' })),
  ],
  [
    'asking for a mail takes as long for nobody’s address as for one that is confirmed',
    byName(requestRecovery.path, (name) => ({ email: `${name}@example.com` })),
  ],
  ['the number of a mail takes as long where none was sent as where one was', numbersIn],
  ['pictures take as long on another device as on their own', picturesIn],
])('%s', async (_, sidesIn) => {
  await using api = await openHashed();
  const sides = await sidesIn(api);
  const pairs: Pair[] = [];
  const apart: number[] = [];
  for (let round = 0; round < ROUNDS && (apart.at(-1) ?? 1) > MOST_APART; round += 1) {
    pairs.push(...(await askRound(api, sides, round)));
    apart.push(distance(pairs));
  }
  expect(apart.at(-1), `apart by ${apart.join(', ')}`).toBeLessThanOrEqual(MOST_APART);
});
