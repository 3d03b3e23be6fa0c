/**
 * `npm test -- [--long] [suite...] [filter...]`: every suite, or those named, all of them even when one fails, and at
 * the end one line that counts them all. Filters are for Vitest and Playwright: paths, titles, options. `--orca` alone walks the journeys
 * with a screen reader; beside names of suites, it adds them.
 */
import path from 'node:path';
import { provideChromium } from './chromium.ts';
import type { Tally } from './reports.ts';
import { runCases, runCheck, runOrca, stop } from './suites.ts';
import { leftOut, LONG_CHECK } from './tiers.ts';

/** Tasks of `package.json`. */
const checks = ['format', 'lint', 'styles', 'unused', 'budgets', LONG_CHECK];

/** These are never skipped, and their settings say to leave a report in `.cache`. */
const runners: Record<string, string[]> = {
  vitest: ['node_modules/vitest/vitest.mjs', 'run'],
  e2e: ['node_modules/@playwright/test/cli.js', 'test'],
};
const all = [...checks, ...Object.keys(runners)];

const isLong = process.argv.includes('--long');
const isHeard = process.argv.includes('--orca');
const args = process.argv.slice(2).filter((arg) => arg !== '--long' && arg !== '--orca');
const firstFilter = args.findIndex((arg) => !all.includes(arg));
const named = firstFilter === -1 ? args : args.slice(0, firstFilter);
const filters = args.slice(named.length);
if (args.length > 0 && named.length === 0) {
  console.error(`There is no suite "${args[0]}". There are: ${all.join(', ')}.`);
  process.exit(2);
}
const unnamed = isHeard && !isLong ? [] : all.filter((name) => isLong || name !== LONG_CHECK);
const chosen = named.length > 0 ? named : unnamed;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
if (isLong) process.env['FRIENDBASE_LONG_RUN'] = '1';
// The suites start Node hundreds of times, and half of a start is compilation.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('.cache/compiled');

const tallies: Tally[] = [];

/** A suite that falls over has failed: the others still get their turn. */
async function count(name: string, run: () => Promise<Tally>) {
  const begun = performance.now();
  const tally = await run().catch((error: unknown): Tally => {
    console.error(String(error));
    return { passed: 0, failed: 1, failures: [`${name}: ${String(error)}`] };
  });
  const { passed, failed } = tally;
  const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${time})`);
  tallies.push(tally);
}

async function runRunner(name: string, program: readonly string[]): Promise<Tally> {
  provideChromium();
  // The journeys look at both builds, so both have to be of these sources.
  const builds = name === 'e2e' ? await runCheck('builds') : undefined;
  return builds?.failed ? builds : runCases([...program, ...filters], `.cache/${name}.json`);
}

const chosenChecks = checks.filter((name) => chosen.includes(name));
await Promise.all(chosenChecks.map((name) => count(name, () => runCheck(name))));
for (const [name, program] of Object.entries(runners)) {
  if (chosen.includes(name)) await count(name, () => runRunner(name, program));
}
if (isHeard) await count('orca', runOrca);

if (!isLong && chosen.length > 0)
  console.log(['Left out, for npm test -- --long:', ...leftOut()].join('\n  '));
// Named once more: whoever has only the end of the output sees which they are.
const failures = tallies.flatMap((tally) => tally.failures);
if (failures.length > 0) console.log(['Failed:', ...failures].join('\n  '));
const sum = (kind: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[kind], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
