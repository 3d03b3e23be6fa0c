import { setTimeout as sleep } from 'node:timers/promises';
import { getMe, sendMessage } from '@friendbase/contract';
import { follow, send } from './members.ts';
import type { Member } from './members.ts';

/** Each member has so many browsers open. */
const STREAMS_EACH = 4;
const EVENTS_A_SECOND = 50;
const SECONDS = 30;
const PAUSE_MS = 20;
const CALLS = 300;

interface Busy {
  streams: number;
  /** From sending a message to each stream that tells of it, in ms, in order. */
  deliveries: number[];
  /** From sending a message to its answer, in ms, in order. */
  answers: number[];
  /** Streams that were not told of a message at all. */
  lost: number;
  /** Another member's call without all that, and beside it, in ms, in order. */
  alone: number[];
  beside: number[];
}

const inOrder = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);

/** How long a call takes, asked again and again. */
async function timesOfCall(origin: string, { cookie }: Member): Promise<number[]> {
  const ask = () => fetch(origin + getMe.path, { headers: { cookie } });
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const begun = performance.now();
    await (await ask().catch(ask)).arrayBuffer();
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  return inOrder(times);
}

/** Messages between pairs of friends at a constant rate, whether they are answered or not. */
export async function measureBusy(
  origin: string,
  pairs: readonly [Member, Member][],
  other: Member,
): Promise<Busy> {
  const alone = await timesOfCall(origin, other);
  const told: { messageId: string; at: number }[] = [];
  const hear = (text: string): void => {
    const at = performance.now();
    for (const [, messageId = ''] of text.matchAll(/"messageId":"([^"]+)"/g)) told.push({ messageId, at });
  };
  const open = [];
  for (const member of pairs.flat())
    open.push(
      ...(await Promise.all(Array.from({ length: STREAMS_EACH }, () => follow(origin, member, hear)))),
    );
  const sentAt = new Map<string, number>();
  const answers: number[] = [];
  const begun = performance.now();
  const sendOne = async (n: number): Promise<void> => {
    const [from, to] = pairs[n % pairs.length] ?? [other, other];
    const at = performance.now();
    const body = { senderId: from.id, receiverId: to.id, content: `Message ${n}` };
    sentAt.set((await send(origin, sendMessage.path, 'POST', body, from.cookie)).id, at);
    answers.push(performance.now() - at);
  };
  const sendAll = async (): Promise<void> => {
    const sending = [];
    for (let n = 0; n < SECONDS * EVENTS_A_SECOND; n += 1) {
      await sleep(Math.max(0, begun + (n * 1000) / EVENTS_A_SECOND - performance.now()));
      sending.push(sendOne(n));
    }
    await Promise.all(sending);
  };
  const [beside] = await Promise.all([timesOfCall(origin, other), sendAll()]);
  const expected = sentAt.size * 2 * STREAMS_EACH;
  for (let n = 0; told.length < expected && n < 100; n += 1) await sleep(PAUSE_MS);
  for (const stream of open) stream.destroy();
  const deliveries = inOrder(told.map(({ messageId, at }) => at - (sentAt.get(messageId) ?? NaN)));
  const lost = expected - told.length;
  return { streams: open.length, deliveries, answers: inOrder(answers), lost, alone, beside };
}

/** What was measured, in Markdown. */
export function busyText(
  { streams, deliveries, answers, lost, alone, beside }: Busy,
  at: (times: readonly number[], share: number) => string,
): string {
  return `Then ${streams} streams, and ${EVENTS_A_SECOND} messages a second between friends for ${SECONDS} s, each told to ${2 * STREAMS_EACH} streams; beside them one more
member asks again and again who they are.

| | |
| --- | --- |
| from sending to a stream, p50, p95 and p99 | ${at(deliveries, 0.5)}, ${at(deliveries, 0.95)} and ${at(deliveries, 0.99)} ms |
| from sending to its own answer | ${at(answers, 0.5)}, ${at(answers, 0.95)} and ${at(answers, 0.99)} ms |
| told in all, not told | ${deliveries.length}, ${lost} |
| another member's call alone, p50 and p95 | ${at(alone, 0.5)} and ${at(alone, 0.95)} ms |
| beside the messages | ${at(beside, 0.5)} and ${at(beside, 0.95)} ms |`;
}
