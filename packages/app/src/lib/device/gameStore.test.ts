import { describe, expect, it } from 'vitest';
import { createDeviceStore } from './deviceStore.ts';
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

describe('stored games', () => {
  it('are there for the member who played, and for nobody else', () => {
    const device = createDeviceStore(storage());
    gameStoreOf(device, 'sam').write('math.best', 30);
    expect(gameStoreOf(device, 'sam').read('math.best')).toBe(30);
    expect(gameStoreOf(device, 'kim').read('math.best')).toBeUndefined();
  });

  it.each([
    ['the member wants nothing stored', storage(), false],
    ['the device is full', storage(true), true],
    ['the device has no storage', undefined, true],
  ])('are there until the page is left where %s', (_, place, mayPersist) => {
    const device = createDeviceStore(place);
    const stored = gameStoreOf(device, 'sam');
    stored.settle(mayPersist);
    stored.write('math.best', 30);
    expect(stored.read('math.best')).toBe(30);
    expect(gameStoreOf(device, 'sam').read('math.best')).toBeUndefined();
    stored.remove('math.best');
    expect(stored.read('math.best')).toBeUndefined();
  });

  it('leave the device when the member no longer wants them stored', () => {
    const device = createDeviceStore(storage());
    const stored = gameStoreOf(device, 'sam');
    stored.write('math.best', 30);
    stored.settle(false);
    stored.write('math.best', 40);
    expect(gameStoreOf(device, 'sam').read('math.best')).toBeUndefined();
    expect(stored.read('math.best')).toBe(40);
  });
});
