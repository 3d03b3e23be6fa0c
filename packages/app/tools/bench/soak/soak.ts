import { prepareRequests } from '../load/requests.ts';
import type { Answered } from '../load/requests.ts';
import { carryOut, startCaller } from '../load/startCaller.ts';
import { logInAgain } from '../live/members.ts';
import { startProduct } from '../product.ts';
import { publish } from '../report.ts';
import { followFriends, runBeside } from './beside.ts';
import { problemsOf, tableOf } from './results.ts';
import type { Minute } from './results.ts';

const A_SECOND = 200;
/** Shares of all requests; the others are an upload of four calls and a message, each two hundred requests once. */
const CALLS = 185 / 200;
const PAGES = 10 / 200;
const OTHERS = 1 / 200;
const MINUTES = 10;
const SECONDS = 60;

const isWrong = ({ status }: Answered): boolean => status < 200 || status > 299;
const msOf = (answers: readonly Answered[]): number[] => answers.map(({ ms }) => ms);

async function run(
  minutes: number,
  aSecond: number,
): Promise<{ measured: Minute[]; lost: number; streams: number }> {
  await using product = await startProduct({ RATE_LIMIT_SCALE: '1000000' });
  const { origin } = product;
  const { cookies, calls, pages } = await prepareRequests(origin);
  const friends = await followFriends(origin);
  const me = await logInAgain(origin, 0);
  using caller = startCaller();
  using visitor = startCaller();
  const measured: Minute[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const task = { origin, cookies, seconds: SECONDS };
    const [called, visited, { uploads, failures, megabytes }] = await Promise.all([
      carryOut(caller, { ...task, requests: calls, aSecond: aSecond * CALLS }),
      carryOut(visitor, { ...task, requests: pages, aSecond: aSecond * PAGES }),
      runBeside(product, { me, write: friends.write, seconds: SECONDS, aSecond: aSecond * OTHERS }),
    ]);
    const wrong = [...called, ...visited].filter(isWrong).map(({ kind, status }) => `${kind}: ${status}`);
    const times = { calls: msOf(called), pages: msOf(visited), uploads };
    measured.push({ times, failures: [...failures, ...wrong], megabytes });
    console.log(tableOf(measured).split('\n').at(-2));
  }
  return { measured, streams: friends.count, lost: await friends.end() };
}

/**
 * The built product under a constant load for ten minutes: whether anything fails, memory grows or some wait much longer than
 * others. Ends with 1 where one of them is so. A machine that is busy with other work takes fewer requests a second.
 */
export async function benchSoak(minutes = String(MINUTES), aSecond = String(A_SECOND)): Promise<void> {
  const { measured, lost, streams } = await run(Number(minutes), Number(aSecond));
  const problems = problemsOf(measured, lost);
  const verdict = problems.length === 0 ? 'All of it holds.' : `Does not hold: ${problems.join('; ')}.`;
  const text = `\`npm run bench -- soak\`: the built product on SQLite, ${aSecond} requests a second for ${minutes} minutes. Of two hundred 185 are calls and 10
loads of members' pages; the others are an upload that is made ready and taken back, and a message to ${streams} streams. Callers are on the same machine; a time
runs from the moment when a request was to be sent, in ms; in brackets p99 over p50. Memory is that of all processes of the product, the median of a minute; at
the end of the last minute over the second. The aims: only answers that went well, memory at most 1.10, p99 at most five times p50.

${tableOf(measured)}

${verdict}`;
  publish('Soak', text);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
