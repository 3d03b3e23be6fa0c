import { FakeStorage } from '@friendbase/mocks/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStore } from './deviceStore.ts';
import { createDrafts, DRAFT_LIFE_MS } from './drafts.ts';

let storage: FakeStorage;
let now: number;
const openDrafts = () => createDrafts(createDeviceStore(storage), () => now);

beforeEach(() => {
  storage = new FakeStorage();
  now = Date.UTC(2026, 4, 1);
});

describe('drafts', () => {
  it('are there again after a reload', () => {
    openDrafts().keep('ann', 'post', 'Hello');
    expect(openDrafts().read('ann', 'post')).toBe('Hello');
  });

  it('belong to one member and one field', () => {
    openDrafts().keep('ann', 'post', 'Hello');
    expect(openDrafts().read('ben', 'post')).toBeUndefined();
    expect(openDrafts().read('ann', 'message')).toBeUndefined();
  });

  it('are kept for 7 days and not longer', () => {
    openDrafts().keep('ann', 'post', 'Hello');
    now += DRAFT_LIFE_MS - 1;
    expect(openDrafts().read('ann', 'post')).toBe('Hello');
    now += 1;
    expect(openDrafts().read('ann', 'post')).toBeUndefined();
  });

  it('leave nothing behind once they are empty', () => {
    openDrafts().keep('ann', 'post', 'Hello');
    openDrafts().keep('ann', 'post', '');
    expect(storage).toHaveLength(0);
  });

  it('of one member are forgotten without touching the others', () => {
    openDrafts().keep('ann', 'post', 'Hello');
    openDrafts().keep('ben', 'post', 'Hi');
    openDrafts().forget('ann');
    expect(openDrafts().read('ann', 'post')).toBeUndefined();
    expect(openDrafts().read('ben', 'post')).toBe('Hi');
  });

  it.each(['not json', '{}', '{"text":5,"savedAt":0}', 'null'])('do not mind broken data: %s', (broken) => {
    storage.setItem('friendbase.draft.ann.post', broken);
    expect(openDrafts().read('ann', 'post')).toBeUndefined();
  });

  it('go on in silence when the device is full', () => {
    storage.isFull = true;
    expect(() => openDrafts().keep('ann', 'post', 'Hello')).not.toThrow();
  });

  it('go on in silence when the device allows nothing', () => {
    storage.isBlocked = true;
    expect(openDrafts().read('ann', 'post')).toBeUndefined();
    expect(() => openDrafts().forget('ann')).not.toThrow();
  });

  it('work without any storage', () => {
    const drafts = createDrafts(createDeviceStore(undefined));
    drafts.keep('ann', 'post', 'Hello');
    expect(drafts.read('ann', 'post')).toBeUndefined();
  });
});
