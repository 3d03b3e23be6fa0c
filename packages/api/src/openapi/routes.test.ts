import { endpoints } from '@friendbase/contract';
import { casesInTier } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../testing/openApi.ts';
import { rawRequest } from '../../testing/rawRequest.ts';

const ADDRESSES = [
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/docs/page.css', 'text/css; charset=utf-8'],
] as const;

const COOKIES = [
  ['https://friends.example.com', '__Host-friendbase'],
  ['http://127.0.0.1:3000', 'friendbase'],
] as const;

/** One request of a visitor. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  await using api = await openApi();
  return await rawRequest(api.address, path, { headers, method });
}

const page = async () => (await get('/api/docs')).body.toString();
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('the documents of the API', () => {
  it.each([
    '/api/docs/page.ts',
    '/api/docs/routes.ts',
    '/api/docs/../openapi/routes.ts',
    '/api/docs/..%2froutes.ts',
    '/api/docs/%2e%2e/%2e%2e/package.json',
    '/api/docs/page.css/..%2f..%2fapp.ts',
    '/api/openapi.yaml',
  ])('do not include %s', async (path) => {
    const { status, body } = await get(path);
    expect({ status, json: JSON.parse(body.toString()) as unknown }).toEqual({
      status: 404,
      json: { message: 'There is nothing at this address.', code: 'nothingHere' },
    });
  });

  it.each(ADDRESSES)('can only be read at %s', async (path) => {
    const { status, headers, body } = await get(path, {}, 'POST');
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(JSON.parse(body.toString())).toEqual({
      message: expect.stringMatching(/^This address/),
      code: 'methodNotAllowed',
    });
  });

  it.each(ADDRESSES)('are open to visitors at %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(casesInTier(ADDRESSES, 1))('are sent once from %s while they stay the same', async (path) => {
    const etag = String((await get(path)).headers.etag);
    const again = await get(path, { 'if-none-match': etag });
    expect({ status: again.status, bytes: again.body.length }).toEqual({ status: 304, bytes: 0 });
  });

  it.each(casesInTier(COOKIES, 1))('name the session cookie as %s sets it', async (publicOrigin, name) => {
    await using api = await openApi(undefined, { publicOrigin });
    const document = await (await fetch(`${api.address}/api/openapi.json`)).json();
    expect(document).toMatchObject({ components: { securitySchemes: { session: { in: 'cookie', name } } } });
  });
});

describe('the page to read', () => {
  it('has a language, a title, one heading of its own and one main part', async () => {
    const text = await page();
    expect(text).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(matches(text, /<title>(.*)<\/title>/g)).toEqual(['FriendBase API']);
    expect(matches(text, /<(h1|main)>/g)).toEqual(['main', 'h1']);
  });

  it('runs no script and loads its own style sheet only', async () => {
    const { body, headers } = await get('/api/docs');
    const text = body.toString();
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<img|<iframe/);
    expect(matches(text, /<link[^>]* href="([^"]*)"/g)).toEqual(['data:,', '/api/docs/page.css']);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('tells of every call, by its address', async () => {
    const text = await page();
    const told = matches(text, /<code>([A-Z]+ \/[^<]*)<\/code>/g);
    const expected = Object.values(endpoints).map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(told.sort()).toEqual(expected.sort());
  });

  it('leads nowhere that is not there, and to one place each', async () => {
    const text = await page();
    const ids = matches(text, / id="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const links = matches(text, / href="#([^"]*)"/g);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('steps from heading to heading one level at a time', async () => {
    const levels = matches(await page(), /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  });
});
