import {
  choosePassword,
  getMe,
  listNotifications,
  logIn,
  requestRecovery,
  showCard,
  showCode,
} from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';
import { CARD, cardOf } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { resetPassword } from '../../../tools/member/resetPassword.ts';
import { LIMITS } from '../../http/limits.ts';
import { cheapPasswords, json, PASSWORD, strangers } from '../../../testing/members.ts';
import { behindProxy, databases, databasesInTier } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { securityLine, securityLines } from '../../../testing/securityLines.ts';

const NEW = 'quiet green boat';
const ORIGIN = 'https://friends.example.com';
const withCard = { ...strangers('ann', 'ben'), recoveryCards: [{ ...cardOf('ann'), memberId: 'ann-id' }] };

/** Makes a link as who runs the server does; answers its token. */
async function linkFor(api: TestApi, username = 'ann'): Promise<string> {
  const { said } = await resetPassword(api.db, { username, origin: ORIGIN }, api.now());
  return said.split(`${ORIGIN}/login?form=help&by=link#`)[1] ?? '';
}

const choose = (api: TestApi, token: string) =>
  api.visitor().call(choosePassword, { body: { token, newPassword: NEW } });

const over = expect.objectContaining({ code: 'recoveryOver' });

describe.each(databases)('a link of who runs the server on $name', ({ openApi }) => {
  it('is not made for nobody', async () => {
    await using api = await openApi(strangers('ann'));
    await expect(linkFor(api, 'ben')).rejects.toThrow('There is no member with the username "ben".');
    expect(await api.db('recoveries')).toEqual([]);
  });

  it('changes nothing until it is used, and stands in the record without its token', async () => {
    await using api = await openApi(strangers('ann'));
    const ann = await api.as('ann');
    const token = await linkFor(api, ' ANN ');
    expect(token).toMatch(/^[\w-]{43}$/);
    await expect(ann.call(getMe, {})).resolves.toMatchObject({ username: 'ann' });
    const [line] = await api.db('moderationRecord');
    const details = JSON.stringify({ memberId: 'ann-id' });
    expect(line).toMatchObject({ act: 'gaveLink', moderatorId: 'command', caseId: null, details });
    expect(JSON.stringify([line, await api.db('recoveries')])).not.toContain(token);
  });

  it('lets its member choose a password once, ends their sessions and tells them', async () => {
    await using api = await openApi(withCard);
    const ann = await api.as('ann');
    const token = await linkFor(api);
    expect(await choose(api, token)).toEqual({ username: 'ann', card: null });
    await expect(choose(api, token)).rejects.toEqual(over);
    await expect(ann.call(getMe, {})).rejects.toMatchObject({ status: 401 });
    const back = api.visitor();
    await back.call(logIn, { body: { username: 'ann', password: NEW } });
    const { items } = await back.call(listNotifications, {});
    expect(items).toMatchObject([
      { kind: 'security', what: 'newDevice' },
      { kind: 'security', what: 'passwordByLink' },
    ]);
    // The card stays: it was not shown.
    await expect(back.call(showCard, { body: { username: 'ann', ...CARD } })).resolves.toBeDefined();
  });

  it('is over after a newer one, after a card was shown, and after 30 minutes', async () => {
    await using api = await openApi(withCard);
    const first = await linkFor(api);
    const second = await linkFor(api);
    await expect(choose(api, first)).rejects.toEqual(over);
    await api.visitor().call(showCard, { body: { username: 'ann', ...CARD } });
    await expect(choose(api, second)).rejects.toEqual(over);
    const third = await linkFor(api);
    api.wait(30 * 60);
    await expect(choose(api, third)).rejects.toEqual(over);
    await api.visitor().call(logIn, { body: { username: 'ann', password: PASSWORD } });
  });

  it('is used by one of twenty at once', async () => {
    await using api = await openApi(strangers('ann'));
    const token = await linkFor(api);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => choose(api, token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe.each(databasesInTier)(
  'a password that was chosen without the one before on $name',
  ({ openApi }) => {
    it.each(['card', 'link'])(
      'is told by mail where the address is confirmed, chosen by a %s',
      async (way) => {
        const members = withCard.members.map((one) => ({
          ...one,
          emailConfirmedAt: '2024-01-03T08:00:00.000Z',
        }));
        await using api = await openApi({ ...withCard, members });
        const visitor = api.visitor();
        const byCard = async () =>
          (await visitor.call(showCard, { body: { username: 'ann', ...CARD } })).token;
        await choose(api, way === 'card' ? await byCard() : await linkFor(api));
        const mails = await visitor.mailTo('ann@example.com');
        expect(mails.map(({ subject }) => subject)).toEqual(['Your FriendBase password was changed']);
        expect(await visitor.mailTo('ben@example.com')).toEqual([]);
      },
    );
  },
);

/** For each call by which somebody gets back in, what another one asks each time. */
const TRIES_OF: [Endpoint, (n: number) => object][] = [
  [showCard, (n) => ({ username: `nobody${n}`, ...CARD })],
  [requestRecovery, (n) => ({ email: `nobody${n}@example.com` })],
  [showCode, (n) => ({ ticket: `ticket-${n}`, code: '000000' })],
  [choosePassword, (n) => ({ token: `token-${n}`, newPassword: NEW })],
];

describe.each(databasesInTier)('trying ways back in from one address on $name', ({ openApi }) => {
  it.each(TRIES_OF)(
    'ends after so many calls as its limit says, whoever they are about (%#)',
    async (call, bodyOf) => {
      await using api = await openApi(strangers('ann'), behindProxy());
      const tries = call.limit?.tries ?? 0;
      expect(tries).toBe(60);
      const tryOne = async (n: number, address: string) =>
        (await api.visitor().request(call.path, json('POST', bodyOf(n), { 'x-forwarded-for': address })))
          .status;
      const statuses = new Set<number>();
      for (let n = 0; n < tries; n += 1) statuses.add(await tryOne(n, '203.0.113.7'));
      expect([...statuses]).toEqual([call === requestRecovery ? 200 : 403]);
      expect(await tryOne(tries, '203.0.113.7')).toBe(429);
      expect(await tryOne(tries, '203.0.113.8')).not.toBe(429);
    },
  );
});

const tryCard = async (api: TestApi, username: string, number: string, address = '203.0.113.7') => {
  const request = json('POST', { username, ...CARD, number }, { 'x-forwarded-for': address });
  const { status } = await api.visitor().request(showCard.path, request);
  return status;
};

describe.each(databasesInTier)('guessing a recovery card on $name', ({ openApi }) => {
  it.each(['ann', 'ben', 'nobody'])('ends after ten tries at %s from one address', async (username) => {
    await using api = await openApi(withCard, behindProxy());
    const outcomes = [];
    for (let n = 0; n <= LIMITS.wrongCard.tries; n += 1)
      outcomes.push(await tryCard(api, username, `00000${n % 10}`));
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });

  it('is slowed as one from many addresses, while the owner gets in from another', async () => {
    await using api = await openApi(withCard, behindProxy());
    for (let n = 0; n < LIMITS.guessedCard.tries; n += 1)
      await tryCard(api, 'ann', '000000', `198.51.100.${n}`);
    expect(await tryCard(api, 'ann', '000000', '192.0.2.1')).toBe(403);
    expect(await tryCard(api, 'ann', '000000', '192.0.2.1')).toBe(429);
    expect(await tryCard(api, 'ann', CARD.number)).toBe(200);
  });

  it('takes the same work whether the name is a member’s, one without a card or nobody’s', async () => {
    let verified = 0;
    const passwords: typeof cheapPasswords = {
      ...cheapPasswords,
      verify: (...given) => ((verified += 1), cheapPasswords.verify(...given)),
    };
    await using api = await openApi(withCard, { passwords });
    const work = [];
    for (const username of ['ann', 'ben', 'nobody']) {
      const statements = api.watchStatements();
      verified = 0;
      await tryCard(api, username, '000000');
      work.push({ verified, statements: [...statements] });
    }
    expect(work[1]).toEqual(work[0]);
    expect(work[2]).toEqual(work[0]);
  });
});

describe('the log of what concerns the way into an account', () => {
  it('tells each event with a hashed id, and no name, address or anything that was typed', async () => {
    const { logger, lines } = securityLines();
    const [{ openApi }] = databases;
    await using api = await openApi(withCard, { logger });
    await tryCard(api, 'ann', '000000');
    await tryCard(api, 'nobody', '000000');
    await choose(api, await linkFor(api));
    await api.visitor().request(logIn.path, json('POST', { username: 'ann', password: PASSWORD }));
    // Whole lines are compared: what is not named here is in none of them.
    expect(lines()).toEqual([
      securityLine('cardRefused', 'ann-id'),
      securityLine('cardRefused'),
      securityLine('recoveryUsed', 'ann-id', { way: 'link' }),
      securityLine('loginRefused', 'ann-id'),
    ]);
  });
});
