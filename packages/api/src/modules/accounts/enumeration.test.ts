import { findUsername, logIn, register, showCard } from '@friendbase/contract';
import { CARD, cardOf } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../http/limits.ts';
import { cheapPasswords, json, PASSWORD, strangers } from '../../../testing/members.ts';
import { behindProxy, databasesInTier } from '../../../testing/openApi.ts';

const TRIES = 50;
const members = Array.from({ length: TRIES }, (_, n) => `ann${n}`);
const nobody = members.map((name) => name.replace('ann', 'zed'));

/** Every second member has a card. */
const community = {
  ...strangers(...members),
  recoveryCards: members
    .filter((_, n) => n % 2 === 0)
    .map((name) => ({ ...cardOf('ann'), memberId: `${name}-id` })),
};

/** A server that counts its Argon2 runs, and asks a proxy where each request is from. */
async function openCounted(openApi: (typeof databasesInTier)[number]['openApi']) {
  const runs = { count: 0 };
  const counted: typeof cheapPasswords = {
    hash: (...given) => ((runs.count += 1), cheapPasswords.hash(...given)),
    verify: (...given) => ((runs.count += 1), cheapPasswords.verify(...given)),
  };
  const api = await openApi(community, { passwords: counted, ...behindProxy() });
  const sent = api.watchStatements();
  /** All that somebody who tries can see or measure, but for the clock: each try comes from an address of its own. */
  const tryOne = async (path: string, body: object, address: string) => {
    const from = sent.length;
    runs.count = 0;
    const answer = await api.visitor().request(path, json('POST', body, { 'x-forwarded-for': address }));
    return {
      status: answer.status,
      said: await answer.text(),
      headers: [...answer.headers.keys()].toSorted(),
      cookies: answer.headers.getSetCookie(),
      argon2: runs.count,
      statements: sent.slice(from),
    };
  };
  return { api, tryOne, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

const addressOf = (n: number, group: number): string => `10.${group}.0.${n + 1}`;

describe.each(databasesInTier)('whose names and addresses exist on $name', ({ openApi }) => {
  it.each([
    ['a log in', logIn.path, (username: string) => ({ username, password: 'wrong words here' }), 401],
    ['a recovery card', showCard.path, (username: string) => ({ username, ...CARD, number: '000000' }), 403],
  ] as const)(
    'is not told by %s: 50 members and 50 names of nobody meet the same, for the same work',
    async (_, path, bodyOf, status) => {
      await using server = await openCounted(openApi);
      const seen = new Set<string>();
      for (let n = 0; n < TRIES; n += 1)
        for (const [group, name] of [members[n], nobody[n]].entries())
          seen.add(JSON.stringify(await server.tryOne(path, bodyOf(name ?? ''), addressOf(n, group))));
      expect([...seen].map((one) => JSON.parse(one) as object)).toEqual([
        expect.objectContaining({ status, cookies: [], argon2: 1 }),
      ]);
    },
  );

  it('is not told by a sign-up that opens no account', async () => {
    await using server = await openCounted(openApi);
    const common = (username: string) => ({ ...signUpAs(username), password: 'password123' });
    const [known, unknown] = [
      await server.tryOne(register.path, common('ann0'), addressOf(1, 0)),
      await server.tryOne(register.path, common('zed0'), addressOf(1, 1)),
    ];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 400, argon2: 0 });
  });

  it('is told by a sign-up as the specification has it, after the whole work, and ten times in ten minutes', async () => {
    await using server = await openCounted(openApi);
    const signUp = (n: number) => ({ ...signUpAs(`new${n}`), email: `ann${n}@example.com` });
    const seen = [];
    for (let n = 0; n <= LIMITS.knownEmail.tries; n += 1)
      seen.push(await server.tryOne(register.path, signUp(n), addressOf(1, 0)));
    expect(seen.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
    // Before it is looked for: who measures learns nothing.
    expect(seen[0]?.argon2).toBe(1);
    const free = await server.tryOne(register.path, signUpAs('new99'), addressOf(1, 0));
    expect(free.status).toBe(429);
  });

  it('is told by Help as the specification has it, and no more often than its limit', async () => {
    await using server = await openCounted(openApi);
    const statuses: number[] = [];
    const most = findUsername.limit?.tries ?? 0;
    for (let n = 0; n <= most; n += 1) {
      const email = `${n % 2 === 0 ? 'ann' : 'zed'}${n}@example.com`;
      statuses.push((await server.tryOne(findUsername.path, { email }, addressOf(1, 0))).status);
    }
    expect(statuses.slice(0, 4)).toEqual([200, 404, 200, 404]);
    expect(statuses.at(-1)).toBe(429);
  });
});

const signUpAs = (username: string) => ({
  username,
  email: `${username}@example.com`,
  displayName: 'Somebody',
  password: PASSWORD,
  challengeType: 'cognitive',
});
