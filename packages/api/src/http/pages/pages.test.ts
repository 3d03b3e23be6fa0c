import { createHash } from 'node:crypto';
import { casesInTier } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { openFile, openOnPostgres } from '../../../testing/databases.ts';
import type { OpenLocatedDatabase } from '../../../testing/databases.ts';
import { rawRequest } from '../../../testing/rawRequest.ts';
import {
  BOUNDS,
  cookieOf,
  DATA_ALONE,
  FRAME_ALONE,
  get,
  isRendered,
  SHEET,
  unrendered,
  serveSmallApp,
} from '../../../testing/smallApp.ts';

const app = serveSmallApp();

describe('a page that cannot be rendered', () => {
  it.each(['/partly', '/unrenderable'])('%s is sent with its data and the loading frame', async (path) => {
    expect(unrendered(await get(app.usual.address, path, await cookieOf(app.usual, 'demo')))).toEqual(
      DATA_ALONE,
    );
  });

  it.each(['/broken', '/loop', '/writes'])('%s is sent as it is without the server', async (path) => {
    expect(unrendered(await get(app.usual.address, path, await cookieOf(app.usual, 'demo')))).toEqual(
      FRAME_ALONE,
    );
  });
});

describe('forty pages at once', () => {
  it('are all rendered', async () => {
    const cookie = await cookieOf(app.usual, 'demo');
    const asked = Array.from({ length: 40 }, () => get(app.usual.address, '/friends', cookie));
    for (const page of await Promise.all(asked)) expect(isRendered(page)).toBe('true');
  });
});

describe('a member’s page', () => {
  const databases: [name: string, open: OpenLocatedDatabase][] = [
    ['SQLite', openFile],
    ['PostgreSQL', openOnPostgres],
  ];

  it.each(casesInTier(databases, 1))(
    'has their words and their data of %s, which nothing they wrote can end',
    async (_, openDatabase) => {
      await using api = await app.open(BOUNDS, openDatabase);
      const { status, html } = await get(api.address, '/friends', await cookieOf(api, 'demo'));
      expect(status).toBe(200);
      expect(html).toContain('<title>A &amp; B</title>');
      expect(html).toContain('<div id="root" data-server-rendered><main>Sam Rivers</main></div>');
      const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
      expect(json).not.toMatch(/[<\u2028]/);
      expect(JSON.parse(json)).toMatchObject({ isRendered: true, note: '</script><!--$&\u2028' });
    },
  );

  it('says whose page it is, or that it is nobody’s', async () => {
    const { address } = app.usual;
    const cookie = await cookieOf(app.usual, 'demo');
    const { headers, html } = await get(address, '/friends', cookie);
    const me = await rawRequest(address, '/api/auth/me', { headers: { cookie } });
    const { id } = JSON.parse(me.body.toString()) as { id: string };
    expect([headers['friendbase-member'], html.includes('Sam Rivers')]).toEqual([id, true]);
    expect((await get(address, '/friends')).headers['friendbase-member']).toBe('none');
    // Without their data it is no page of theirs yet.
    expect((await get(address, '/broken', cookie)).headers['friendbase-member']).toBeUndefined();
    expect((await get(address, '/old', cookie)).headers['friendbase-member']).toBeUndefined();
  });

  it('is stored by nobody, and an address that has moved or is none says so', async () => {
    const cookie = await cookieOf(app.usual, 'demo');
    const { headers } = await get(app.usual.address, '/friends', cookie);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Cookie'),
    });
    expect(await get(app.usual.address, '/old', cookie)).toMatchObject({
      status: 303,
      headers: { location: '/new' },
    });
    expect((await get(app.usual.address, '/nothing', cookie)).status).toBe(404);
  });

  it('has its style sheet in it, which is allowed there by its hash and nowhere else', async () => {
    const cookie = await cookieOf(app.usual, 'demo');
    const { headers, html } = await get(app.usual.address, '/styled', cookie);
    const sheet = `<style>${SHEET}</style><link rel="stylesheet" disabled href="/assets/styled.css">`;
    expect(html).toContain(`${sheet}<link rel="modulepreload"`);
    // Of what is hydrated later the style sheets alone.
    const later = await get(app.usual.address, '/parts', cookie);
    expect(later.html).toContain(sheet);
    expect(later.html).not.toContain('modulepreload');
    const hash = createHash('sha256').update(SHEET).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    const other = await get(app.usual.address, '/friends', cookie);
    expect(other.headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('of a visitor has the style sheets of the form that is open', async () => {
    const { address } = app.usual;
    const hash = createHash('sha256').update(SHEET).digest('base64');
    for (const path of ['/login?form=sign-up', '/login?form=sign-up&next=%2Ffriends']) {
      const { headers, html } = await get(address, path);
      expect(html).toContain(`<style>${SHEET}</style>`);
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    }
    expect((await get(address, '/login')).html).not.toContain(SHEET);
  });

  it('is the auth screen once the session has ended', async () => {
    const cookie = await cookieOf(app.usual, 'demo');
    await fetch(`${app.usual.address}/api/auth/logout`, { method: 'POST', headers: { cookie } });
    expect((await get(app.usual.address, '/friends', cookie)).html).toContain('<main>log-in ');
  });
});

describe('a visitor’s page', () => {
  it('leads on to the page that was asked for', async () => {
    const { html } = await get(app.usual.address, '/messages?with=1&x=2');
    expect(html).toContain('href="/login?next=%2Fmessages%3Fwith%3D1%26x%3D2"');
  });

  it('has the form that the address names open', async () => {
    expect((await get(app.usual.address, '/login?form=sign-up')).html).toContain(
      '<main>sign-up <a href="/login">',
    );
  });
});
