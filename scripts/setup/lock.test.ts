import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../testing/tempFolder.ts';
import { withLock } from './lock.mjs';

it('lets one in at a time, and the next when the first is done', async () => {
  using place = tempFolder();
  const lock = path.join(place.folder, 'lock');
  const events: string[] = [];
  const work = (name: string) =>
    withLock(lock, async () => {
      events.push(`${name} in`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} out`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(events).toEqual(['a in', 'a out', 'b in', 'b out']);
});

it('opens again when the work fails', async () => {
  using place = tempFolder();
  const lock = path.join(place.folder, 'lock');
  await expect(withLock(lock, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  await expect(withLock(lock, () => 'done')).resolves.toBe('done');
});

it('takes over from a process that has died', async () => {
  using place = tempFolder();
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  place.write('lock/owner.json', JSON.stringify({ token: 'gone', pid, host: hostname() }));
  const lock = path.join(place.folder, 'lock');
  await expect(withLock(lock, () => 'mine')).resolves.toBe('mine');
  expect(existsSync(lock)).toBe(false);
});
