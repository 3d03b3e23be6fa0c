import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startProgram } from '../testing/program.ts';
import { tempFolder } from '../testing/tempFolder.ts';
import { readAddress } from './address.ts';
import { serveFolder } from './serveFolder.ts';

const files = {
  'site/index.html': '<h1>FriendBase</h1>',
  'site/assets/app-1.js': 'go()',
  'secret.txt': 'no',
};

async function serve() {
  const place = tempFolder(files);
  const server = await serveFolder(`${place.folder}/site`, { host: '127.0.0.1', port: 0 });
  return {
    get: (path: string, method = 'GET') => fetch(server.origin + path, { method }),
    origin: server.origin,
    async [Symbol.asyncDispose]() {
      await server.close();
      place[Symbol.dispose]();
    },
  };
}

/** `fetch` tidies a path before it sends it; this sends it as it is. */
function statusOfRaw(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(origin, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

describe('the demo server', () => {
  it.each(['/assets/gone.js', '/favicon.ico', '/%00.js', '/%E0%A4%A.js'])(
    'has nothing at %s',
    async (path) => {
      await using server = await serve();
      expect((await server.get(path)).status).toBe(404);
    },
  );

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'])(
    'gives nothing out for %s',
    async (path) => {
      await using server = await serve();
      expect(await statusOfRaw(server.origin, path)).toBe(404);
    },
  );

  it('refuses to be written to', async () => {
    await using server = await serve();
    expect((await server.get('/', 'POST')).status).toBe(405);
  });

  it.each(['/', '/messages', '/profile/settings?x=1'])('opens the app at %s', async (path) => {
    await using server = await serve();
    const page = await server.get(path);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toBe(files['site/index.html']);
  });

  it('lets a browser keep a file whose name changes with its content', async () => {
    await using server = await serve();
    const script = await server.get('/assets/app-1.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  it('answers a HEAD request without a body', async () => {
    await using server = await serve();
    const head = await server.get('/', 'HEAD');
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['19', '']);
  });
});

describe('the address of the demo', () => {
  it.each(['http', '-1', '65536', '3001.5', ''])('refuses the port "%s" by name', (port) => {
    expect(() => readAddress({ PORT: port })).toThrow(`PORT is "${port}"`);
  });

  it('is this machine and 3001 unless said otherwise', () => {
    expect(readAddress({})).toEqual({ host: '127.0.0.1', port: 3001 });
  });

  it('ends with one line and code 2 when the port is taken', async () => {
    await using server = await serve();
    const { port } = new URL(server.origin);
    using second = startProgram(['scripts/commands/serveDemo.ts'], { PORT: port, HOST: '127.0.0.1' });
    const { code, err } = await second.ended;
    expect({ code, err }).toEqual({
      code: 2,
      err: `Port ${port} is already in use. Stop the other program, or choose another port with PORT.\n`,
    });
  });
});
