import { expect, it, vi } from 'vitest';
import { laterStore } from './laterStore.ts';
import { createTurn } from './turn.ts';

function open() {
  let value = 1;
  const watchers = new Set<() => void>();
  const store = {
    current: () => value,
    subscribe: (onChange: () => void) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
  const change = (next: number) => {
    value = next;
    for (const tell of watchers) tell();
  };
  const turn = createTurn();
  return { later: laterStore(store, turn), turn, change, watchers };
}

it('on the screen changes at once', () => {
  const { later, change } = open();
  const heard = vi.fn<() => void>();
  later.subscribe(heard);
  change(2);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(later.current()).toBe(2);
});

it('off the screen stays as it is until the picture is there, and tells of it once', async () => {
  const { later, turn, change } = open();
  const heard = vi.fn<() => void>();
  later.subscribe(heard);
  turn.setOnScreen(false);
  change(2);
  change(3);
  expect(later.current()).toBe(1);
  await expect.poll(later.current).toBe(3);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('changes when it comes onto the screen before its turn', () => {
  const { later, turn, change } = open();
  later.subscribe(() => {});
  turn.setOnScreen(false);
  change(2);
  turn.setOnScreen(true);
  expect(later.current()).toBe(2);
});

it('has missed nothing where nobody watched, and leaves nothing behind', () => {
  const { later, turn, change, watchers } = open();
  turn.setOnScreen(false);
  later.subscribe(() => {})();
  expect(watchers.size).toBe(0);
  change(2);
  expect(later.current()).toBe(2);
});
