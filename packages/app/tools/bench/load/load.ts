import { startProduct } from '../product.ts';
import { publish } from '../report.ts';
import { prepareRequests } from './requests.ts';
import { failures, notesOn, tableOf } from './results.ts';
import type { Phase, Round } from './results.ts';
import { mainThreadTime, timeBetween } from './schedule.ts';
import { carryOut, startCaller } from './startCaller.ts';

const CALLS_A_SECOND = 500;
const PAGES_A_SECOND = 20;
/** Of each state in a round. */
const SECONDS = 5;
/** Long enough that all code in use is compiled. */
const WARM_UP_SECONDS = 10;
const MOST_ROUNDS = 10;

/**
 * How long members' calls take beside page loads, over how long alone: both states in turn, at a constant rate, against the
 * built product on SQLite. Takes 12 s, and 10 s more a round.
 */
export async function benchLoad(rounds = '8'): Promise<void> {
  const count = Math.min(Number(rounds), MOST_ROUNDS);
  await using product = await startProduct({ RATE_LIMIT_SCALE: '1000000' });
  const { origin, pid } = product;
  const { cookies, calls, pages } = await prepareRequests(origin);
  using caller = startCaller();
  using visitor = startCaller();
  const run = async (seconds: number, hasPages: boolean): Promise<Phase> => {
    const before = mainThreadTime(pid);
    const task = { origin, cookies, seconds };
    const [called, visited] = await Promise.all([
      carryOut(caller, { ...task, requests: calls, aSecond: CALLS_A_SECOND }),
      hasPages ? carryOut(visitor, { ...task, requests: pages, aSecond: PAGES_A_SECOND }) : [],
    ]);
    return { calls: called, pages: visited, thread: timeBetween(before, mainThreadTime(pid)) };
  };
  await run(WARM_UP_SECONDS, true);
  const measured: Round[] = [];
  for (let round = 0; round < count; round += 1) {
    // Each state comes first as often: machines get faster and slower.
    const first = await run(SECONDS, round % 2 === 1);
    const second = await run(SECONDS, round % 2 === 0);
    measured.push(round % 2 === 0 ? { alone: first, beside: second } : { alone: second, beside: first });
  }
  report(measured);
}

function report(rounds: readonly Round[]): void {
  const failed = failures(rounds);
  if (failed.length > 0) throw new Error(`${failed.length} answers were error responses, first ${failed[0]}`);
  const text = `\`npm run bench -- load\`: the built product on SQLite, ${CALLS_A_SECOND} calls a second alone, then beside ${PAGES_A_SECOND} loads of members' pages a
second, in turn, ${rounds.length} rounds of twice ${SECONDS} s. Callers are processes of their own on the same machine; a time runs from the
moment when a call was to be sent. Times in ms.

${tableOf(rounds)}

${notesOn(rounds)}`;
  publish('Calls beside page loads', text);
}
