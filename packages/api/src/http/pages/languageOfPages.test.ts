import { describe, expect, it } from 'vitest';
import { rawRequest } from '../../../testing/rawRequest.ts';
import { BROWSER, cookieOf, serveSmallApp } from '../../../testing/smallApp.ts';

const app = serveSmallApp();

/** The language of a page, as it says itself and as its data say it. */
async function languageOf(path: string, languages: string | undefined, cookie = ''): Promise<unknown[]> {
  const headers = {
    cookie,
    accept: BROWSER,
    ...(languages !== undefined && { 'accept-language': languages }),
  };
  const { body, headers: answered } = await rawRequest(app.usual.address, path, { headers });
  expect(answered.vary).toContain('Accept-Language');
  const html = body.toString();
  return [/<html lang="([^"]*)" dir="ltr">/.exec(html)?.[1], /"language":"(\w+)"/.exec(html)?.[1]];
}

describe('a page where nobody has chosen a language', () => {
  it.each(['/login', '/login?next=%2Ffriends', '/login?form=sign-up'])(
    'is in that of the browser, and of no visitor before: %s',
    async (path) => {
      expect(await languageOf(path, 'es, en;q=0.5')).toEqual(['es', 'es']);
      expect(await languageOf(path, undefined)).toEqual(['en', 'en']);
      expect(await languageOf(path, 'tlh')).toEqual(['en', 'en']);
      expect(await languageOf(path, 'tlh, es;q=0.1')).toEqual(['es', 'es']);
    },
  );

  it('is so for members', async () => {
    const cookie = await cookieOf(app.usual, 'demo');
    expect(await languageOf('/friends', 'es', cookie)).toEqual(['es', 'es']);
    expect(await languageOf('/friends', 'tlh', cookie)).toEqual(['en', 'en']);
  });

  it('is so where nothing is', async () => {
    expect(await languageOf('/nothing', 'es')).toEqual(['es', undefined]);
    expect(await languageOf('/nothing', 'en')).toEqual(['en', undefined]);
  });
});
