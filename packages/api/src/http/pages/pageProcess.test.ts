import { join } from 'node:path';
import { casesInTier } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import type { PoolBounds } from '../../processes/processPool.ts';
import { createPageProcess } from './pageProcess.ts';
import {
  BOUNDS,
  cookieOf,
  FRAME_ALONE,
  get,
  isRendered,
  QUICK,
  unrendered,
  serveSmallApp,
} from '../../../testing/smallApp.ts';

const app = serveSmallApp();

describe('the process that renders pages', () => {
  const failures: [what: string, path: string, bounds: PoolBounds, reason: string][] = [
    ['ends', '/ends', BOUNDS, 'by itself'],
    ['hangs', '/stuck', QUICK, 'took too long'],
    ['takes too much memory', '/swells', { ...BOUNDS, memoryBytes: 400e6 }, 'took too much memory'],
    ['waits for nothing', '/unasked', QUICK, 'took too long'],
    ['renders for ever', '/slow', QUICK, 'took too long'],
    ['takes too much memory without a pause', '/grows', { ...BOUNDS, memoryBytes: 400e6 }, 'by itself'],
  ];

  it.each(casesInTier(failures, 1))(
    'that %s gives way to another, and the page is the frame',
    async (_, path, bounds, reason) => {
      await using api = await app.open(bounds);
      const cookie = await cookieOf(api, 'demo');
      await expect.poll(async () => isRendered(await get(api.address, '/friends', cookie))).toBe('true');
      expect(unrendered(await get(api.address, path, cookie))).toEqual(FRAME_ALONE);
      await expect.poll(async () => isRendered(await get(api.address, '/friends', cookie))).toBe('true');
      expect(String(api.exceptions)).toContain(`ProcessEnded: The process ended: ${reason}.`);
    },
  );

  it('holds up no call, and pages that wait behind longer than they may are frames', async () => {
    await using api = await app.open({ ...BOUNDS, waitMs: 300, longestMs: 3000 });
    const cookie = await cookieOf(api, 'demo');
    const pages = [1, 2, 3].map(() => get(api.address, '/unasked', cookie));
    await (await fetch(`${api.address}/api/user`, { headers: { cookie } })).arrayBuffer();
    for (const page of await Promise.all(pages)) expect(unrendered(page)).toEqual(FRAME_ALONE);
  });

  it('that cannot start is told, and pages are frames without a wait', { tags: 'long' }, async () => {
    const exceptions: unknown[] = [];
    const process = createPageProcess({
      database: { filename: join(app.folder, 'none.sqlite') },
      staticDir: join(app.folder, 'dist'),
      pagesFile: join(app.folder, 'none.mjs'),
      isDemoOffered: false,
      publicOrigin: '',
      onError: (error) => exceptions.push(error),
      bounds: BOUNDS,
    });
    const task = {
      kind: 'visitor',
      url: '/',
      data: '',
      settings: '',
      isNeeded: true,
      encoding: undefined,
    } as const;
    expect(await process.render(task)).toBeUndefined();
    expect(String(exceptions)).toContain('exited unexpectedly');
    await process.stop();
  });
});
