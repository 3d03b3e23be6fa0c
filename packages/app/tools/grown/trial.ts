import { setTimeout as pause } from 'node:timers/promises';
import type { Post } from '@friendbase/contract';
import { befriend, signUp } from '../bench/live/members.ts';
import type { Member } from '../bench/live/members.ts';
import { PROCESSES } from './commands.ts';
import { faultsOf } from './faults.ts';
import type { Fault } from './faults.ts';
import { follow } from './follower.ts';
import type { Follower } from './follower.ts';
import { answeredIn, isDone, judgeFault, lostAndTwice, misheard, wrongAnswers } from './judge.ts';
import type { Outcome } from './judge.ts';
import { contentOf, startLoad } from './load.ts';
import type { Call, Load } from './load.ts';
import { url } from './places.ts';
import type { SetUp } from './setUp.ts';
import { until } from './until.ts';
import { missingAt, startUploads } from './uploads.ts';
import type { Uploaded } from './uploads.ts';

const AUTHORS = 12;
const FOLLOWERS = 3;
/** Load before the first fault, so that all code in use is compiled, and after each. */
const WARM_UP_MS = 5000;
const SETTLING_MS = 3000;

/** The whole trial. */
export interface Trial {
  outcomes: Outcome[];
  calls: number;
  /** Posts that were acknowledged at once, and those that were repeated with their key until they were. */
  acknowledged: number;
  repeated: number;
  told: number;
  /** Pictures that were made ready, and how often a step of that was refused. */
  pictures: number;
  refusedSteps: number;
  /** How often streams began, and how many there were at a time. */
  streams: number;
  followers: number;
  problems: string[];
}

/** Answers from when until when it was broken, and mended. */
async function endure(setUp: SetUp, { calls }: Load, fault: Fault): Promise<{ from: number; to: number }> {
  const from = performance.now();
  await fault.happens(setUp);
  const over = performance.now();
  const isBack = (call: Call): boolean => call.kind === 'post' && call.sentAt > over && isDone(call);
  await until('a post is acknowledged again', () => calls.some(isBack));
  await pause(SETTLING_MS);
  await fault.heals?.(setUp);
  await pause(SETTLING_MS);
  return { from, to: performance.now() };
}

const idIn = (text: string): string => (JSON.parse(text) as Post).id;

/** Repeats each post without an acknowledgement, with its key; answers all acknowledged ones, by their words. */
async function acknowledgeAll({ calls, repeat }: Load) {
  const acknowledged = new Map<string, string>();
  let repeated = 0;
  for (const call of calls) {
    if (call.kind !== 'post') continue;
    const answer = isDone(call) ? call.answer : await repeat(call);
    if (answer !== call.answer) repeated += 1;
    if (answer && answer.status < 300) acknowledged.set(contentOf(call.n), idIn(answer.text));
  }
  return { acknowledged, repeated };
}

const some = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${names.length} ${what}: ${names.slice(0, 5).join(', ')}`] : [];

/** Once everybody has heard everything, or nothing more comes. */
async function untilHeard(followers: readonly Follower[], told: readonly string[]): Promise<void> {
  const hasAll = ({ heard }: Follower): boolean => misheard(told, heard).lost.length === 0;
  await until('all streams have told everything', () => followers.every(hasAll), 15_000).catch(
    () => undefined,
  );
}

/** Who writes, and friends of the first one, who follow what happens. */
async function signUpMembers(origin: string) {
  const members: Member[] = [];
  for (let n = 0; n < AUTHORS + FOLLOWERS; n += 1) members.push(await signUp(origin, n));
  const [authors, friends] = [members.slice(0, AUTHORS), members.slice(AUTHORS)];
  const [first] = authors;
  if (!first) throw new Error('Nobody writes.');
  for (const friend of friends) await befriend(origin, friend, first);
  return { authors, friends, first };
}

/** Lets everything break under load, one after the other, and judges what members got. */
export async function tryFaults(
  setUp: SetUp,
  aSecond: number,
  onOutcome: (name: string) => void,
): Promise<Trial> {
  const { origin } = setUp;
  const { authors, friends, first } = await signUpMembers(origin);
  const followers = friends.map((friend) => follow(origin, friend));
  await until('all streams have begun', () => followers.every(({ streams }) => streams > 0));
  const load = startLoad(origin, authors, aSecond);
  const uploads = startUploads(origin, first);
  const endured: { fault: Fault; from: number; to: number }[] = [];
  let uploaded: Uploaded;
  try {
    await pause(WARM_UP_MS);
    for (const fault of faultsOf(setUp.places.ttlSeconds)) {
      onOutcome(fault.name);
      endured.push({ fault, ...(await endure(setUp, load, fault)) });
    }
  } finally {
    await load.stop();
    uploaded = await uploads.stop();
  }
  const missing = await Promise.all(
    PROCESSES.map((part) => missingAt(url(setUp.places.ports[part]), first, uploaded.addresses)),
  );
  const { acknowledged, repeated } = await acknowledgeAll(load);
  const rows = (await setUp.ask('select id, content, author_id from posts order by created_at')).map(
    ([id = '', content = '', authorId = '']) => ({ id, content, authorId }),
  );
  const told = rows.filter(({ authorId }) => authorId === first.id).map(({ id }) => id);
  await untilHeard(followers, told);
  await Promise.all(followers.map((follower) => follower.stop()));

  const posts = load.calls.filter(({ kind }) => kind === 'post').length;
  // Not before all are answered.
  const outcomes = endured.map(({ fault, ...span }) => judgeFault(fault, load.calls, span));
  const during = new Set(outcomes.flatMap((span) => answeredIn(load.calls, span)));
  const beside = load.calls.filter((call) => !during.has(call));
  const { lost, twice } = lostAndTwice(acknowledged, rows);
  const heard = followers.map((follower) => misheard(told, follower.heard));
  return {
    outcomes,
    calls: load.calls.length,
    acknowledged: acknowledged.size,
    repeated,
    told: told.length,
    pictures: uploaded.addresses.length,
    refusedSteps: uploaded.refused,
    streams: followers.reduce((sum, { streams }) => sum + streams, 0),
    followers: followers.length,
    problems: [
      ...some('calls failed before or after all this', wrongAnswers(beside)),
      ...some('steps of uploads failed', uploaded.problems),
      ...some('pictures are not there', missing.flat()),
      ...some('acknowledged posts are lost', lost),
      ...some('posts are there twice', twice),
      ...(acknowledged.size === posts ? [] : [`${posts - acknowledged.size} posts were never acknowledged`]),
      ...some(
        'events were not told',
        heard.flatMap((one) => one.lost),
      ),
      ...some(
        'events were told that nobody had to hear, or twice',
        heard.flatMap((one) => one.twice),
      ),
    ],
  };
}
