import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createDeviceStore } from '../lib/device/deviceStore.ts';
import { DRAFT_LIFE_MS } from '../lib/forms/drafts.ts';
import { persistNotices, type PersistedNotices } from './persistedNotices.ts';
import { noticesMachine, type StoredNotice } from './noticesMachine.ts';
import '../words/en/notices.ts';

const GIVEN_AT = '2026-05-01T12:00:00.000Z';

let storage: FakeStorage;
let now: number;
let keepWriting: 'until-log-out' | 'never';
let page: ReturnType<typeof openPage>;

const notice = (id: string): StoredNotice => ({
  id,
  at: GIVEN_AT,
  title: id,
  text: '',
  tone: 'success',
});

function openPage(on: Storage | undefined = storage) {
  const notices = createActor(noticesMachine).start();
  let tell: (memberId: string | undefined) => void = () => {};
  const stored: PersistedNotices = persistNotices({
    device: createDeviceStore(on),
    notices,
    retention: () => keepWriting,
    now: () => now,
    watchMember: (onChange) => {
      tell = onChange;
      return { unsubscribe: () => {} };
    },
  });
  return {
    notices,
    stored,
    here: (memberId: string | undefined) => tell(memberId),
    give: (id: string) => notices.send({ type: 'notice.given', notice: notice(id) }),
    list: () => notices.getSnapshot().context.list.map(({ id }) => id),
    toast: () => notices.getSnapshot().context.current?.id,
  };
}

beforeEach(() => {
  storage = new FakeStorage();
  now = Date.parse(GIVEN_AT);
  keepWriting = 'until-log-out';
  page = openPage();
});
afterEach(() => {
  page.stored.stop();
  page.notices.stop();
});

describe('the list behind the bell', () => {
  it('is there again after a reload', () => {
    page.here('ann');
    page.give('one');
    const reloaded = openPage();
    reloaded.here('ann');
    expect(reloaded.list()).toEqual(['one']);
  });

  it('belongs to one member, also when another hydrates at once', () => {
    page.here('ann');
    page.give('for Ann');
    page.here('ben');
    expect(page.list()).toEqual([]);
    page.give('for Ben');
    page.here('ann');
    expect(page.list()).toEqual(['for Ann']);
  });

  it('takes nothing that was said to a visitor', () => {
    page.here('ann');
    page.give('for Ann');
    page.here(undefined);
    page.give('Your username is: ben');
    page.here('ann');
    expect(page.list()).toEqual(['for Ann']);
  });

  it('outlives the end of a session where nothing can be stored', () => {
    const notStored = openPage(undefined);
    notStored.here('ann');
    notStored.give('one');
    notStored.here(undefined);
    notStored.here('ann');
    expect(notStored.list()).toEqual(['one']);
  });

  it('is gone from the device and the page once the member logs out, its toast too', () => {
    page.here('ann');
    page.give('one');
    page.stored.forget('ann');
    page.here(undefined);
    expect([page.list(), page.toast(), storage.length]).toEqual([[], undefined, 0]);
    page.here('ann');
    expect(page.list()).toEqual([]);
  });

  it('is stored for 7 days and not longer, also of a member who never comes back', () => {
    page.here('ann');
    page.give('one');
    now += DRAFT_LIFE_MS - 1;
    openPage();
    expect(storage).toHaveLength(1);
    now += 1;
    openPage();
    expect(storage).toHaveLength(0);
  });

  it('stays on the page alone for a member who wants nothing stored', () => {
    page.here('ann');
    page.give('one');
    keepWriting = 'never';
    page.stored.settle();
    page.give('two');
    expect([page.list(), storage.length]).toEqual([['two', 'one'], 0]);
  });

  it.each(['not json', '{}', '[5]', '[{"id":"one"}]'])('does not mind broken data: %s', (broken) => {
    storage.setItem('friendbase.notices.ann', broken);
    page.here('ann');
    expect(page.list()).toEqual([]);
  });
});
