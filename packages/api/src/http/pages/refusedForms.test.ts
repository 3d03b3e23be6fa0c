import { describe, expect, it } from 'vitest';
import { cookieOf, get, QUICK, refuse, serveSmallApp } from '../../../testing/smallApp.ts';

const app = serveSmallApp();

describe('the page of a form that was refused', () => {
  it('waits as a member’s page does', { tags: 'long' }, async () => {
    const slow = get(app.usual.address, '/takes-long', await cookieOf(app.usual, 'demo'));
    const { status, html } = await refuse(app.usual);
    expect(status).toBe(401);
    expect(html).toContain('<main>log-in loginRefused <a');
    await slow;
  });

  it('says why in a page that needs no rendering where the process is stuck', async () => {
    await using api = await app.open({ ...QUICK, waitMs: 300 });
    const stuck = get(api.address, '/stuck', await cookieOf(api, 'demo'));
    for (const { status, headers, html } of await Promise.all([refuse(api), refuse(api), refuse(api)])) {
      expect([status, headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
      expect(html).toMatch(/<main>log-in |<h1>This did not work/);
    }
    await stuck;
  });
});
