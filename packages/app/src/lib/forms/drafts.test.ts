import { FakeStorage } from '@friendbase/mocks/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from '../device/deviceStore.ts';
import { createDrafts, DRAFT_LIFE_MS, VISITOR, withDraft } from './drafts.ts';

let storage: FakeStorage;
let now: number;
const openDrafts = () => createDrafts(createDeviceStore(storage), { now: () => now });

beforeEach(() => {
  storage = new FakeStorage();
  now = Date.UTC(2026, 4, 1);
});

describe('drafts', () => {
  it('are there again after a reload', () => {
    openDrafts().persist('ann', 'post', 'Hello');
    expect(openDrafts().read('ann', 'post')).toBe('Hello');
  });

  it('belong to one member and one field', () => {
    openDrafts().persist('ann', 'post', 'Hello');
    expect(openDrafts().read('ben', 'post')).toBeUndefined();
    expect(openDrafts().read('ann', 'message')).toBeUndefined();
  });

  it('are stored for 7 days and not longer', () => {
    openDrafts().persist('ann', 'post', 'Hello');
    now += DRAFT_LIFE_MS - 1;
    expect(openDrafts().read('ann', 'post')).toBe('Hello');
    now += 1;
    expect(openDrafts().read('ann', 'post')).toBeUndefined();
  });

  it('are deleted from the device as soon as a read finds them too old', () => {
    openDrafts().persist(VISITOR, 'emergencyContact', '555 0100');
    now += DRAFT_LIFE_MS;
    openDrafts().read(VISITOR, 'emergencyContact');
    expect([...storage.texts]).toEqual([]);
  });

  it('are swept away once they are too old, and nothing else is', () => {
    openDrafts().persist(VISITOR, 'emergencyContact', '555 0100');
    storage.setItem('friendbase.draft.ann.post', 'not json');
    storage.setItem('friendbase.notices.ann', '[]');
    storage.setItem('friendbase-demo-3:busy', 'the demo');
    now += DRAFT_LIFE_MS - 1;
    openDrafts().persist('ann', 'message', 'Hi');
    now += 1;
    openDrafts().sweep();
    expect([...storage.texts.keys()].toSorted()).toEqual([
      'friendbase-demo-3:busy',
      'friendbase.draft.ann.message',
      'friendbase.notices.ann',
    ]);
  });

  it('leave nothing behind once they are empty', () => {
    openDrafts().persist('ann', 'post', 'Hello');
    openDrafts().persist('ann', 'post', '');
    expect(storage).toHaveLength(0);
  });

  it('of one member are forgotten without touching the others', () => {
    openDrafts().persist('ann', 'post', 'Hello');
    openDrafts().persist('ben', 'post', 'Hi');
    openDrafts().forget('ann');
    expect(openDrafts().read('ann', 'post')).toBeUndefined();
    expect(openDrafts().read('ben', 'post')).toBe('Hi');
  });

  it.each(['not json', '{}', '{"text":5,"savedAt":0}', 'null'])('do not mind broken data: %s', (broken) => {
    storage.setItem('friendbase.draft.ann.post', broken);
    expect(openDrafts().read('ann', 'post')).toBeUndefined();
  });

  it.each(['isFull', 'isBlocked'] as const)('say so when they are not stored: %s', (trouble) => {
    const drafts = openDrafts();
    const change = vi.fn();
    drafts.watch(change);
    storage[trouble] = true;
    drafts.persist('ann', 'post', 'Hello');
    expect([drafts.areStored('ann'), drafts.areStored('ben')]).toEqual([false, true]);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('have nothing to say about words that are gone', () => {
    const drafts = openDrafts();
    storage.isFull = true;
    drafts.persist('ann', 'post', 'Hello');
    drafts.forget('ann');
    expect(drafts.areStored('ann')).toBe(true);
  });

  it('are known to be there, of their writer alone', () => {
    const drafts = openDrafts();
    drafts.persist('ann', 'profile', 'Hello');
    expect([drafts.has('ann'), drafts.has('ben')]).toEqual([true, false]);
    drafts.persist('ann', 'profile', '');
    expect(drafts.has('ann')).toBe(false);
  });

  it('go on in silence when the device allows nothing', () => {
    storage.isBlocked = true;
    expect(openDrafts().read('ann', 'post')).toBeUndefined();
    expect(() => openDrafts().forget('ann')).not.toThrow();
  });

  it('are there until the page is left where there is no storage', () => {
    const drafts = createDrafts(createDeviceStore(undefined));
    drafts.persist('ann', 'post', 'Hello');
    expect(drafts.read('ann', 'post')).toBe('Hello');
    expect(drafts.areStored('ann')).toBe(false);
    drafts.forget('ann');
    expect(drafts.read('ann', 'post')).toBeUndefined();
  });
});

describe('drafts of a member who wants none stored', () => {
  const openNotStored = (wish: () => 'never' | 'week') =>
    createDrafts(createDeviceStore(storage), { now: () => now, retention: wish });

  it('are there until the page is left, and no complaint', () => {
    const drafts = openNotStored(() => 'never');
    drafts.persist('ann', 'post', 'Hello');
    expect([drafts.read('ann', 'post'), drafts.areStored('ann')]).toEqual(['Hello', true]);
    expect(storage).toHaveLength(0);
  });

  it('leave the device when the member chooses so, and not the page', () => {
    let wish: 'never' | 'week' = 'week';
    const drafts = openNotStored(() => wish);
    drafts.persist('ann', 'post', 'Hello');
    drafts.settle('ann');
    expect(storage).toHaveLength(1);
    wish = 'never';
    drafts.settle('ann');
    expect(storage).toHaveLength(0);
    expect(drafts.read('ann', 'post')).toBe('Hello');
  });
});

describe('a draft and what was typed before it came', () => {
  it.each([
    ['', 'Hello', 'Hello'],
    ['Older words', '', 'Older words'],
    ['Older words', 'Hello', 'Older words\nHello'],
    ['Hello', 'Hello, friends', 'Hello, friends'],
    ['Hello, friends', 'Hello', 'Hello, friends'],
  ])('of “%s” and “%s” lose nothing', (draft, typed, both) => expect(withDraft(draft, typed)).toBe(both));
});
