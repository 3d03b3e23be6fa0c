import { FakeStorage } from '@friendbase/mocks/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from '../lib/device/deviceStore.ts';
import { watchStorageBy } from '../lib/device/watchStorage.ts';
import { openNews, type BellNews } from './news.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 8, minute)).toISOString();

let storage: FakeStorage;
let tabs: EventTarget;
let mayPersist: boolean;
let now: number;
const onNews = vi.fn<Parameters<BellNews['onNews']>[0]>();
beforeEach(() => {
  storage = new FakeStorage();
  tabs = new EventTarget();
  mayPersist = true;
  now = Date.parse(at(0));
});

/** A page of this device, and what the server answers to it. */
function openPage(stored: FakeStorage | null = storage) {
  const page = tabs as unknown as Pick<Window, 'addEventListener'>;
  const news = openNews({
    device: createDeviceStore(stored ?? undefined),
    mayPersist: () => mayPersist,
    watchStorage: watchStorageBy(page),
    now: () => now,
  });
  news.onNews(onNews);
  const heard = vi.fn();
  news.subscribe(heard);
  return {
    ...news,
    heard,
    /** A check that is answered at a minute. */
    check(id: string, minute: number, requests = 0, conversations = 0) {
      const since = news.since();
      news.take({ id, news: { at: at(minute), requests, conversations, decisions: 0 } }, since);
      news.meet(id);
      return since;
    },
  };
}

/** A member who looked at minute 1 and is back on the same device. */
function backOnDevice() {
  const before = openPage();
  before.check('ann', 1);
  before.stop();
  return openPage();
}

describe('what is new', () => {
  it('is nothing for a member who is new on this device, whatever its clock says', () => {
    const page = openPage();
    page.check('ann', 1, 2, 3);
    expect(page.count()).toBe(0);
    now += 3_600_000;
    expect(page.check('ann', 2, 1, 0)).toBe(at(1));
    expect(page.count()).toBe(1);
  });

  it('is known with the first answer to a member who was here before', () => {
    const page = backOnDevice();
    expect(page.check('ann', 9, 1, 2)).toBe(at(1));
    expect(page.count()).toBe(3);
    expect(page.heard).toHaveBeenCalledTimes(1);
  });

  it('is not new once the member has looked, and the next check counts from there', () => {
    const page = backOnDevice();
    page.check('ann', 9, 1, 2);
    expect(page.look()).toBe(at(1));
    expect(page.count()).toBe(0);
    expect(page.check('ann', 10, 0, 1)).toBe(at(9));
    expect(page.count()).toBe(1);
  });

  it('takes no answer for news that was asked for before the look', () => {
    const page = backOnDevice();
    const since = page.since();
    page.check('ann', 9, 1, 0);
    page.look();
    page.take({ id: 'ann', news: { at: at(9), requests: 1, conversations: 0, decisions: 0 } }, since);
    expect(page.count()).toBe(0);
  });

  it('is not new in another tab that looked', () => {
    const [here, there] = [backOnDevice(), openPage()];
    here.check('ann', 9, 1, 0);
    there.check('ann', 9, 1, 0);
    there.look();
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'friendbase.look.ann' }));
    expect(here.count()).toBe(0);
  });

  it('comes with how many cases wait, which a look does not take away', () => {
    const page = backOnDevice();
    const take = (cases?: number) =>
      page.take(
        { id: 'ann', news: { at: at(9), requests: 0, conversations: 0, decisions: 0, cases } },
        page.since(),
      );
    page.meet('ann');
    take();
    expect(page.waitingCases()).toBe(0);
    take(3);
    expect([page.count(), page.waitingCases()]).toEqual([0, 3]);
    page.look();
    expect(page.waitingCases()).toBe(3);
    page.meet('ben');
    expect(page.waitingCases()).toBe(0);
  });

  it('is told with what was counted before, of the same member alone', () => {
    const page = backOnDevice();
    page.check('ann', 9, 1, 0);
    page.check('ann', 10, 1, 2);
    page.check('ben', 11, 0, 1);
    const told = onNews.mock.calls.map(([latest, before]) => [latest.at, before?.at]);
    expect(told.slice(-3)).toEqual([
      [at(9), undefined],
      [at(10), at(9)],
      [at(11), undefined],
    ]);
  });

  it('is each member’s own', () => {
    const page = backOnDevice();
    page.check('ann', 9, 1, 0);
    page.check('ben', 10, 5, 5);
    expect(page.count()).toBe(0);
    page.meet(undefined);
    expect([page.count(), page.look()]).toEqual([0, undefined]);
    // Who comes in is not known before the answer, and the device has two members.
    page.check('ann', 11, 2, 0);
    expect(page.count()).toBe(0);
    page.check('ann', 12, 2, 0);
    expect(page.count()).toBe(2);
  });

  it('asks for nobody’s time in particular where two members share the device', () => {
    backOnDevice().check('ben', 3);
    now = Date.parse(at(20));
    expect(openPage().since()).toBe(at(20));
  });

  it('begins anew after the member has logged out', () => {
    const page = backOnDevice();
    page.check('ann', 9, 1, 0);
    page.forget('ann');
    expect([page.count(), storage.length]).toEqual([0, 0]);
  });

  it.each([
    ['a device that keeps nothing', () => openPage(null)],
    ['a member who wants nothing kept', () => ((mayPersist = false), openPage())],
  ])('is counted on the page alone for %s', (_, open) => {
    const page = open();
    page.check('ann', 1);
    page.check('ann', 2, 1, 0);
    expect([page.count(), storage.length]).toEqual([1, 0]);
    page.look();
    expect(page.count()).toBe(0);
  });

  it('takes what was kept off the device when the member chooses so', () => {
    const page = backOnDevice();
    page.check('ann', 9, 1, 0);
    mayPersist = false;
    page.settle();
    expect([page.count(), storage.length]).toEqual([1, 0]);
  });

  it.each(['not json', '"yesterday"', '5'])('does not mind broken data: %s', (broken) => {
    storage.setItem('friendbase.look.ann', broken);
    const page = openPage();
    expect(page.since()).toBe(at(0));
    page.check('ann', 1, 4, 4);
    expect(page.count()).toBe(0);
  });
});

describe('a page that is told what happens', () => {
  it('lets checks count nothing until something has happened, and then once', () => {
    const page = backOnDevice();
    page.check('ann', 9, 1, 0);
    page.setCarrier('open');
    expect(page.since()).toBeUndefined();
    page.want();
    expect(page.check('ann', 10, 2, 0)).toBe(at(1));
    expect(page.count()).toBe(2);
    expect(page.since()).toBeUndefined();
  });

  it('counts with each check again where the stream is closed or broken', () => {
    const page = backOnDevice();
    page.check('ann', 9);
    for (const carrier of ['closed', 'pending'] as const) {
      page.setCarrier('open');
      page.setCarrier(carrier);
      expect([page.since(), page.carrier()]).toEqual([at(1), carrier]);
    }
  });

  it('tells whoever watches, and keeps its number when a check counted nothing', () => {
    const page = backOnDevice();
    page.check('ann', 9, 1, 0);
    page.heard.mockClear();
    page.setCarrier('open');
    expect(page.heard).toHaveBeenCalledTimes(1);
    page.take({ id: 'ann', news: undefined }, undefined);
    expect(page.count()).toBe(1);
  });
});
