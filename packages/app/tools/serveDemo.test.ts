import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tempFolder } from '../../../scripts/tempFolder.ts';

const place = tempFolder({ 'secret.txt': 'secret', 'site/index.html': 'page', 'site/assets/1.js': 'plain' });
place.write('site/assets/1.js.br', brotliCompressSync('packed'));
const program = [path.join(import.meta.dirname, 'serveDemo.ts'), path.join(place.folder, 'site')];
const start = (PORT: string) => spawn(process.execPath, program, { env: { ...process.env, PORT } });

const demo = start('0');
let origin = '';
beforeAll(async () => {
  const [line] = (await once(demo.stdout, 'data')) as [Buffer];
  origin = /http:\S+/.exec(String(line))?.[0] ?? '';
});
afterAll(() => {
  demo.kill();
  place[Symbol.dispose]();
});

/** `fetch` would tidy the path. */
async function ask(method: string, asked: string) {
  const [response] = (await once(request(origin, { path: asked, method }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: response.statusCode, content: await text(response) };
}

it.each([
  ['GET', '/assets/gone.js', 404],
  ['GET', '/favicon.ico', 404],
  ['POST', '/', 405],
])('refuses %s %s', async (method, asked, status) => {
  expect(await ask(method, asked)).toEqual({ status, content: '' });
});

it.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'])(
  'keeps to its folder at %s',
  async (asked) => {
    expect((await ask('GET', asked)).content).not.toContain('secret');
  },
);

it.each(['/', '/messages', '/profile/settings?x=1'])('opens the app at %s', async (asked) => {
  const response = await fetch(origin + asked);
  expect([response.headers.get('cache-control'), await response.text()]).toEqual(['no-cache', 'page']);
});

it.each([
  ['br', 'packed'],
  ['identity', 'plain'],
])('sends a script to whoever reads %s, to be stored', async (encoding, content) => {
  const response = await fetch(`${origin}/assets/1.js`, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe(content);
});

it.each([
  ['http', 'PORT is "http". It takes a whole number from 0 to 65535.\n'],
  ['65536', 'PORT is "65536". It takes a whole number from 0 to 65535.\n'],
  ['', 'PORT is "". It takes a whole number from 0 to 65535.\n'],
])('refuses the port "%s" in one line', async (port, sentence) => {
  const refused = start(port);
  expect(await text(refused.stderr)).toBe(sentence);
  expect(refused.exitCode ?? (await once(refused, 'close'))[0]).toBe(2);
});

it('says that a port is taken', async () => {
  const second = start(new URL(origin).port);
  expect(await text(second.stderr)).toMatch(
    /^Choose another port with PORT, .* address already in use .*\n$/,
  );
});
