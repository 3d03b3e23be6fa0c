import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopCode } from './child.mjs';
import { PlainError } from './say.mjs';

const BEAT_MS = 1_000;
/** A holder without a sign of life for this long counts as dead, even if its process id exists. */
const SILENT_MS = 30_000;
/** Between making the folder and writing the owner's name into it lies an instant, never this long. */
const NAMELESS_MS = 5_000;

/**
 * Runs `work` while nobody else who asks for the same folder does. The folder is the lock: making it
 * succeeds for exactly one process. A lock whose owner has died is taken over.
 *
 * @template T
 * @param {string} folder
 * @param {() => T | Promise<T>} work
 * @param {() => void} [onWait] called once when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait = () => {}) {
  const token = await acquire(folder, onWait);
  const release = () => {
    if (ownerOf(folder)?.token === token) rmSync(folder, { recursive: true, force: true });
  };
  const beat = setInterval(() => touch(folder), BEAT_MS);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} folder
 * @param {() => void} onWait
 */
async function acquire(folder, onWait) {
  const token = randomUUID();
  mkdirSync(path.dirname(folder), { recursive: true });
  for (let tries = 0; ; tries += 1) {
    const code = stopCode();
    if (code !== undefined) throw new PlainError('Stopped.', code);
    if (made(folder)) {
      writeFileSync(
        path.join(folder, 'owner.json'),
        JSON.stringify({ token, pid: process.pid, host: hostname() }),
      );
      return token;
    }
    if (isAbandoned(folder)) breakOpen(folder);
    else {
      if (tries === 0) onWait();
      await pause(100);
    }
  }
}

/**
 * Only one process at a time may judge and remove: otherwise a slow one removes the lock that a quick one
 * has just taken over.
 *
 * @param {string} folder
 */
function breakOpen(folder) {
  const guard = `${folder}.breaking`;
  if (!made(guard)) {
    if (age(guard) > NAMELESS_MS) remove(guard);
    return;
  }
  try {
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
  } finally {
    remove(guard);
  }
}

/** @param {string} folder */
function isAbandoned(folder) {
  const silentMs = age(folder);
  const owner = ownerOf(folder);
  if (!owner) return silentMs > NAMELESS_MS;
  if (silentMs > SILENT_MS) return true;
  return owner.host === hostname() && !isAlive(owner.pid);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too, though it may not be signalled.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} folder
 * @returns {{ token: string, pid: number, host: string } | undefined}
 */
function ownerOf(folder) {
  try {
    return /** @type {{ token: string, pid: number, host: string }} */ (
      JSON.parse(readFileSync(path.join(folder, 'owner.json'), 'utf8'))
    );
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds since the last sign of life; 0 when the folder is gone.
 *
 * @param {string} folder
 */
function age(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {string} folder */
function made(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} folder */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // Taken away by hand; the work goes on and the release finds nothing.
  }
}

/** @param {string} folder */
function remove(folder) {
  try {
    rmdirSync(folder);
  } catch {
    // Another process was quicker.
  }
}
