import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS } from '@friendbase/ui-kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from '../lib/device/deviceStore.ts';
import { watchStorageBy } from '../lib/device/watchStorage.ts';
import { editComfort } from './editComfort.ts';
import { openComfort } from './openComfort.ts';

let storage: FakeStorage;
let now: Date;
const open = () => {
  const page = new EventTarget() as Window;
  const comfort = openComfort({ device: createDeviceStore(storage), watchStorage: watchStorageBy(page) });
  const tellFromOtherTab = () =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'friendbase.comfort.device' }));
  return { ...comfort, ...editComfort(comfort, () => now), tellFromOtherTab };
};

beforeEach(() => {
  storage = new FakeStorage();
  now = new Date(2026, 10, 21, 12);
});

describe('comfort settings that are stored', () => {
  it.each(['not json', '7', '[]', '{"chosen":5,"before":"x"}', '{"chosen":{"textSize":"huge"}}'])(
    'are the defaults where %s is stored',
    (stored) => {
      storage.setItem('friendbase.comfort.device', stored);
      expect(open().current()).toEqual(DEFAULTS);
    },
  );

  it('keep what a newer version of the product wrote', () => {
    const newer = { chosen: { textSize: 150, gamePace: 4 }, checkedBy: 'version 9' };
    storage.setItem('friendbase.comfort.device', JSON.stringify(newer));
    open().change({ theme: 'dark' });
    const stored = JSON.parse(storage.getItem('friendbase.comfort.device')!);
    expect(stored).toMatchObject({ ...newer, chosen: { textSize: 150, gamePace: 4, theme: 'dark' } });
    expect(open().current()).toMatchObject({ textSize: 150, theme: 'dark' });
  });

  it('have the easy words that an earlier version stored, until the member chooses, and undoes it', () => {
    storage.setItem('friendbase.comfort.device', '{"chosen":{"words":"en-easy","textSize":150}}');
    const comfort = open();
    const seen = () => [comfort.current().easy, open().current().easy];
    expect(seen()).toEqual([true, true]);
    comfort.change({ theme: 'dark' });
    expect([...seen(), comfort.changedToday()]).toEqual([true, true, ['theme']]);
    comfort.change({ easy: false });
    expect([...seen(), comfort.changedToday()]).toEqual([false, false, ['theme', 'easy']]);
    comfort.undo();
    expect(seen()).toEqual([true, true]);
    comfort.undoToday();
    expect([...seen(), comfort.changedToday()]).toEqual([true, true, []]);
    comfort.putBack();
    expect(seen()).toEqual([false, false]);
  });

  it.each([
    ['look', 'null'],
    ['look', '{"owner":7}'],
    ['look', '"x"'],
  ])('do not mind a broken %s: %s', (key, stored) => {
    storage.setItem(`friendbase.${key}`, stored);
    expect(open().current()).toEqual(DEFAULTS);
  });

  it.each(['isFull', 'isBlocked'] as const)('hold until the page is left, and say so: %s', (trouble) => {
    const comfort = open();
    storage[trouble] = true;
    comfort.change({ textSize: 200 });
    expect(comfort.current().textSize).toBe(200);
    expect(comfort.sets.isStored(comfort.owner())).toBe(false);
    storage[trouble] = false;
    expect(open().current()).toEqual(DEFAULTS);
    comfort.change({ theme: 'cream' });
    expect(comfort.sets.isStored(comfort.owner())).toBe(true);
    expect(open().current()).toMatchObject({ textSize: 200, theme: 'cream' });
  });
});

describe('comfort settings of several people', () => {
  it('are one set for each member, and one of the device', () => {
    const comfort = open();
    comfort.meet('ann', false);
    comfort.change({ textSize: 150 });
    comfort.meet('ben', false);
    comfort.change({ theme: 'dark' });
    expect(comfort.current()).toEqual({ ...DEFAULTS, theme: 'dark' });
    comfort.meet(undefined, false);
    expect(comfort.current()).toEqual(DEFAULTS);
    comfort.meet('ann', false);
    expect(comfort.current()).toEqual({ ...DEFAULTS, textSize: 150 });
  });

  it('are those of the device until a member has chosen', () => {
    const comfort = open();
    comfort.change({ textSize: 175 });
    comfort.meet('ann', false);
    expect(comfort.current().textSize).toBe(175);
    comfort.change({ motion: 'calm' });
    comfort.meet(undefined, false);
    comfort.change({ textSize: 100 });
    expect(comfort.preferencesOf('ann')).toMatchObject({ textSize: 175, motion: 'calm' });
  });

  it('are there before the session is known: those that the page showed last', () => {
    const comfort = open();
    comfort.meet('ann', false);
    comfort.change({ textSize: 150 });
    expect(JSON.parse(storage.getItem('friendbase.look')!)).toEqual({
      owner: 'member.ann',
      attributes: { 'data-text': '150' },
      settings: '',
    });
    expect(open().current().textSize).toBe(150);
    comfort.meet(undefined, false);
    expect(storage.getItem('friendbase.look')).toBeNull();
    expect(open().current()).toEqual(DEFAULTS);
  });

  it('are erased for the next person: those of the member and of the device, and of nobody else', () => {
    const comfort = open();
    for (const memberId of [undefined, 'ann', 'ben']) {
      comfort.meet(memberId, false);
      comfort.change({ textSize: 150 });
    }
    comfort.clear();
    expect(comfort.current()).toEqual(DEFAULTS);
    expect([...storage.texts.keys()]).toEqual(['friendbase.comfort.member.ann']);
    comfort.meet(undefined, false);
    comfort.clear();
    expect(storage).toHaveLength(0);
  });
});

/** The cookies of a browser, as `document.cookie` takes them. */
function cookieJar(protocol: string) {
  const set: string[] = [];
  const page = {
    location: { protocol } as Location,
    get cookie() {
      return set.at(-1) ?? '';
    },
    set cookie(text: string) {
      set.push(text);
    },
  };
  return { page, last: () => set.at(-1) };
}

describe('the cookie of settings', () => {
  const STORED = 'Path=/; Max-Age=31536000; SameSite=Lax';
  const openWith = (protocol = 'https:') => {
    const jar = cookieJar(protocol);
    const comfort = openComfort({ device: createDeviceStore(storage), page: jar.page });
    return { ...comfort, ...editComfort(comfort, () => now), cookie: jar.last };
  };

  it('holds what changes the markup of pages and nothing else, and goes with it', () => {
    const comfort = openWith();
    comfort.change({ simple: true, easy: true, theme: 'dark', keepWriting: 'never' });
    const value = encodeURIComponent('{"easy":true,"simple":true}');
    expect(comfort.cookie()).toBe(`friendbase-settings=1.${value}; ${STORED}; Secure`);
    expect(JSON.parse(storage.getItem('friendbase.look')!)).toMatchObject({ settings: `1.${value}` });
    comfort.change({ simple: false, easy: false });
    expect(comfort.cookie()).toBe('friendbase-settings=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  });

  it('is there again after it was lost, for a browser without https too', () => {
    open().change({ hideTips: true });
    const value = encodeURIComponent('{"hideTips":true}');
    expect(openWith('http:').cookie()).toBe(`friendbase-settings=1.${value}; ${STORED}`);
  });

  it('is that of whoever is here', () => {
    const comfort = openWith();
    comfort.change({ simple: true });
    comfort.meet('ann', false);
    comfort.change({ simple: false });
    expect(comfort.cookie()).toContain('Max-Age=0');
    comfort.meet(undefined, false);
    expect(comfort.cookie()).toContain('simple');
    comfort.clear();
    expect(comfort.cookie()).toContain('Max-Age=0');
  });
});

describe('a change of comfort settings', () => {
  it('tells whoever shows them, once', () => {
    const comfort = open();
    const onChange = vi.fn<() => void>();
    comfort.subscribe(onChange);
    comfort.change({ textSize: 130 });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('can be undone, and the undoing too', () => {
    const comfort = open();
    comfort.change({ textSize: 130 });
    comfort.change({ theme: 'dark', motion: 'calm' });
    comfort.undo();
    expect(comfort.current()).toEqual({ ...DEFAULTS, textSize: 130 });
    comfort.undo();
    expect(comfort.current()).toEqual({ ...DEFAULTS, textSize: 130, theme: 'dark', motion: 'calm' });
  });

  it('to all defaults can be undone', () => {
    const comfort = open();
    comfort.change({ textSize: 130, sounds: true });
    comfort.putBack();
    expect(comfort.current()).toEqual(DEFAULTS);
    comfort.undo();
    expect(comfort.current()).toEqual({ ...DEFAULTS, textSize: 130, sounds: true });
  });

  it('that was pressed twice by an unsteady hand is undone all the same', () => {
    const comfort = open();
    comfort.change({ textSize: 130, theme: 'dark' });
    comfort.putBack();
    comfort.putBack();
    comfort.undo();
    expect(comfort.current()).toEqual({ ...DEFAULTS, textSize: 130, theme: 'dark' });
  });

  it('reaches other tabs, and nothing answers back', () => {
    const [here, there] = [open(), open()];
    there.meet('ann', false);
    there.change({ theme: 'dark' });
    here.change({ textSize: 200 });
    const stored = storage.getItem('friendbase.look');
    there.tellFromOtherTab();
    expect(storage.getItem('friendbase.look')).toBe(stored);
    here.change({ spacing: 'wide' });
    const third = open();
    here.change({ textSize: 115 });
    third.tellFromOtherTab();
    expect(third.current()).toMatchObject({ textSize: 115, spacing: 'wide' });
  });

  it('of today is known, also on another visit, and can be taken back', () => {
    open().change({ textSize: 130 });
    now = new Date(2026, 10, 22, 9);
    open().change({ textSize: 150 });
    const comfort = open();
    comfort.change({ textSize: 175, sounds: false });
    expect(comfort.changedToday()).toEqual(['textSize']);
    comfort.undoToday();
    expect(comfort.current().textSize).toBe(130);
    expect(comfort.changedToday()).toEqual([]);
  });
});
