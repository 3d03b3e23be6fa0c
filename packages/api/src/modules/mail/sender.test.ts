import {
  choosePassword,
  logIn,
  makeCard,
  requestRecovery,
  sendConfirmation,
  updateUser,
} from '@friendbase/contract';
import { secretsIn } from '@friendbase/contract/conformance';
import type { Seed } from '@friendbase/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { closedPort, openMailServer, smtpError, textOf } from '../../../testing/mailServer.ts';
import { PASSWORD, strangers } from '../../../testing/members.ts';
import { databases, databasesInTier } from '../../../testing/openApi.ts';
import type { OpenApi } from '../../../testing/openApi.ts';
import { createMailSender } from './sender.ts';
import { connectSmtp } from './smtp.ts';

const ANN = 'ann@example.com';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const NEW = 'quiet green boat';

const named = (displayName = 'Ann'): Seed => {
  const seed = strangers('ann');
  const confirmed = { displayName, emailConfirmedAt: '2024-01-03T08:00:00.000Z' };
  return { ...seed, members: seed.members.map((one) => ({ ...one, ...confirmed })) };
};

/** Ann, whose address is confirmed, and a real server of mails. */
async function open(openApi: OpenApi, seed = named()) {
  const server = await openMailServer();
  const api = await openApi(seed);
  const logger = { info: vi.fn(), warn: vi.fn<(told: object) => void>(), error: vi.fn() };
  const opened: { close(): void }[] = [];
  const newSender = (wholeMs?: number) => {
    const smtp = connectSmtp(server.settings, { silentMs: 5000, wholeMs });
    opened.push(smtp);
    return createMailSender({
      db: api.db,
      reader: api.reader,
      clock: { now: () => api.now() },
      logger,
      deliver: smtp.deliver,
      origin: 'https://friends.example.com',
      contact: { name: 'Robin', email: 'help@example.com' },
    });
  };
  const sender = newSender();
  return {
    server,
    api,
    logger,
    newSender,
    ask: () => api.visitor().call(requestRecovery, { body: { email: ANN } }),
    /** How many the server has got in all, after a while. */
    receivedIn: async (seconds: number) => {
      api.wait(seconds);
      await sender.run();
      return server.received.length;
    },
    waiting: async () => (await api.db('mails')).length,
    async [Symbol.asyncDispose]() {
      for (const smtp of opened) smtp.close();
      await api[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

const secretsOf = (mail: { raw: string } | undefined) =>
  secretsIn({ subject: '', html: '', text: mail ? textOf(mail).replaceAll('\r\n', '\n') : '' });

const idOf = (mail: { raw: string } | undefined) => /^Message-ID:\s+(\S+)/m.exec(mail?.raw ?? '')?.[1];

/** The server takes all, and the connection breaks before its answer. Answers what it has taken. */
function loseAnswers(
  server: Pick<Awaited<ReturnType<typeof openMailServer>>, 'answerWith' | 'hangUp'>,
  taken: { raw: string }[] = [],
) {
  const { promise: never } = Promise.withResolvers<void>();
  server.answerWith((mail) => {
    taken.push(mail);
    server.hangUp();
    return never;
  });
  return taken;
}

describe.each(databases)('mails on $name', ({ openApi }) => {
  it('are sent by one of several processes, and by the next one where it is killed before it has said so', async () => {
    await using mailed = await open(openApi);
    const { server, api, ask, newSender, receivedIn, waiting } = mailed;
    await ask();
    api.wait(1);
    await Promise.all([newSender(), newSender(), newSender()].map((one) => one.run()));
    expect(server.received).toHaveLength(1);
    await ask();
    api.wait(1);
    // As it is after a process that is killed: taken, sent, and not settled.
    await api
      .db('mails')
      .update({ dueAt: new Date(api.now().getTime() + MINUTE * 1000).toISOString(), tries: 1 });
    expect(await receivedIn(59)).toBe(1);
    expect([await receivedIn(1), await waiting()]).toEqual([2, 0]);
  });
});

describe.each(databasesInTier)('mails on $name', ({ openApi }) => {
  it('are sent once, in words for people and from a program, and nothing of them stays', async () => {
    await using mailed = await open(openApi);
    const { server, api, ask, receivedIn, waiting, logger } = mailed;
    await ask();
    const [row] = (await api.db('mails')) as object[];
    expect(await receivedIn(1)).toBe(1);
    const [mail] = server.received;
    const { raw } = mail ?? { raw: '' };
    const { token, code } = secretsOf(mail);
    expect(raw).toMatch(/^From: FriendBase <hello@friends\.example\.com>$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).toMatch(/^Message-ID: <[\w-]{22}@friends\.example\.com>$/m);
    expect(textOf(mail ?? { raw })).toContain('You can ask us: Robin: help@example.com');
    expect([token.length, code]).toEqual([43, expect.stringMatching(/^\d{6}$/)]);
    expect(await waiting()).toBe(0);
    const stored = JSON.stringify([row, await api.db('recoveries'), logger.info.mock.calls]);
    for (const secret of [token, code]) expect(stored).not.toContain(secret);
    expect(JSON.stringify(logger.info.mock.calls)).toMatch(/recoveryMailed/);
    expect(JSON.stringify(logger.info.mock.calls)).not.toContain('example.com');
    expect(await receivedIn(24 * HOUR)).toBe(1);
  });

  it('wait for a server that is down, or takes none now, and go with a proof that is new', async () => {
    await using mailed = await open(openApi);
    const { server, ask, receivedIn, waiting, api } = mailed;
    const down = connectSmtp({ ...server.settings, port: await closedPort() });
    const to = { name: '', address: ANN };
    const one = { to, replyTo: undefined, subject: '', text: '', html: '', messageId: 'one' };
    expect(await down.deliver(one)).toEqual({ is: 'failed', status: undefined });
    down.close();
    const refused: { raw: string }[] = [];
    server.answerWith((mail) => {
      refused.push(mail);
      throw smtpError(451);
    });
    await ask();
    expect(await receivedIn(1)).toBe(0);
    server.answerWith();
    expect(await receivedIn(59)).toBe(0);
    expect(await receivedIn(1)).toBe(1);
    expect(await waiting()).toBe(0);
    const choose = (mail: { raw: string } | undefined) =>
      api.visitor().call(choosePassword, { body: { token: secretsOf(mail).token, newPassword: NEW } });
    await expect(choose(refused[0])).rejects.toMatchObject({ code: 'recoveryOver' });
    await expect(choose(server.received[0])).resolves.toMatchObject({ username: 'ann' });
  });

  it('are given up where the server never takes them, or nobody waits for them anymore', async () => {
    await using mailed = await open(openApi);
    const { server, ask, receivedIn, waiting, logger } = mailed;
    server.answerWith(() => {
      throw smtpError(552);
    });
    await ask();
    expect([await receivedIn(1), await waiting()]).toEqual([0, 0]);
    expect(logger.warn.mock.calls[0]?.[0]).toMatchObject({ about: 'recovery', status: 552, isGivenUp: true });
    server.answerWith(() => {
      throw smtpError(421);
    });
    await ask();
    for (const seconds of [1, MINUTE, 5 * MINUTE, 15 * MINUTE]) await receivedIn(seconds);
    expect(await waiting()).toBe(0);
    server.answerWith();
    expect(await receivedIn(HOUR)).toBe(0);
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('example.com');
  });

  it('do not wait for a server that is slow', async () => {
    await using mailed = await open(openApi);
    const { server, ask, newSender, api, waiting } = mailed;
    const { promise: never, resolve } = Promise.withResolvers<void>();
    server.answerWith(() => never);
    await ask();
    api.wait(1);
    await newSender(100).run();
    expect([server.received.length, await waiting()]).toEqual([0, 1]);
    resolve();
  });

  it('are the same once more where the answer of the server was lost, and not where they were used meanwhile', async () => {
    await using mailed = await open(openApi);
    const { server, api, ask, receivedIn, waiting } = mailed;
    const taken = loseAnswers(server);
    await ask();
    expect([await receivedIn(1), taken.length]).toEqual([0, 1]);
    server.answerWith();
    expect(await receivedIn(MINUTE)).toBe(1);
    const [first, again] = [taken[0], server.received[0]];
    expect(idOf(again)).toBe(idOf(first));
    expect(secretsOf(again)).toEqual(secretsOf(first));

    loseAnswers(server, taken);
    await ask();
    await receivedIn(1);
    const body = { token: secretsOf(taken[1]).token, newPassword: NEW };
    await api.visitor().call(choosePassword, { body });
    server.answerWith();
    // What tells of the new password.
    expect(await receivedIn(MINUTE)).toBe(2);
    expect([textOf(server.received[1] ?? { raw: '' }), await waiting()]).toEqual([
      expect.stringContaining('was changed with an email'),
      0,
    ]);
  });

  it('of an answer that was lost are other ones from another process: the newest works', async () => {
    await using mailed = await open(openApi);
    const { server, api, ask, newSender } = mailed;
    const taken = loseAnswers(server);
    await ask();
    api.wait(1);
    await newSender().run();
    server.answerWith();
    api.wait(MINUTE);
    await newSender().run();
    const [first, second] = [taken[0], server.received[0]];
    expect(idOf(second)).not.toBe(idOf(first));
    const choose = (mail: { raw: string } | undefined) =>
      api.visitor().call(choosePassword, { body: { token: secretsOf(mail).token, newPassword: NEW } });
    await expect(choose(first)).rejects.toMatchObject({ code: 'recoveryOver' });
    await expect(choose(second)).resolves.toMatchObject({ username: 'ann' });
  });

  it('that only tell are the same by their name whoever sends them', async () => {
    await using mailed = await open(openApi);
    const { server, api, newSender } = mailed;
    const taken = loseAnswers(server);
    const ann = await api.as('ann');
    await ann.call(makeCard, { body: { currentPassword: PASSWORD } });
    for (const seconds of [1, MINUTE]) {
      api.wait(seconds);
      await newSender().run();
      server.answerWith();
    }
    expect(idOf(server.received[0])).toBe(idOf(taken[0]));
  });

  it('go out after the clock was set back, and those nobody waits for do not', async () => {
    await using mailed = await open(openApi);
    const { api, ask, receivedIn, waiting } = mailed;
    const ann = await api.as('ann');
    await ann.call(updateUser, {
      params: { id: 'ann-id' },
      body: { email: 'ann.lee@example.com', currentPassword: PASSWORD },
    });
    await ask();
    expect(await receivedIn(-12 * HOUR)).toBe(2);
    expect(await waiting()).toBe(0);
  });

  it('say to nobody else what a name or an address holds', async () => {
    await using mailed = await open(openApi, named('Ann\r\nBcc: evil@example.org\r\n\r\n<b>Hello'));
    const { server, api, ask, receivedIn } = mailed;
    await ask();
    expect(await receivedIn(1)).toBe(1);
    expect(server.received[0]?.to).toEqual([ANN]);
    expect(server.received[0]?.raw).not.toMatch(/^Bcc:|<b>/m);
    const odd = ['a,b@example.org', 'evil@example.org>,<ann@example.com', '"x"@example.org'];
    for (const email of odd) {
      await api.db('users').update({ email, emailKey: email, emailConfirmedAt: null });
      await (await api.as('ann')).call(sendConfirmation, {});
    }
    expect(await receivedIn(1)).toBe(1);
  });
});

it('says that it sends none where no server of mails is named', async () => {
  const [{ openApi }] = databases;
  await using api = await openApi(named(), { sendsMail: false });
  const ann = await api.as('ann');
  const off = expect.objectContaining({ code: 'notOffered' });
  await expect(ann.call(requestRecovery, { body: { email: ANN } })).rejects.toEqual(off);
  await expect(ann.call(sendConfirmation, {})).rejects.toEqual(off);
  await ann.call(logIn, { body: { username: 'ann', password: PASSWORD } });
  expect(await api.db('mails')).toEqual([]);
});
