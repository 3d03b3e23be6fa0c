import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  expect,
  type Fixtures,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { freePort } from '../../../scripts/freePort.ts';
import { ENDS_WITH_RUN } from '../../../scripts/runFolder.ts';
import { addressOf } from './people.ts';

const PROGRAM = path.join(import.meta.dirname, '../../api/src/main.ts');
const MAIL_PROGRAM = path.join(import.meta.dirname, '../../api/testing/mailProgram.ts');
const MOVED_CLOCK = path.join(import.meta.dirname, '../../api/testing/movedClock.ts');
const MEMBER_PROGRAM = path.join(import.meta.dirname, '../../api/tools/member/main.ts');

/** Where the environment has `CLOCK_AHEAD_MS`, it lives that much later. */
const start = (program: string, env: NodeJS.ProcessEnv = process.env) =>
  spawn(process.execPath, [...ENDS_WITH_RUN, '--import', MOVED_CLOCK, program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The first line that it writes: it is ready. @throws where it ends before */
async function firstLine(program: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  const [line] = await Promise.race([
    once(createInterface({ input: program.stdout }), 'line'),
    once(program, 'exit').then(([code]) => {
      throw new Error(`${program.spawnargs.at(-1)} ended with ${code} before it was ready.`);
    }),
  ]);
  return String(line);
}

const DAY_MS = 86_400_000;

export interface OwnServer {
  origin: string;
  give: (role: 'moderator' | 'organizer', username: string) => Promise<void>;
  linkFor: (username: string) => Promise<string>;
  later: (days: number) => Promise<OwnServer>;
  stop: () => Promise<void>;
}

/** The product at a name of this machine, with a folder of its own and what else it is told. It ends with `stop`. */
export async function startOwnServer(told: Readonly<Record<string, string>>): Promise<OwnServer> {
  const port = told['PORT'] ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'own-server-')),
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: 'warn',
    ...told,
  };
  const program = start(PROGRAM, env);
  await firstLine(program);
  const stop = async () => {
    program.kill();
    await once(program, 'exit');
  };
  /** The command of those who run FriendBase: what it says. */
  const command = async (act: string, username: string): Promise<string> =>
    (await promisify(execFile)(process.execPath, [MEMBER_PROGRAM, act, username], { env })).stdout;
  return {
    origin,
    /** By the command of those who run FriendBase. */
    async give(role: 'moderator' | 'organizer', username: string): Promise<void> {
      await command(role, username);
    },
    /** The link by which a member chooses a new password, as who runs FriendBase gives it to them. */
    async linkFor(username: string): Promise<string> {
      const [link = ''] = /http:\/\/\S+#\S+/.exec(await command('reset', username)) ?? [];
      return link;
    },
    /** The same, some days later: it is stopped, and starts again with its folder and its address. */
    async later(days: number): Promise<OwnServer> {
      await stop();
      const { PORT, DATA_DIR } = env;
      return startOwnServer({ ...told, PORT, DATA_DIR, CLOCK_AHEAD_MS: String(days * DAY_MS) });
    },
    stop,
  };
}

/** A mail that was taken: whom to, with its header, and its words. */
interface TakenMail {
  to: string[];
  raw: string;
  text: string;
}

/** A real server of mails on this machine. It ends with `stop`. */
export async function startMailServer() {
  const program = start(MAIL_PROGRAM);
  const { port }: { port: number } = JSON.parse(await firstLine(program));
  const taken: TakenMail[] = [];
  createInterface({ input: program.stdout }).on('line', (line: string) => {
    const mail: TakenMail = JSON.parse(line);
    taken.push(mail);
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What the newest mail with this subject to a member lets them do. */
    async newest(username: string, subject: string): Promise<{ link: string; code: string }> {
      const found = () =>
        taken
          .filter(({ to }) => to.includes(addressOf(username)))
          .findLast(({ raw }) => raw.includes(`Subject: ${subject}`));
      await expect.poll(found).toBeDefined();
      const { text = '' } = found() ?? {};
      const [link = ''] = /http:\/\/\S+#\S+/.exec(text) ?? [];
      const [code = ''] = /^\d{3} \d{3}$/m.exec(text) ?? [];
      return { link, code };
    },
    async stop(): Promise<void> {
      program.kill();
      await once(program, 'exit');
    },
  };
}

/** A server as `startOwnServer` starts it, whose mails are taken. */
export interface MailingServer
  extends OwnServer, Pick<Awaited<ReturnType<typeof startMailServer>>, 'newest'> {}

/** The same, and it sends mails, to a real server of mails on this machine. */
export async function startMailingServer(
  told: Readonly<Record<string, string>> = {},
): Promise<MailingServer> {
  const mails = await startMailServer();
  const server = await startOwnServer({
    SMTP_URL: mails.url,
    MAIL_FROM: 'hello@friends.example.com',
    ...told,
  });
  const stop = async () => {
    await server.stop();
    await mails.stop();
  };
  return { ...mails, ...server, stop };
}

/** For `extend`: the journeys of a worker share this server, and begin at its address. */
export const ownPlace = <Server extends OwnServer>(
  startServer: () => Promise<Server>,
): Fixtures<object, { place: Server }, PlaywrightTestOptions, PlaywrightWorkerOptions> => ({
  place: [
    async ({ browserName: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ place }, use) => use(place.origin),
});
