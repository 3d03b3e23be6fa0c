import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { befriend, signUp, type Member } from '../live/members.ts';
import { PHOTO, startProduct } from '../product.ts';
import { publish } from '../report.ts';
import { browserOf, DAY, liveADay } from './livedDay.ts';
import { processorTime } from '../processes.ts';

const MEMBERS = 40;
/** Days that are lived at the same time. */
const AT_ONCE = 4;
/** Friends of each: the next ones in a circle. */
const FRIENDS = 5;

/** Bytes of a file, or of all files in a folder. */
function bytesOf(place: string): number {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.size ?? 0;
  return readdirSync(place).reduce((sum, name) => sum + bytesOf(path.join(place, name)), 0);
}

/** What is stored: the database, once it is closed, and the files of members. */
const stored = (folder: string) => ({
  rows: bytesOf(path.join(folder, 'friendbase.sqlite')),
  files: bytesOf(path.join(folder, 'uploads')),
});

async function makeCircle(origin: string): Promise<Member[]> {
  const members: Member[] = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await signUp(origin, n));
  for (const [n, member] of members.entries()) {
    for (let step = 1; step <= FRIENDS; step += 1)
      await befriend(origin, member, members[(n + step) % MEMBERS] ?? member);
  }
  return members;
}

/** Every member lives a day: some at the same time, so that processes have something to do while others wait. */
async function liveAll(origin: string, members: readonly Member[]): Promise<void> {
  const photo = new Uint8Array(readFileSync(PHOTO));
  const waiting = members.map((me, n) => ({ me, friend: members[(n + 1) % MEMBERS] ?? me, photo }));
  const live = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await liveADay(browserOf(origin, next.me), next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, live));
}

/**
 * What a member costs a day: processor time of all processes of the product, rows and files. One day warms up, a second one is
 * measured. Takes about two minutes.
 */
export async function benchDay(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-day-'));
  const settings = { DATA_DIR: folder, DEMO_DATA: '0', RATE_LIMIT_SCALE: '1000000' };
  try {
    let members: Member[] = [];
    {
      await using product = await startProduct(settings);
      members = await makeCircle(product.origin);
      await liveAll(product.origin, members);
    }
    const before = stored(folder);
    let seconds = 0;
    {
      await using product = await startProduct(settings);
      const begun = processorTime(product.pid);
      await liveAll(product.origin, members);
      seconds = processorTime(product.pid) - begun;
    }
    const after = stored(folder);
    report({ seconds, rows: after.rows - before.rows, files: after.files - before.files });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report({ seconds, rows, files }: { seconds: number; rows: number; files: number }): void {
  const lived = `${DAY.visits} visits with ${DAY.feedPages} pages of the feed each, ${DAY.chatsOpened} chats opened, ${DAY.messages} messages, ${DAY.posts} post with
${DAY.pictures} picture of ${Math.round(bytesOf(PHOTO) / 1000)} KB, ${DAY.picturesSeen} pictures seen, ${DAY.likes} likes, ${DAY.comments} comments`;
  const text = `\`npm run bench -- day\`: ${MEMBERS} members with ${2 * FRIENDS} friends each live a day that is assumed (${lived}), ${AT_ONCE} at a time, on the built product
on SQLite, the second day measured. Processor time is that of all its processes. Carried on in [scaling](scaling.md).

| a member and day | |
| --- | --- |
| processor, s | ${(seconds / MEMBERS).toFixed(2)} |
| rows, KB | ${(rows / MEMBERS / 1000).toFixed(1)} |
| files, KB | ${(files / MEMBERS / 1000).toFixed(1)} |`;
  publish('A day of a member', text);
}
