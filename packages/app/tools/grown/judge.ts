import type { Fault } from './faults.ts';
import type { Call } from './load.ts';

/** What a fault cost, from the moment it happened until all was mended. */
export interface Outcome {
  name: string;
  from: number;
  to: number;
  calls: number;
  refused: number;
  gapMs: number;
  /** Of `calls` and `refused` those that only read, and the longest time without one that was answered. */
  reads: number;
  refusedReads: number;
  readGapMs: number;
  problems: string[];
}

/** A post as the database has it. */
export interface Row {
  id: string;
  content: string;
}

/** Beside this many refused calls, at least two have been told to come back at different times. */
const MANY = 20;

export const isDone = ({ answer }: Call): boolean =>
  answer !== undefined && answer.status >= 200 && answer.status < 300;

/** Asked to come back: the one way in which a call may fail. */
export const isRefused = ({ answer }: Call): boolean =>
  answer?.status === 503 && /^\d+$/.test(answer.retryAfter ?? '');

const nameOf = ({ kind, answer }: Call): string => {
  if (!answer || answer.status === 0) return `${kind}: connection broken`;
  const when = answer.retryAfter === undefined ? ' without Retry-After' : '';
  return `${kind}: ${answer.status}${when} ${answer.text.slice(0, 100).replaceAll(/\s+/g, ' ')}`;
};

/** Answers that nobody may get, each kind with how often it came. */
export function wrongAnswers(calls: readonly Call[]): string[] {
  const counts = new Map<string, number>();
  for (const call of calls) {
    if (isDone(call) || isRefused(call)) continue;
    counts.set(nameOf(call), (counts.get(nameOf(call)) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => `${count} × ${name}`);
}

/** Whether those who were refused come back at different times. Of few it says nothing. */
export function isSpread(calls: readonly Call[]): boolean {
  const refused = calls.filter(isRefused);
  return refused.length < MANY || new Set(refused.map(({ answer }) => answer?.retryAfter)).size > 1;
}

/** The longest time between two moments without a call of that kind that succeeded, in ms. */
export function longestGap(
  calls: readonly Call[],
  kind: Call['kind'],
  { from, to }: Pick<Outcome, 'from' | 'to'>,
): number {
  const moments = calls
    .filter((call) => call.kind === kind && isDone(call))
    .map(({ answeredAt = to }) => answeredAt)
    .filter((moment) => moment > from && moment < to)
    .toSorted((one, other) => one - other);
  const ends = [...moments, to];
  return Math.max(...ends.map((moment, n) => moment - (ends[n - 1] ?? from)));
}

/** Calls that were answered then: one that waits while the next thing breaks is answered by that. */
export const answeredIn = (calls: readonly Call[], { from, to }: Pick<Outcome, 'from' | 'to'>): Call[] =>
  calls.filter(({ answeredAt = 0 }) => answeredAt >= from && answeredAt < to);

const toldOf = ({ kind, sentAt, answeredAt = sentAt, answer }: Call, from: number): string =>
  `a ${kind} sent after ${(sentAt - from).toFixed(0)} ms, refused ${(answeredAt - sentAt).toFixed(0)} ms later for ${answer?.retryAfter} s`;

/** What members got while something was broken, out of all calls. */
export function judgeFault(
  { name, gapMs: mostMs, refusedReads: share = 1 }: Pick<Fault, 'name' | 'gapMs' | 'refusedReads'>,
  all: readonly Call[],
  { from, to }: Pick<Outcome, 'from' | 'to'>,
): Outcome {
  const calls = answeredIn(all, { from, to });
  const refused = calls.filter(isRefused);
  const gapMs = longestGap(calls, 'post', { from, to });
  const problems = wrongAnswers(calls);
  const [first] = refused;
  if (mostMs === undefined && first)
    problems.push(`nobody should have noticed: ${refused.length} refused, first ${toldOf(first, from)}`);
  if (mostMs !== undefined && gapMs > mostMs)
    problems.push(`no post was acknowledged for ${(gapMs / 1000).toFixed(1)} s`);
  const reads = calls.filter(({ kind }) => kind === 'feed');
  const refusedReads = reads.filter(isRefused).length;
  if (refusedReads > reads.length * share)
    problems.push(`${refusedReads} of ${reads.length} reads were refused`);
  if (!isSpread(calls)) problems.push('all who were refused were told to come back at the same time');
  return {
    name,
    from,
    to,
    calls: calls.length,
    refused: refused.length,
    gapMs,
    reads: reads.length,
    refusedReads,
    readGapMs: longestGap(calls, 'feed', { from, to }),
    problems,
  };
}

/** What was acknowledged and is not there under the id that was told, and what is there more than once. By the words of posts. */
export function lostAndTwice(acknowledged: ReadonlyMap<string, string>, rows: readonly Row[]) {
  const byContent = Map.groupBy(rows, ({ content }) => content);
  const isThere = (content: string, id: string): boolean =>
    byContent.get(content)?.some((row) => row.id === id) ?? false;
  return {
    lost: Array.from(acknowledged).flatMap(([content, id]) => (isThere(content, id) ? [] : [content])),
    twice: Array.from(byContent).flatMap(([content, same]) => (same.length > 1 ? [content] : [])),
  };
}

/** Of what was to be told, what was not; and what was told more than once, or was not to be. */
export function misheard(told: readonly string[], heard: readonly string[]) {
  const heardOnce = new Set(heard);
  const toTell = new Set(told);
  return {
    lost: told.filter((id) => !heardOnce.has(id)),
    twice: heard.filter((id, n) => !toTell.has(id) || heard.indexOf(id) !== n),
  };
}
