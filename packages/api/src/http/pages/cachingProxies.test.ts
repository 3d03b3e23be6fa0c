import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { cookieOf, get, serveSmallApp } from '../../../testing/smallApp.ts';
import type { Answer } from '../../../testing/smallApp.ts';

const app = serveSmallApp();

/**
 * A proxy such as may stand between the server and a browser. It caches what it may by `Cache-Control`, or everything where it is
 * careless, and gives it to whoever is the same by `Vary`.
 */
async function cachingProxy(origin: string, isCareless: boolean) {
  const stored = new Map<string, { answer: Answer; asked: IncomingHttpHeaders }[]>();
  const given: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', headers } = request;
      const before = stored.get(url) ?? [];
      const found = before.find(({ answer, asked }) => {
        const vary = (answer.headers.vary ?? '').toLowerCase().split(/, */).filter(Boolean);
        return vary.every((name) => asked[name] === headers[name]);
      });
      if (found) given.push(url);
      const answer = found?.answer ?? (await get(origin, url, headers.cookie));
      const mayStore = !/no-store|private|no-cache/.test(answer.headers['cache-control'] ?? '');
      if (isCareless || mayStore) stored.set(url, [...before, { answer, asked: headers }]);
      response.writeHead(answer.status, answer.headers).end(answer.html);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** What came from what was stored. */
    given,
    [Symbol.asyncDispose]: async () => void (await once(server.close(), 'close')),
  };
}

describe('behind one proxy that caches answers', () => {
  const SHEET_PATH = '/assets/styled.css';

  it.each([
    ['what it may', false, [SHEET_PATH]],
    ['everything', true, [...Array.from({ length: 5 }, () => '/friends'), SHEET_PATH]],
  ])(
    '%s, two members and a visitor never see each other’s pages, nor those for other settings',
    async (_, isCareless, given) => {
      await using proxy = await cachingProxy(app.usual.address, isCareless);
      const [sam, maya] = [await cookieOf(app.usual, 'demo'), await cookieOf(app.usual, 'maya')];
      const seen = [];
      for (const cookie of [sam, maya, '', sam, '', maya]) {
        seen.push(/<main>(\S+)/.exec((await get(proxy.address, '/friends', cookie)).html)?.[1]);
      }
      expect(seen).toEqual(['Sam', 'Maya', 'log-in', 'Sam', 'log-in', 'Maya']);
      const rendered = [];
      for (const cookie of ['settings=easy', 'settings=usual', `${sam}; settings=easy`, sam, '']) {
        rendered.push(/data-settings="(.*?)"/.exec((await get(proxy.address, '/friends', cookie)).html)?.[1]);
      }
      expect(rendered).toEqual(['easy', undefined, 'easy', undefined, undefined]);
      for (const cookie of [sam, maya]) await get(proxy.address, SHEET_PATH, cookie);
      expect(proxy.given).toEqual(given);
    },
  );
});
