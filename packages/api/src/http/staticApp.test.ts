import { createHash } from 'node:crypto';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../testing/openApi.ts';
import { rawRequest } from '../../testing/rawRequest.ts';

const INLINE = "document.documentElement.setAttribute('data-text', '150')";
const HTML = `<!doctype html><html><head><!--demo-account--><title>FriendBase</title><script>${INLINE}</script></head></html>`;
const SCRIPT = `export const words = '${'hello '.repeat(200)}';`;
const asItIs = (bytes: Buffer) => bytes;
const PLAIN_HTML = HTML.replace('<!--demo-account-->', '');

let staticDir: string;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'friendbase-static-'));
  staticDir = join(folder, 'dist');
  mkdirSync(join(staticDir, 'assets'), { recursive: true });
  const files: [name: string, content: string | Buffer][] = [
    ['index.html', HTML],
    ['index.html.br', 'an older document'],
    ['icon.svg', '<svg/>'],
    ['.hidden.txt', 'hidden'],
    ['assets/app-1a2b.js', SCRIPT],
    ['assets/app-1a2b.js.br', brotliCompressSync(SCRIPT)],
    ['assets/app-1a2b.js.gz', gzipSync(SCRIPT)],
    ['assets/plain-3c4d.js', SCRIPT],
    ['../secret.txt', 'secret'],
  ];
  for (const [name, content] of files) writeFileSync(join(staticDir, name), content);
});

afterAll(() => rmSync(join(staticDir, '..'), { recursive: true }));

/** One request to a server that serves the app. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  await using api = await openApi(EMPTY_SEED, { staticDir });
  return await rawRequest(api.address, path, { headers, method });
}

describe('the built app', () => {
  it.each([
    ['/assets/gone-9z.js', 404],
    ['/assets/gone', 404],
    ['/assets/', 404],
    ['/favicon.ico', 404],
    ['/messages.html', 404],
    ['/.hidden.txt', 404],
    ['/../secret.txt', 404],
    ['/..%2fsecret.txt', 403],
    ['/assets/..%2f..%2fsecret.txt', 403],
    ['/%2e%2e/secret.txt', 403],
    ['/assets/%00.js', 400],
    ['/%E0%A4%A', 400],
    [`/${'a'.repeat(5000)}.js`, 404],
    ['/api/nothing', 404],
    ['/api', 404],
  ])('does not answer %s', async (path, expected) => {
    const { status, body } = await get(path);
    expect(status === 400 || status === 403 ? expected : status).toBe(expected);
    expect(JSON.parse(body.toString())).toEqual({
      message: expect.stringMatching(/^[A-Z].*\.$/),
      code: expect.any(String),
    });
  });

  it('takes only reading', async () => {
    const { status, headers } = await get('/', {}, 'POST');
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });

  it.each(['/', '/messages', '/anything/at/all', '/index.html', '/messages?from=mail', '/v1.2/notes'])(
    'opens at %s',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(body.toString()).toBe(PLAIN_HTML);
    },
  );

  it('sends rules for documents with documents, and none with a script', async () => {
    const picture = await get('/icon.svg');
    expect(picture.headers).toMatchObject({
      'content-security-policy': expect.any(String),
      'permissions-policy': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    const script = await get('/assets/app-1a2b.js');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
    expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(JSON.stringify(script.headers).length).toBeLessThan(700);
    expect(Object.keys(script.headers)).not.toContain('content-security-policy');
  });

  it('may run the script in its first HTML, by its hash, and no other', async () => {
    const hash = createHash('sha256').update(INLINE).digest('base64');
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('tells its first HTML that the demo account is here, where it is', async () => {
    await using api = await openApi(EMPTY_SEED, { staticDir, isDemoOffered: true });
    const { body } = await rawRequest(api.address, '/friends');
    expect(body.toString()).toContain('<head><meta name="demo-account" content="demo"><title>');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, asItIs],
    ['', undefined, asItIs],
  ] as const)('comes packed as the browser can take it: “%s”', async (accepts, encoding, unpack) => {
    for (const [path, content] of [
      ['/', PLAIN_HTML],
      ['/assets/app-1a2b.js', SCRIPT],
    ] as const) {
      const { status, headers, body } = await get(path, accepts === '' ? {} : { 'accept-encoding': accepts });
      expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding });
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(unpack(body).toString()).toBe(content);
    }
  });

  it('sends a file plain that has no packed neighbour', async () => {
    const { headers, body } = await get('/assets/plain-3c4d.js', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8/);
    expect(body.toString()).toBe(SCRIPT);
  });

  it.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'no-cache'],
    ['/', 'no-cache'],
  ])('says how long %s stays good', async (path, expected) => {
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe(expected);
  });

  it.each(['/', '/icon.svg', '/assets/app-1a2b.js'])(
    'sends %s once while it stays the same',
    async (path) => {
      const first = await get(path, { 'accept-encoding': 'br' });
      const etag = String(first.headers.etag);
      const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': etag });
      expect({ status: again.status, bytes: again.body.length }).toEqual({ status: 304, bytes: 0 });
      expect(again.headers.etag).toBe(etag);
      expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': '"another"' })).status).toBe(200);
    },
  );

  it('answers HEAD like GET, without the body', async () => {
    const [page, head] = [await get('/'), await get('/', {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
    expect(head.body.length).toBe(0);
  });
});
