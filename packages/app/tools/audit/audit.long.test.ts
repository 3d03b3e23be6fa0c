import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, testFlags } from '../../../../scripts/chromium.ts';
import { audit } from './audit.ts';
import type { State } from './states.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({ args: testFlags, ...(executablePath && { executablePath }) });
});
afterAll(() => browser.close());

/** A page whose one fault is shown in narrow windows alone. */
const PAGE = `<!doctype html><html lang="en" data-ready><head><title>Planted</title><link rel="icon" href="data:,">
<style>button { min-block-size: 3rem; min-inline-size: 3rem; } @media (min-width: 600px) { button { display: none; } }</style></head>
<body><main><h1>Planted</h1><button></button></main></body></html>`;

/** Serves that page at each path but `/gone`, and audits in a folder of its own. */
async function openSite() {
  const opened: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    if (pathname === '/gone') return void response.destroy();
    opened.push(pathname);
    response.setHeader('Content-Type', 'text/html').end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'audit-'));
  const look = (paths: string[], { isContinued = false, isStopped = false } = {}) => {
    const stopping = new AbortController();
    return audit({
      browser,
      folder: folder.path,
      origins: { demo: `http://127.0.0.1:${port}`, stories: '' },
      shown: paths.map((route): State => ({ name: route.slice(1), route, scenario: 'busy' })),
      mode: 'light',
      isContinued,
      signal: stopping.signal,
      say: () => isStopped && stopping.abort(),
    });
  };
  return {
    opened,
    look,
    [Symbol.dispose]() {
      server.close();
      folder.remove();
    },
  };
}

const statesIn = ({ looks }: Awaited<ReturnType<typeof audit>>) => looks.map(({ state }) => state);

describe('an audit', () => {
  it('names what cannot be opened, and looks at the rest', async () => {
    using site = await openSite();
    const seen = await site.look(['/gone', '/a']);
    expect(seen.failed).toEqual([expect.stringMatching(/^gone, light, 1280\+320: /)]);
    expect(statesIn(seen)).toEqual(['a', 'a']);
  });

  it('finds in each window what is shown there alone, and opens the page once', async () => {
    using site = await openSite();
    const { looks } = await site.look(['/a']);
    expect(looks.map(({ width, findings }) => [width, findings.map(({ rule }) => rule)])).toEqual([
      [1280, []],
      [320, expect.arrayContaining(['button-name', 'input_label_exists'])],
    ]);
    expect(site.opened).toEqual(['/a']);
  });

  it('ends with the looks under way where it is stopped, goes on with the rest, and else begins anew', async () => {
    using site = await openSite();
    const stopped = await site.look(['/a', '/b', '/c'], { isStopped: true });
    expect(stopped).toMatchObject({ failed: [] });
    expect(statesIn(stopped)).toEqual(['a', 'a', 'b', 'b']);
    const goneOn = await site.look(['/a', '/b', '/c'], { isContinued: true });
    expect(statesIn(goneOn)).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
    expect(site.opened.toSorted()).toEqual(['/a', '/b', '/c']);
    await site.look(['/a']);
    expect(site.opened).toHaveLength(4);
  });
});

describe('the command', () => {
  it.each([
    [['--colour'], 2, "Unknown option '--colour'"],
    [['--route', '/nowhere'], 2, 'There is no route "/nowhere".'],
    [['--help'], 0, '--continue'],
  ])('%j ends with exit code %i', (args, code, words) => {
    const main = path.join(import.meta.dirname, 'main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
    expect(status).toBe(code);
    expect(stdout + stderr).toContain(words);
  });
});
