import { stopCode } from '../setup/child.mjs';
import type { Outcome, Suite } from './suite.ts';
import { checks } from './suites.ts';
import { sum, type Tally } from './tally.ts';

/** The light checks at once on two cores; then each suite that wants the machine for itself. */
export async function runAll(chosen: readonly Suite[], filters: string[]): Promise<Tally> {
  const light = chosen.filter((suite) => checks.includes(suite));
  const rest = chosen.filter((suite) => !checks.includes(suite));
  const tallies = [...(await inLanes(light, filters, 2)), ...(await inLanes(rest, filters, 1))];
  return sum(tallies);
}

async function inLanes(suites: readonly Suite[], filters: string[], lanes: number): Promise<Tally[]> {
  const queue = [...suites];
  const tallies: Tally[] = [];
  const lane = async () => {
    for (let suite = queue.shift(); suite && stopCode() === undefined; suite = queue.shift()) {
      tallies.push(await runOne(suite, filters));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return tallies;
}

/** A suite that throws is a failed suite: the others still get their turn. */
async function runOne(suite: Suite, filters: string[]): Promise<Tally> {
  const begin = performance.now();
  const outcome = await suite
    .run(filters)
    .catch((error: unknown): Outcome => ({ passed: 0, failed: 1, output: String(error) }));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  if (outcome.output && outcome.failed > 0) console.log(outcome.output.trimEnd());
  console.log(
    `${outcome.failed > 0 ? '✗' : '✓'} ${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  );
  return outcome;
}
