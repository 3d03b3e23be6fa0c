import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** After a request to stop, a child has this long to finish before it is ended. */
const GRACE_MS = 1_700;
const PARENT_WATCH_MS = 500;
const STOPS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Set at the first request to stop, so that no further step is begun.
 *
 * @type {NodeJS.Signals | undefined}
 */
let stopping;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  // Ctrl+C arrives twice, from the terminal and through npm; pass it on once.
  if (stopping) return;
  stopping = signal;
  endChildren(signal);
}

/**
 * Asks every running child to end, and ends those that have not by the time their grace is over.
 *
 * @param {NodeJS.Signals} [signal]
 */
export function endChildren(signal = 'SIGTERM') {
  for (const child of running) {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
  }
}

/**
 * From now on a request to stop goes to the children, and this process ends after them. When the npm that
 * started it is gone without a word, that is a request to stop as well.
 */
export function passSignalsOn() {
  for (const signal of STOPS) process.on(signal, () => stop(signal));
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), PARENT_WATCH_MS).unref();
}

/** The exit code of a process that a signal ended, as shells count it. */
export function exitCodeOf(/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/** @returns {number | undefined} the exit code to end with when somebody asked to stop */
export function stopCode() {
  return stopping && exitCodeOf(null, stopping);
}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 * @throws when the program cannot be started
 */
export function run(command, args, options = {}) {
  const code = stopCode();
  if (code !== undefined) return Promise.resolve(code);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    running.add(child);
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (exitCode, signal) => {
      running.delete(child);
      resolve(exitCodeOf(exitCode, signal));
    });
  });
}
