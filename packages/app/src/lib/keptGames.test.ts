import { describe, expect, it } from 'vitest';
import { createDeviceStore } from './deviceStore.ts';
import { keptGamesOf } from './keptGames.ts';

/** The part of a browser's storage that a device store uses. */
function storage(isFull = false): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('The storage is full.');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

describe('kept games', () => {
  it('are there for the member who played, and for nobody else', () => {
    const device = createDeviceStore(storage());
    keptGamesOf(device, 'sam').write('math.best', 30);
    expect(keptGamesOf(device, 'sam').read('math.best')).toBe(30);
    expect(keptGamesOf(device, 'kim').read('math.best')).toBeUndefined();
  });

  it.each([
    ['the member wants nothing kept', storage(), false],
    ['the device is full', storage(true), true],
    ['the device has no storage', undefined, true],
  ])('are there until the page is left where %s', (_, place, mayKeep) => {
    const device = createDeviceStore(place);
    const kept = keptGamesOf(device, 'sam');
    kept.settle(mayKeep);
    kept.write('math.best', 30);
    expect(kept.read('math.best')).toBe(30);
    expect(keptGamesOf(device, 'sam').read('math.best')).toBeUndefined();
    kept.remove('math.best');
    expect(kept.read('math.best')).toBeUndefined();
  });

  it('leave the device when the member no longer wants them kept', () => {
    const device = createDeviceStore(storage());
    const kept = keptGamesOf(device, 'sam');
    kept.write('math.best', 30);
    kept.settle(false);
    kept.write('math.best', 40);
    expect(keptGamesOf(device, 'sam').read('math.best')).toBeUndefined();
    expect(kept.read('math.best')).toBe(40);
  });
});
