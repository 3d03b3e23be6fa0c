import { describe, expect, it } from 'vitest';
import { createQueue, QUEUE_LIMIT } from './queue.ts';

/** Work that ends when the test says so. */
function open(limit?: number) {
  const queue = createQueue(limit);
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const add = (name: string, signal?: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.set(name, { resolve, reject });
    const work = async () => {
      begun.push(name);
      await promise;
      return name;
    };
    const done = queue(work, signal);
    done.catch(() => undefined);
    return done;
  };
  const breathe = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { add, begun, ends, breathe };
}

describe('work in a queue', () => {
  it('that was given up before its turn never begins, and holds nobody up', async () => {
    const { add, begun, ends, breathe } = open(1);
    const leaving = new AbortController();
    void add('a');
    const given = add('b', leaving.signal);
    void add('c');
    leaving.abort();
    ends.get('a')?.resolve();
    await expect(given).rejects.toThrow('aborted');
    await breathe();
    expect(begun).toEqual(['a', 'c']);
  });

  it('that fails lets the next one begin', async () => {
    const { add, begun, ends, breathe } = open(1);
    const failing = add('a');
    void add('b');
    ends.get('a')?.reject(new Error('No.'));
    await expect(failing).rejects.toThrow('No.');
    await breathe();
    expect(begun).toEqual(['a', 'b']);
  });

  it('is six pieces at a time, in their order', async () => {
    const { add, begun, ends, breathe } = open();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const done = names.map((name) => add(name));
    await breathe();
    expect(begun).toEqual(names.slice(0, QUEUE_LIMIT));
    for (const name of names) {
      ends.get(name)?.resolve();
      await breathe();
    }
    expect(await Promise.all(done)).toEqual(names);
    expect(begun).toEqual(names);
  });
});
