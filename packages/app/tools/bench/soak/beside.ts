import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteMedia, processMedia, sendMessage, startUpload } from '@friendbase/contract';
import { browserOf } from '../day/livedDay.ts';
import { befriend, followEach, send, signUp } from '../live/members.ts';
import type { Member } from '../live/members.ts';
import { memoryOfAll } from '../processes.ts';
import { PHOTO } from '../product.ts';
import type { Minute } from './results.ts';

const SECOND_MS = 1000;
/** How long a message may be under way at the end. */
const LAST_MS = 5000;

/** Carries something out so often, whether the one before is over or not, and waits for all of it. */
async function atRate(count: number, aSecond: number, work: (dueAt: number) => Promise<void>): Promise<void> {
  const begun = performance.now();
  const under: Promise<void>[] = [];
  for (let n = 0; n < count; n += 1) {
    const dueAt = begun + (n * SECOND_MS) / aSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
    under.push(work(dueAt));
  }
  await Promise.all(under);
}

/** Two friends, who write to each other and have many browsers open. */
export async function followFriends(origin: string) {
  const friends: [Member, Member] = [await signUp(origin, 0), await signUp(origin, 1)];
  await befriend(origin, ...friends);
  const [from, to] = friends;
  let heard = 0;
  let sent = 0;
  const hear = (text: string): void => void (heard += text.match(/event: message\n/g)?.length ?? 0);
  const streams = await followEach(origin, friends, hear);
  return {
    count: streams.length,
    write: async (): Promise<void> => {
      const body = { senderId: from.id, receiverId: to.id, content: `Message ${sent}` };
      await send(origin, sendMessage.path, 'POST', body, from.cookie);
      sent += 1;
    },
    /** Ends the streams, and answers how many times a stream was not told of a message. */
    end: async (): Promise<number> => {
      const missing = () => sent * streams.length - heard;
      for (let waited = 0; missing() > 0 && waited < LAST_MS; waited += 100) await sleep(100);
      for (const stream of streams) stream.destroy();
      return missing();
    },
  };
}

/** For so many seconds: uploads that are made ready and taken back, messages to the streams, and once a second a look at the memory. */
export async function runBeside(
  { origin, pid }: { origin: string; pid: number },
  {
    me,
    write,
    seconds,
    aSecond,
  }: { me: Member; write: () => Promise<void>; seconds: number; aSecond: number },
): Promise<Pick<Minute, 'failures' | 'megabytes'> & { uploads: number[] }> {
  const photo = new Uint8Array(readFileSync(PHOTO));
  const { call, put } = browserOf(origin, me);
  const done = { failures: [] as string[], megabytes: [] as number[], uploads: [] as number[] };
  const upload = async (dueAt: number): Promise<void> => {
    const { uploadURL } = await call(startUpload, {});
    await put(uploadURL, photo);
    const { mediaURL } = await call(processMedia, { body: { mediaURL: uploadURL } });
    done.uploads.push(performance.now() - dueAt);
    await call(deleteMedia, { params: { id: mediaURL.split('/').at(-1) ?? '' } });
  };
  const noting = (what: string, work: Promise<void>) =>
    work.catch((error: unknown) => void done.failures.push(`${what}: ${String(error)}`));
  await Promise.all([
    atRate(seconds, 1, async () => void done.megabytes.push(memoryOfAll(pid))),
    atRate(seconds * aSecond, aSecond, (dueAt) => noting('upload', upload(dueAt))),
    atRate(seconds * aSecond, aSecond, () => noting('message', write())),
  ]);
  return done;
}
