import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { ClientRequest } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { followLive, register, sendMessage } from '@friendbase/contract';
import { REPORT, startProduct } from './product.ts';
import { withSection } from './report.ts';

/** What a server lets one member have, whose devices they are. */
const STREAMS_EACH = 20;
const MOST_STREAMS = 10_000;
const MESSAGES = 50;
const IDLE_MS = 60_000;
const PASSWORD = 'quiet lake morning';

interface Member {
  id: string;
  cookie: string;
}

async function send(origin: string, path: string, method: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const signUp = (origin: string, n: number): Promise<Member> =>
  send(origin, register.path, 'POST', {
    username: `bench_${n}`,
    email: `bench_${n}@example.com`,
    displayName: `Bench ${n}`,
    password: PASSWORD,
    challengeType: 'cognitive',
  });

/** A stream that has begun. */
const follow = (
  origin: string,
  { cookie }: Member,
  onText?: (text: string) => void,
): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const request = get(origin + followLive.path, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => onText?.(text));
      answer.once('data', () => resolve(request));
      // It is ended by this program.
      answer.on('error', () => undefined);
    });
    request.on('error', reject);
  });

/** Processor time in s and memory in MB of a process. */
function usageOf(pid: number): { seconds: number; megabytes: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { seconds: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Number(kilobytes) / 1024 };
}

/** From sending a message until the other one's stream has it, in ms, in order. */
async function timesOf(origin: string, [from, to]: [Member, Member]): Promise<number[]> {
  let heard = (): void => undefined;
  const stream = await follow(origin, to, (text) => text.includes('event: message') && heard());
  const times: number[] = [];
  for (let n = 0; n < MESSAGES; n += 1) {
    const comes = new Promise<void>((resolve) => (heard = resolve));
    const begun = performance.now();
    const body = { senderId: from.id, receiverId: to.id, content: `Message ${n}` };
    await Promise.all([send(origin, sendMessage.path, 'POST', body, from.cookie), comes]);
    times.push(performance.now() - begun);
  }
  stream.destroy();
  return times.toSorted((one, other) => one - other);
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.ceil(times.length * share) - 1] ?? NaN).toFixed(0);

/** What streams cost while nothing happens, and how soon a message comes beside them. Takes some 4 minutes. */
export async function benchLive(streams = '10000'): Promise<void> {
  const owners = Math.ceil(Math.min(Number(streams), MOST_STREAMS) / STREAMS_EACH);
  const count = owners * STREAMS_EACH;
  await using product = await startProduct({ RATE_LIMIT_SCALE: '1000000', DEMO_DATA: '0' });
  const { origin, pid } = product;
  const members: Member[] = [];
  // Two have the streams in which messages come.
  for (let n = 0; n < owners + 2; n += 1) members.push(await signUp(origin, n));
  const [ann, ben, ...others] = members as [Member, Member, ...Member[]];
  const asked = await send(
    origin,
    '/api/friendships',
    'POST',
    { userId: ann.id, friendId: ben.id },
    ann.cookie,
  );
  await send(origin, `/api/friendships/${asked.id}`, 'PATCH', { status: 'accepted' }, ben.cookie);
  const alone = await timesOf(origin, [ann, ben]);
  const before = usageOf(pid);
  const open: ClientRequest[] = [];
  for (const member of others)
    open.push(...(await Promise.all(Array.from({ length: STREAMS_EACH }, () => follow(origin, member)))));
  const begun = usageOf(pid);
  await sleep(IDLE_MS);
  const idle = usageOf(pid);
  const beside = await timesOf(origin, [ann, ben]);
  for (const stream of open) stream.destroy();
  const share = ((idle.seconds - begun.seconds) / IDLE_MS) * 100_000;
  const text = `\`npm run bench -- live\`: the built product on SQLite, ${count} idle streams of ${others.length} members for ${IDLE_MS / 1000} s, each with a heartbeat every 15 s;
then ${MESSAGES} messages one after the other, from sending to the other one's stream. Callers are on the same machine. ${cpus().length} cores, load
at the end ${loadavg()[0]?.toFixed(1)}.

| | |
| --- | --- |
| memory without streams, with them | ${before.megabytes.toFixed(0)} MB, ${idle.megabytes.toFixed(0)} MB |
| a stream | ${(((idle.megabytes - before.megabytes) / count) * 1024).toFixed(0)} KB |
| processor, of a core | ${share.toFixed(1)} % |
| a message alone, p50 and p95 | ${at(alone, 0.5)} and ${at(alone, 0.95)} ms |
| beside the streams | ${at(beside, 0.5)} and ${at(beside, 0.95)} ms |`;
  console.log(text);
  writeFileSync(REPORT, withSection(readFileSync(REPORT, 'utf8'), 'Streams of what happens', text));
}
