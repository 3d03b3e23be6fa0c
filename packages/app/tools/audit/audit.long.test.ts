import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findShell, testFlags } from '../../../../scripts/chromium.ts';
import { audit, plan, statesOf } from './audit.ts';
import { toJUnit } from './report/formats.ts';
import { writeReport } from './report/write.ts';
import type { State } from './states.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = findShell();
  browser = await chromium.launch({ args: testFlags, ...(executablePath && { executablePath }) });
});
afterAll(() => browser.close());

/** A page whose one fault is shown in narrow windows alone. */
const PAGE = `<!doctype html><html lang="en" data-ready><head><title>Planted</title><link rel="icon" href="data:,">
<style>button { min-block-size: 3rem; min-inline-size: 3rem; } @media (min-width: 600px) { button { display: none; } }</style></head>
<body><main><h1>Planted</h1><button></button></main></body></html>`;

/** The same, which shows that button in each window to whom it has seen before, and stores that it has. */
const REMEMBERS = PAGE.replace(
  '</main>',
  `</main><script>
const store = () => { localStorage.seen = sessionStorage.seen = document.cookie = 'seen=yes'; };
if (localStorage.seen || sessionStorage.seen || document.cookie) document.querySelector('style').remove();
store();
addEventListener('pagehide', store);
</script>`,
);

/** Serves that page at each path but `/gone`, at `/elsewhere` with a picture of another origin, at `/remembers` the other, and audits in a folder of its own. */
async function openSite() {
  const opened: string[] = [];
  const said: string[] = [];
  const server = createServer(({ url = '', headers: { host = '' } }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    if (pathname === '/gone') return void response.destroy();
    opened.push(pathname);
    const picture = `<img alt="" src="http://${host.replace('127.0.0.1', 'localhost')}/picture">`;
    const pages: Partial<Record<string, string>> = {
      '/elsewhere': PAGE.replace('</main>', `${picture}</main>`),
      '/remembers': REMEMBERS,
    };
    const page = pages[pathname] ?? PAGE;
    response.setHeader('Content-Type', 'text/html').end(page);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'audit-'));
  const run = (paths: string[], { isContinued = false, isStopped = false, commit = 'abc' } = {}) => {
    const stopping = new AbortController();
    return audit({
      browser,
      folder: folder.path,
      commit,
      origins: { demo: `http://127.0.0.1:${port}`, stories: '' },
      shown: paths.map((route): State => ({ name: route.slice(1), route, scenario: 'busy' })),
      mode: 'light',
      isContinued,
      signal: stopping.signal,
      say: (line) => {
        said.push(line);
        if (isStopped) stopping.abort();
      },
    });
  };
  return {
    folder: folder.path,
    opened,
    said,
    run,
    [Symbol.dispose]() {
      server.close();
      folder.remove();
    },
  };
}

const statesIn = ({ views }: Awaited<ReturnType<typeof audit>>) => views.map(({ state }) => state);

describe('an audit', () => {
  it('names what cannot be opened, and looks at the rest', async () => {
    using site = await openSite();
    const seen = await site.run(['/gone', '/a']);
    expect(seen.failed).toEqual([expect.stringMatching(/^gone, light, 1280\+320: /)]);
    expect(statesIn(seen)).toEqual(['a', 'a']);
  });

  it('says each view as it is done, with how many there are and what it came to', async () => {
    using site = await openSite();
    await site.run(['/a', '/gone']);
    expect(site.said.map((line) => line.replace(/^\d/, 'n')).toSorted()).toEqual([
      expect.stringMatching(/^n of 2: a, light, 1280\+320: [1-9]\d* findings$/),
      'n of 2: gone, light, 1280+320: could not be opened',
    ]);
    expect(site.said.map((line) => line.slice(0, 'n of n'.length))).toEqual(['1 of 2', '2 of 2']);
  });

  it('asks nothing of another origin, and fails where a page would', async () => {
    using site = await openSite();
    const seen = await site.run(['/elsewhere', '/a']);
    expect(seen.failed).toEqual([
      expect.stringMatching(/^elsewhere, .*It asks the network: http:\/\/localhost:\d+\/picture$/),
    ]);
    expect(statesIn(seen)).toEqual(['a', 'a']);
    expect(site.opened).not.toContain('/picture');
  });

  it('opens each page as if nobody had been there before', async () => {
    using site = await openSite();
    const { views } = await site.run(['/remembers', '/remembers?again', '/remembers?and-again']);
    expect(views.map(({ findings }) => findings.length > 0)).toEqual([false, true, false, true, false, true]);
  });

  it('finds in each window what is shown there alone, and opens the page once', async () => {
    using site = await openSite();
    const { views } = await site.run(['/a']);
    expect(views.map(({ width, findings }) => [width, findings.map(({ rule }) => rule)])).toEqual([
      [1280, []],
      [320, expect.arrayContaining(['button-name', 'input_label_exists'])],
    ]);
    expect(site.opened).toEqual(['/a']);
  });

  it('ends with the views under way where it is stopped, goes on with the rest, and else begins anew', async () => {
    using site = await openSite();
    const pages = ['/a', '/b', '/c', '/d'];
    const stopped = await site.run(pages, { isStopped: true });
    expect(stopped).toMatchObject({ failed: [] });
    expect(statesIn(stopped)).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
    const goneOn = await site.run(pages, { isContinued: true });
    expect(statesIn(goneOn)).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd']);
    expect(site.opened.toSorted()).toEqual(pages);
    await site.run(['/a']);
    expect(site.opened).toHaveLength(5);
  });

  it('begins anew where what is stored is of another commit or of one without changes, and says so once', async () => {
    using site = await openSite();
    await site.run(['/a'], { commit: 'abc' });
    const seen = await site.run(['/a'], { commit: 'abc with changes', isContinued: true });
    expect(site.opened).toEqual(['/a', '/a']);
    expect(seen.commit).toBe('abc with changes');
    expect(site.said.filter((line) => line.startsWith('It begins anew'))).toEqual([
      'It begins anew: what is stored is of commit abc, and this is abc with changes.',
    ]);
    await site.run(['/a'], { commit: 'abc with changes', isContinued: true });
    expect(site.opened).toHaveLength(2);
  });
});

describe('the report of an audit', () => {
  it('says of each finding how to see it and to mend it, with the picture that was taken', async () => {
    using site = await openSite();
    const { views } = writeReport(site.folder, await site.run(['/a']), new Date());
    expect(views.filter(({ picture }) => !existsSync(path.join(site.folder, picture)))).toEqual([]);
    const page = await browser.newPage();
    await page.goto(`file://${path.join(site.folder, 'index.html')}`);
    const article = page.getByRole('article', { name: /discernible text/ });
    const words = await article.innerText();
    expect(words).toContain('run npm run demo, open /a?scenario=busy, in the mode light, 320 px wide.');
    expect(words).toMatch(/To mend it:\s+Fix any of the following/);
    await article.getByText('Picture').click();
    const picture = article.getByRole('img', { name: 'a, light, 320 px' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await page.close();
  });

  it('is XML that is well-formed for build servers, whatever a page has in it', async () => {
    using site = await openSite();
    const summary = writeReport(site.folder, await site.run(['/a']), new Date());
    const views = summary.views.map((view) => ({ ...view, state: `${view.state} <&"\u0000\u000B` }));
    const page = await browser.newPage();
    for (const xml of [
      readFileSync(path.join(site.folder, 'report.junit.xml'), 'utf8'),
      toJUnit({ ...summary, views }),
    ]) {
      const counted = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        return ['parsererror', 'testcase', 'failure'].map((name) => document.querySelectorAll(name).length);
      }, xml);
      expect(counted).toEqual([0, 2, summary.views.flatMap(({ findings }) => findings).length]);
    }
    await page.close();
  });
});

const MAIN = path.join(import.meta.dirname, 'main.ts');

/** What it said, line by line, and how it ended. Ctrl+C of a shell reaches all that it has started, once a line begins so. */
async function runMain(args: string[], ctrlCAt?: string): Promise<{ said: string[]; code: unknown }> {
  const program = spawn(process.execPath, [MAIN, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: program.stdout })) {
    said.push(line);
    if (ctrlCAt && line.startsWith(ctrlCAt) && program.pid) process.kill(-program.pid, 'SIGINT');
  }
  const [code] = (await ended) as [number | null];
  return { said, code };
}

describe('the command', () => {
  it('ends with 130 on Ctrl+C, and by --continue looks at what is left alone', async () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'audit-'));
    const args = ['--route', '/invited', '--mode', 'light', '--out', folder.path];
    const looked = ({ said }: { said: string[] }) => said.filter((line) => /^\d+ of \d+: /.test(line));
    const stopped = await runMain(args, '1 of ');
    expect(stopped.code).toBe(130);
    expect(stopped.said).toContain(
      'It stops with the views that are under way. Go on by: npm run audit -- --continue',
    );
    const goneOn = await runMain([...args, '--continue']);
    expect(goneOn.code).toBe(0);
    const planned = plan({ shown: statesOf('/invited'), mode: 'light' }).length;
    expect(looked(goneOn).length).toBeGreaterThan(0);
    expect(looked(stopped).length + looked(goneOn).length).toBe(planned);
    expect(goneOn.said).toContainEqual(expect.stringMatching(/^\d+ views, 0 findings, /));
  });

  it.each([
    [['--colour'], 2, "Unknown option '--colour'"],
    [['--route', '/nowhere'], 2, 'There is no route "/nowhere".'],
    [['--help'], 0, '--continue'],
  ])('%j ends with exit code %i', (args, code, words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });
    expect(status).toBe(code);
    expect(stdout + stderr).toContain(words);
  });
});
