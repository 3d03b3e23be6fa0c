import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskStorage } from './storage/disk.ts';
import { openFaultyProxy } from './testing/faultyProxy.ts';
import type { Fault } from './testing/faultyProxy.ts';
import { isLong } from './testing/longRun.ts';
import { runProgram, temporaryFolder } from './testing/program.ts';
import { signUp } from './testing/signUp.ts';
import { hashOf, newSending, send } from './testing/uploadChaos.ts';
import type { Sending } from './testing/uploadChaos.ts';

const UPLOADS = 100;
/** As many as a browser sends at a time. */
const AT_ONCE = 6;
/** “Try again” is pressed at most so often, while the line is bad. */
const PRESSES = 2;
const SEEDS = isLong() ? Array.from({ length: 20 }, (_, seed) => seed) : [1];

/** The same numbers from 0 to 1 for the same seed. Source: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const STATUSES = [408, 409, 418, 423, 429, 500, 502, 503, 504];

/** Every third request does not get through, in one way or another. */
function badLine(random: () => number): () => Fault | undefined {
  return () => {
    const luck = random();
    if (luck < 0.12) return { status: STATUSES[Math.floor(random() * STATUSES.length)] ?? 500 };
    if (luck < 0.22) return { cutAfterBytes: Math.floor(random() * 200_000) };
    return luck < 0.33 ? 'cutAnswer' : undefined;
  };
}

/** One of twenty comes in parts. */
const filesFrom = (random: () => number): Sending[] =>
  Array.from({ length: UPLOADS }, (_, n) =>
    n % 20 === 0
      ? newSending(5 * 2 ** 20 + 1000, true)
      : newSending(1 + Math.floor(random() * 300_000), false),
  );

async function sendAll(address: string, cookie: string, files: Sending[], onEach: () => void): Promise<void> {
  const left = files.filter(({ state }) => state !== 'complete');
  const worker = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      await send(address, cookie, file);
      onEach();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe.each(SEEDS)('a hundred uploads on a bad line to a server that is killed, seed %i', (seed) => {
  it('end whole, and nothing is left of what was lost on the way', async () => {
    const random = randomFrom(seed);
    using folder = temporaryFolder();
    await using proxy = await openFaultyProxy();
    const env = {
      DATA_DIR: folder.path,
      TMPDIR: folder.path,
      PUBLIC_ORIGIN: proxy.address,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
    };
    await using first = runProgram(env);
    proxy.target = await first.ready();
    const { cookie } = await signUp(proxy.address, 'ann');
    proxy.fault = badLine(random);
    const files = filesFrom(random);

    let ended = 0;
    await sendAll(proxy.address, cookie, files, () => {
      ended += 1;
      if (ended === UPLOADS / 2) first.signal('SIGKILL');
    });
    // Those that are not whole say why.
    const failed = files.filter(({ state }) => state === 'failed');
    expect(failed.every(({ reason }) => /^(refused with \d+|no answer)$/.test(reason ?? ''))).toBe(true);
    expect(failed.length).toBeGreaterThan(UPLOADS / 4);

    await first.ended;
    await using second = runProgram(env);
    proxy.target = await second.ready();
    for (let press = 0; press < PRESSES; press += 1)
      await sendAll(proxy.address, cookie, files, () => undefined);
    proxy.fault = () => undefined;
    // An upload that is over is found out with the first press, and begun anew with the second.
    for (let press = 0; press < 2; press += 1) await sendAll(proxy.address, cookie, files, () => undefined);
    expect(files.filter(({ state }) => state !== 'complete')).toEqual([]);
    second.signal('SIGTERM');
    await second.ended;

    const uploads = join(folder.path, 'uploads');
    await diskStorage(uploads).multipart.sweep(new Date(Date.now() + 60_000));
    const kept = filesUnder(uploads).map((path) => hashOf(readFileSync(path)));
    expect(kept.toSorted()).toEqual(files.map(({ bytes }) => hashOf(bytes)).toSorted());
  });
});
