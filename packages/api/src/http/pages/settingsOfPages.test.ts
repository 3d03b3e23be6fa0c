import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openFile } from '../../../testing/databases.ts';
import { rawRequest } from '../../../testing/rawRequest.ts';
import {
  BOUNDS,
  BROWSER,
  cookieOf,
  get,
  isStyled,
  refuse,
  serveSmallApp,
} from '../../../testing/smallApp.ts';
import type { Answer } from '../../../testing/smallApp.ts';

const app = serveSmallApp();

describe('the settings of a browser, by its cookie', () => {
  const EASY = 'settings=easy';
  /** What a page was rendered for, by the mark of it and by its data. */
  const renderedFor = ({ html }: Answer) => [
    /<html lang="\w+" dir="ltr"(?: data-settings="(.*?)")?>/.exec(html)?.[1] ?? '',
    /"settings":"(.*?)"/.exec(html)?.[1],
  ];
  const storedBy = ({ headers }: Answer) => [headers['cache-control'], headers.vary];
  const VARY = 'Accept-Encoding, Cookie, Accept-Language';

  it('are what a page of a member or a visitor is rendered for, which is stored by nobody', async () => {
    const member = await cookieOf(app.usual, 'demo');
    for (const [path, cookie] of [
      ['/friends', `${member}; ${EASY}`],
      ['/nothing', `${member}; ${EASY}`],
      ['/', EASY],
      ['/login?form=sign-up', EASY],
    ] as const) {
      const answer = await get(app.usual.address, path, cookie);
      expect(renderedFor(answer), path).toEqual(['easy', 'easy']);
      expect(storedBy(answer), path).toEqual(['private, no-store', VARY]);
      expect(isStyled(answer), path).toBe(true);
    }
    const usualPage = await get(app.usual.address, '/');
    expect(renderedFor(usualPage)).toEqual(['', '']);
    expect(storedBy(usualPage)).toEqual(['private, no-cache', VARY]);
  });

  it('hold in the page of a form that was refused', async () => {
    expect(renderedFor(await refuse(app.usual, EASY))).toEqual(['easy', 'easy']);
  });

  it('are the usual ones where the cookie is damaged, and a page of before is not taken for another', async () => {
    const etag = String((await get(app.usual.address, '/')).headers.etag);
    for (const value of ['', 'x', '%', '"', 'easy%00', 'e'.repeat(5000)]) {
      const answer = await get(app.usual.address, '/', `settings=${value}`);
      expect([answer.status, ...renderedFor(answer)]).toEqual([200, '', '']);
    }
    const headers = { cookie: EASY, accept: BROWSER, 'if-none-match': etag };
    expect((await rawRequest(app.usual.address, '/', { headers })).status).toBe(200);
  });

  it(
    'give a visitor the usual page while another is rendered: members come first',
    { tags: 'long' },
    async () => {
      const member = await cookieOf(app.usual, 'demo');
      const slow = get(app.usual.address, '/takes-long', member);
      await expect.poll(async () => renderedFor(await get(app.usual.address, '/', EASY))).toEqual(['', '']);
      const waited = await get(app.usual.address, '/friends', `${member}; ${EASY}`);
      expect(renderedFor(waited)).toEqual(['easy', 'easy']);
      await slow;
    },
  );

  it('are in no line of the log, whatever becomes of the page', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    await using api = await app.open(BOUNDS, openFile, { logger });
    const member = await cookieOf(api, 'demo');
    for (const path of ['/', '/friends', '/broken', '/unrenderable', '/nothing'])
      for (const value of ['easy', 'secret-choice'])
        for (const who of ['', `${member}; `]) await get(api.address, path, `${who}settings=${value}`);
    await refuse(api, 'settings=secret-choice');
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.concat(api.exceptions.map(String)).join('')).not.toMatch(/settings|easy|secret-choice/);
  });
});
