import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that lasts until it is told to end. */
function held(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

it('runs the work of one key in turn, whatever became of the work before', async () => {
  const inTurn = createTurns();
  const begun: string[] = [];
  const [one, two] = [held(begun, 'one'), held(begun, 'two')];
  const runs = [inTurn('key', one.work), inTurn('key', two.work)];
  one.fail();
  await expect(runs[0]).rejects.toThrow('one');
  two.end();
  await expect(runs[1]).resolves.toBe('two');
  expect(begun).toEqual(['one', 'two']);
});

it('holds up nobody else', async () => {
  const inTurn = createTurns();
  const begun: string[] = [];
  const [one, other] = [held(begun, 'one'), held(begun, 'other')];
  const first = inTurn('key', one.work);
  const second = inTurn('another', other.work);
  other.end();
  await expect(second).resolves.toBe('other');
  one.end();
  await expect(first).resolves.toBe('one');
});

it('does not begin before the work of the same key is over', async () => {
  const inTurn = createTurns();
  const begun: string[] = [];
  const [one, two] = [held(begun, 'one'), held(begun, 'two')];
  const first = inTurn('key', one.work);
  const second = inTurn('key', two.work);
  await inTurn('another', () => Promise.resolve());
  expect(begun).toEqual(['one']);
  one.end();
  two.end();
  await Promise.all([first, second]);
});
