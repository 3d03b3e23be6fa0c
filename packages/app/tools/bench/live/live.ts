import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEARTBEAT_MS, sendMessage } from '@friendbase/contract';
import { startProduct } from '../product.ts';
import { publish } from '../report.ts';
import { busyText, measureBusy } from './busy.ts';
import { memoryOf } from '../processes.ts';
import {
  befriend,
  follow,
  followEach,
  logInAgain,
  MOST_STREAMS,
  send,
  signUp,
  STREAMS_EACH,
} from './members.ts';
import type { Member } from './members.ts';

const MESSAGES = 50;
const LOGINS = 20;
const IDLE_MS = 60_000;

/** Processor time in s and memory in MB of a process. */
function usageOf(pid: number): { seconds: number; megabytes: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { seconds: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: memoryOf(pid) };
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

/** Members in pairs of friends, in a folder of data that is not in use anymore. */
async function createPairs(settings: Record<string, string>, count: number): Promise<[Member, Member][]> {
  await using product = await startProduct(settings);
  const { origin } = product;
  const pairs: [Member, Member][] = [];
  for (let n = 0; n < count; n += 1) {
    const pair: [Member, Member] = [await signUp(origin, 2 * n), await signUp(origin, 2 * n + 1)];
    await befriend(origin, ...pair);
    pairs.push(pair);
  }
  return pairs;
}

/**
 * What streams cost while nothing happens, how soon a message comes beside them, and what happens while much is told.
 * Takes some 6 minutes. As after a restart: the process that is measured has made none of the members.
 */
export async function benchLive(streams = String(MOST_STREAMS)): Promise<void> {
  const owners = Math.ceil(Math.min(Number(streams), MOST_STREAMS) / STREAMS_EACH);
  const count = owners * STREAMS_EACH;
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-bench-live-'));
  try {
    const settings = { DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000', DEMO_DATA: '0' };
    // Two have the streams in which messages come.
    const [first, ...pairs] = await createPairs(settings, Math.ceil(owners / 2) + 1);
    if (!first) throw new Error('Nobody is there.');
    await using product = await startProduct(settings);
    const { origin, pid } = product;
    const alone = await timesOf(origin, first);
    const before = usageOf(pid);
    const open = await followEach(origin, pairs.flat().slice(0, owners));
    const begun = usageOf(pid);
    await sleep(IDLE_MS);
    const idle = usageOf(pid);
    const beside = await timesOf(origin, first);
    for (let n = 0; n < LOGINS; n += 1) await logInAgain(origin, n);
    const hashed = usageOf(pid);
    for (const stream of open) stream.destroy();
    const share = ((idle.seconds - begun.seconds) / IDLE_MS) * 100_000;
    const busy = await measureBusy(origin, pairs, first[0]);
    const text = `\`npm run bench -- live\`: the built product on SQLite, just started, ${count} idle streams of ${owners} members for ${IDLE_MS / 1000} s, each with a heartbeat
every ${HEARTBEAT_MS / 1000} s; then ${MESSAGES} messages one after the other, from sending to the other one's stream. Callers are on the same machine.

| | |
| --- | --- |
| memory without streams, with them | ${before.megabytes.toFixed(0)} MB, ${idle.megabytes.toFixed(0)} MB |
| after ${LOGINS} logins beside them | ${hashed.megabytes.toFixed(0)} MB |
| a stream | ${(((idle.megabytes - before.megabytes) / count) * 1024).toFixed(0)} KB |
| processor, of a core | ${share.toFixed(1)} % |
| a message alone, p50 and p95 | ${at(alone, 0.5)} and ${at(alone, 0.95)} ms |
| beside the streams | ${at(beside, 0.5)} and ${at(beside, 0.95)} ms |

${busyText(busy, at)}`;
    publish('Streams of what happens', text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
