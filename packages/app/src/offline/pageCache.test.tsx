import { beforeEach, describe, expect, it } from 'vitest';
import { forgetOtherBuilds, forgetPages, pageCache, MEMBER_HEADER, MOST_PAGES } from './pageCache.ts';

const HOUR_MS = 60 * 60 * 1000;
let now: number;
const open = (build = 'one') => pageCache({ build, now: () => now });

beforeEach(async () => {
  now = Date.UTC(2026, 0, 5);
  await forgetPages();
});

/** The server's answer with a page of this member. */
const pageOf = (owner: string | undefined, status = 200) =>
  new Response(`<!doctype html><html lang="en"><title>Home of ${owner} – FriendBase</title>`, {
    status,
    headers: owner === undefined ? {} : { [MEMBER_HEADER]: owner },
  });

/** What happens when this member opens a page with a network. */
async function openPage(pages: ReturnType<typeof open>, owner: string, address = '/') {
  await pages.take(await pages.ticket(), address, pageOf(owner));
}

const textAt = async (address = '/', pages = open()) => (await pages.find(address))?.text();

describe('pages on the device', () => {
  it('are none before a member is here who wants them', async () => {
    const pages = open();
    await openPage(pages, 'ann');
    expect(await textAt()).toBeUndefined();
    expect(await pages.list()).toEqual([]);
  });

  it('are those of the member who is here, and know that they are not of now', async () => {
    const pages = open();
    await pages.meet('ann');
    await openPage(pages, 'ann', '/friends?of=now');
    await openPage(pages, 'ann');
    expect(await textAt()).toBe(
      '<!doctype html><html data-cached="" lang="en"><title>Home of ann – FriendBase</title>',
    );
    expect(await textAt('/friends')).toBeUndefined();
    expect(await pages.list()).toEqual([
      { address: '/', title: 'Home of ann' },
      { address: '/friends?of=now', title: 'Home of ann' },
    ]);
  });

  it.each([
    ['an error', pageOf('ann', 404)],
    ['what says nothing of whose it is', pageOf(undefined)],
  ])('are not %s', async (_, answer) => {
    const pages = open();
    await pages.meet('ann');
    await openPage(pages, 'ann', '/friends');
    await pages.take(await pages.ticket(), '/', answer);
    expect(await textAt()).toBeUndefined();
    expect(await textAt('/friends')).toBeDefined();
  });

  it('all go when somebody else is here, when nobody is, and when an answer is for one of these', async () => {
    const leave: ((pages: ReturnType<typeof open>) => Promise<void>)[] = [
      () => forgetPages(),
      (pages) => pages.meet('ben'),
      (pages) => openPage(pages, 'ben'),
      (pages) => openPage(pages, 'none'),
    ];
    for (const goes of leave) {
      const pages = open();
      await pages.meet('ann');
      await openPage(pages, 'ann');
      expect(await textAt()).toContain('ann');
      await goes(pages);
      expect(await textAt(), String(goes)).toBeUndefined();
      // Nor for whoever comes after.
      await pages.meet('ben');
      expect(await textAt()).toBeUndefined();
      await forgetPages();
    }
  });

  it('have none that was asked for before a log out, even if the same member is back', async () => {
    const pages = open();
    await pages.meet('ann');
    const early = await pages.ticket();
    await forgetPages();
    await pages.take(early, '/', pageOf('ann'));
    expect(await textAt()).toBeUndefined();
    await pages.meet('ann');
    await pages.take(early, '/', pageOf('ann'));
    expect(await textAt()).toBeUndefined();
  });

  it('are nobody’s where a device has those of two', async () => {
    const pages = open();
    await pages.meet('ann');
    await openPage(pages, 'ann');
    await caches.open('friendbase-pages one ben 1');
    expect(await textAt()).toBeUndefined();
    await pages.meet('ben');
    expect(await textAt()).toBeUndefined();
  });

  it(`are the last ${MOST_PAGES}`, async () => {
    const pages = open();
    await pages.meet('ann');
    for (let at = 0; at <= MOST_PAGES; at += 1) {
      // Home is opened in between: it is never the oldest.
      await openPage(pages, 'ann', `/messages?at=${at}`);
      await openPage(pages, 'ann');
    }
    const addresses = (await pages.list()).map(({ address }) => address);
    expect(addresses).toHaveLength(MOST_PAGES);
    expect(addresses[0]).toBe('/');
    expect(addresses).not.toContain('/messages?at=0');
    expect(addresses).toContain(`/messages?at=${MOST_PAGES}`);
  });

  it('last a week by the clock of the device, which may go an hour back', async () => {
    const pages = open();
    await pages.meet('ann');
    await openPage(pages, 'ann');
    now -= HOUR_MS;
    expect(await textAt()).toBeDefined();
    now += 7 * 24 * HOUR_MS;
    expect(await textAt()).toBeDefined();
    now += HOUR_MS;
    expect([await textAt(), await pages.list()]).toEqual([undefined, []]);
  });

  it('of another build are not shown, and go with it', async () => {
    const pages = open();
    await pages.meet('ann');
    await openPage(pages, 'ann');
    expect(await textAt('/', open('two'))).toBeUndefined();
    await forgetOtherBuilds('one');
    expect(await textAt()).toBeDefined();
    await forgetOtherBuilds('two');
    expect(await textAt()).toBeUndefined();
  });
});
