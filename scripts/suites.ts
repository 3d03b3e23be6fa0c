import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readReport, type Tally } from './reports.ts';

/**
 * For a runner that itself hangs: what it runs has bounds of its own. Longer than any suite takes on a slow machine with other work, where
 * the long tier took 40 minutes.
 */
const LIMIT_MS = 120 * 60_000;

/** After a request to stop, a suite has this long to end by itself. */
const GRACE_MS = 1_700;

const running = new Set<ChildProcess>();

function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { timeout: LIMIT_MS, killSignal: 'SIGKILL', ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Ends what runs, and then this process, as shells count it. */
export async function stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<never> {
  for (const child of running) child.kill(signal);
  await Promise.race([pause(GRACE_MS), Promise.all([...running].map((child) => once(child, 'close')))]);
  for (const child of running) child.kill('SIGKILL');
  process.exit(128 + constants.signals[signal]);
}

/** Runs a task of `package.json` that holds or does not: it counts as one case. It is heard only when it fails. */
export async function runCheck(name: string): Promise<Tally> {
  // Wireit skips what has not changed; copies of all that was ever built would only fill the disk.
  const env = { ...process.env, WIREIT_CACHE: 'none' };
  const child = start('npm', ['run', '--silent', name], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) console.log(said);
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/**
 * Runs a program with cases of its own, which leaves a report. One that crashed, ended unhappily for a reason outside
 * its cases, or ran none, has never less than one failure.
 */
export async function runCases(args: readonly string[], report: string, isQuiet = false): Promise<Tally> {
  rmSync(report, { force: true });
  const runner = start(process.execPath, args, { stdio: isQuiet ? 'ignore' : 'inherit' });
  const [code] = (await once(runner, 'close')) as [number | null];
  const { passed, failed, failures } = readReport(report);
  if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed, failures };
  const beside = `${path.basename(report, '.json')}: ended with ${code}, beside its cases`;
  return { passed, failed: 1, failures: failures.length > 0 ? failures : [beside] };
}

/** Walks the journeys with a screen reader, each one case. Without it nothing is proved, so that is a failure, in one line. */
export async function runOrca(): Promise<Tally> {
  const build = await runCheck('build');
  const report = '.cache/orca.json';
  return build.failed > 0 ? build : runCases(['packages/app/tools/orca/main.ts', '--report', report], report);
}
