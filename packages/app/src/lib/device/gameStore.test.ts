import { describe, expect, it } from 'vitest';
import { createDeviceStore, type DeviceStore } from './deviceStore.ts';
import { gameStoreOf } from './gameStore.ts';

/** The part of a browser's storage that a device store uses. */
function storage(isFull = false): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('The storage is full.');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    clear: () => stored.clear(),
    get length() {
      return stored.size;
    },
  };
}

interface Place {
  device: DeviceStore;
  memberId?: string;
  visit?: object;
  mayPersist?: boolean;
}

/** The games of a member on a page of their own, unless it is given. */
const gamesOf = ({ device, memberId = 'sam', visit = {}, mayPersist = true }: Place, part?: string) =>
  gameStoreOf({ device, memberId, visit, mayPersist: () => mayPersist }, part);

describe('stored games', () => {
  it('are there for the member who played, and for nobody else', () => {
    const device = createDeviceStore(storage());
    gamesOf({ device }).write('math.best', 30);
    expect(gamesOf({ device }).read('math.best')).toBe(30);
    expect(gamesOf({ device, memberId: 'kim' }).read('math.best')).toBeUndefined();
  });

  it.each([
    ['the member wants nothing stored', storage(), false],
    ['the device is full', storage(true), true],
    ['the device has no storage', undefined, true],
  ])('are there until the page is left where %s', (_, place, mayPersist) => {
    const page = { device: createDeviceStore(place), visit: {}, mayPersist };
    gamesOf(page).write('math.best', 30);
    expect(gamesOf(page).read('math.best')).toBe(30);
    expect(gamesOf({ ...page, memberId: 'kim' }).read('math.best')).toBeUndefined();
    expect(gamesOf(page, 'tournament.sums').read('math.best')).toBeUndefined();
    expect(gamesOf({ ...page, visit: {} }).read('math.best')).toBeUndefined();
    gamesOf(page).remove('math.best');
    expect(gamesOf(page).read('math.best')).toBeUndefined();
  });

  it('leave the device when the member no longer wants them stored', () => {
    const device = createDeviceStore(storage());
    const visit = {};
    gamesOf({ device, visit }).write('math.best', 30);
    gamesOf({ device, visit, mayPersist: false }).write('math.best', 40);
    expect(gamesOf({ device }).read('math.best')).toBeUndefined();
    expect(gamesOf({ device, visit }).read('math.best')).toBe(40);
  });
});
