import { ApiError, NetworkError } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabChannel } from '../lib/device/tabChannel.ts';
import { MOST_ENTRIES, MOST_FILE_BYTES, SURE_FOR_MS, type Entry } from './entry.ts';
import { OutboxFull } from './outboxErrors.ts';
import { openOutbox, type OpenedOutbox } from './openOutbox.ts';
import type { OutboxOptions } from './outboxOptions.ts';
import type { OutboxWord } from './outboxMachine.ts';
import { createMemoryStore, type OutboxStore } from './outboxStore.ts';

const [ann, ben] = [demoId('sam'), demoId('leo')];
const message = (content: string) => ({
  id: `key of ${content}`,
  call: 'sendMessage' as const,
  input: { body: { senderId: ann, receiverId: ben, content } },
});

/** The channel of some tabs of one browser. */
function openChannel() {
  const tabs: ((word: OutboxWord) => void)[] = [];
  return (): TabChannel<OutboxWord> => {
    let own: ((word: OutboxWord) => void) | undefined;
    return {
      tell: (word) => {
        for (const hear of tabs) if (hear !== own) hear(word);
      },
      listen: (onWord) => {
        own = onWord;
        tabs.push(onWord);
      },
      close: () => void tabs.splice(tabs.indexOf(own!), 1),
    };
  };
}

/** A browser's locks: the turn goes from one to the next. */
function openLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, options: unknown, hold: (lock: null) => unknown) => {
    const { signal } = options as LockOptions;
    last = last.then(() => (signal?.aborted ? undefined : hold(null)));
    return last;
  };
  return { query: () => Promise.resolve({}), request: request as LockManager['request'] };
}

const sent: string[] = [];
const opened: OpenedOutbox[] = [];
let isOnline: boolean;
beforeEach(() => {
  isOnline = false;
  sent.length = 0;
});
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.stop();
});

const contentOf = ({ input }: Entry) => String(input.body?.['content']);

function open(options: Partial<OutboxOptions> = {}) {
  const told: string[] = [];
  const wakes: (() => void)[] = [];
  const outbox = openOutbox({
    memberId: ann,
    stored: createMemoryStore(),
    mayStore: () => true,
    locks: undefined,
    tabs: undefined,
    wakes: (onWake) => {
      wakes.push(onWake);
      return () => undefined;
    },
    send: async (entry) => {
      if (!isOnline) throw new NetworkError('lost');
      sent.push(contentOf(entry));
      return contentOf(entry);
    },
    onSent: async (entry) => void told.push(`sent ${contentOf(entry)}`),
    onRefused: (entry) => told.push(`refused ${contentOf(entry)}`),
    onEmptied: () => told.push('emptied'),
    onFilesBack: async (files) => void told.push(`back: ${files.map(({ file }) => file.name).join(', ')}`),
    onSignedOut: () => told.push('signed out'),
    ...options,
  });
  opened.push(outbox);
  const wake = () => wakes.forEach((one) => one());
  const shown = () => outbox.entries().map(({ words }) => words);
  const comeBack = () => {
    isOnline = true;
    wake();
  };
  return { outbox, told, shown, comeBack, wake };
}

describe('a post with pictures that waits', () => {
  const file = (name: string, bytes = 3) => ({
    file: new File(['x'.repeat(bytes)], name),
    description: 'A hill',
  });
  const post = (id: string, ...files: ReturnType<typeof file>[]) => ({
    id,
    call: 'createPost' as const,
    input: { body: { authorId: ann, content: '', mediaUrls: [] } },
    files,
  });

  it('names its files, and goes on with those that were not sent yet', async () => {
    const asked: string[][] = [];
    const { outbox, shown, wake } = open({
      send: async ({ files = [] }, remember) => {
        asked.push(files.map(({ file: { name }, url = '' }) => `${name} ${url}`.trim()));
        await remember(files.map((one, at) => (at === 0 ? { ...one, url: '/there' } : one)));
        throw new NetworkError('lost');
      },
    });
    await outbox.enqueue(post('one', file('a.png'), file('b.png')), true);
    expect([shown(), outbox.entries()[0]?.shown]).toEqual([[''], 'a.png, b.png']);
    wake();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    wake();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      ['a.png', 'b.png'],
      ['a.png /there', 'b.png'],
    ]);
  });

  it('gives its files back before they leave the device, and none where it is let go', async () => {
    const { outbox, told, shown } = open();
    await outbox.enqueue(post('one', file('a.png')), true);
    await outbox.enqueue(post('two', file('b.png')), true);
    await outbox.takeBack('one');
    await outbox.remove('two');
    expect([told, shown()]).toEqual([['back: a.png'], []]);
  });

  it('is not queued beyond 100 MB of all that waits, nor where the device refuses: the composer has it', async () => {
    const { outbox, shown } = open();
    const large = { file: { name: 'film.mp4', size: MOST_FILE_BYTES } as File, description: '' };
    await outbox.enqueue(post('one', file('a.png')), true);
    await expect(outbox.enqueue(post('two', large), true)).rejects.toThrow(new OutboxFull('filesFull'));
    const stored = { ...createMemoryStore(), add: () => Promise.reject(new DOMException('Full.')) };
    const other = open({ stored });
    await expect(other.outbox.enqueue(post('three', file('c.png')), true)).rejects.toThrow(
      new OutboxFull('filesNotStored'),
    );
    expect([shown().length, other.shown().length]).toEqual([1, 0]);
    await other.outbox.enqueue(message('words alone'), true);
    expect(other.shown()).toEqual(['words alone']);
  });

  it('waits until the page is left where the member wants nothing stored', async () => {
    const { outbox, shown } = open({ mayStore: () => false });
    await outbox.enqueue(post('one', file('a.png')), true);
    expect([shown().length, outbox.isStored()]).toEqual([1, false]);
  });
});

describe('what waits', () => {
  it('is shown, and sent in order when the network is back', async () => {
    const { outbox, told, shown, comeBack } = open();
    await outbox.enqueue(message('one'), true);
    await outbox.enqueue(message('two'), false);
    expect(shown()).toEqual(['one', 'two']);
    comeBack();
    await vi.waitFor(() => expect(told).toEqual(['sent one', 'sent two', 'emptied']));
    expect(shown()).toEqual([]);
  });

  it('is there again after a reload, and is sent once', async () => {
    const stored = createMemoryStore();
    const before = open({ stored });
    await before.outbox.enqueue(message('one'), true);
    before.outbox.stop();
    const { told, shown, comeBack } = open({ stored });
    await vi.waitFor(() => expect(shown()).toEqual(['one']));
    comeBack();
    await vi.waitFor(() => expect(told).toEqual(['sent one', 'emptied']));
    expect(await stored.load()).toEqual([]);
  });

  it('is not sent when it was taken back', async () => {
    const { outbox, shown, comeBack } = open();
    await outbox.enqueue(message('one'), true);
    await outbox.enqueue(message('two'), true);
    const outcome = outbox.outcome('key of one');
    await Promise.all([outbox.remove('key of one'), expect(outcome).rejects.toThrow('taken back')]);
    expect(shown()).toEqual(['two']);
    comeBack();
    await vi.waitFor(() => expect(sent).toEqual(['two']));
  });

  it('is refused after a day, also where the clock was set an hour back meanwhile', async () => {
    let time = 0;
    const stored = createMemoryStore();
    const { outbox, told, comeBack } = open({ stored, now: () => time });
    await outbox.enqueue(message('one'), true);
    time = SURE_FOR_MS + 1;
    await outbox.enqueue(message('two'), true);
    comeBack();
    await vi.waitFor(() => expect(told).toEqual(['refused one', 'sent two', 'emptied']));
    expect(outbox.entries()).toMatchObject([{ words: 'one', refused: { code: 'tooOld' } }]);
    expect((await stored.load()).map(({ value }) => value)).toMatchObject([{ refused: { code: 'tooOld' } }]);
  });

  it('has room for a hundred', async () => {
    const { outbox } = open();
    for (let count = 0; count < MOST_ENTRIES; count += 1) await outbox.enqueue(message(String(count)), false);
    await expect(outbox.enqueue(message('one more'), false)).rejects.toThrow(OutboxFull);
  });

  it('is gone when its member logs out', async () => {
    const stored = createMemoryStore();
    const { outbox, comeBack } = open({ stored });
    await outbox.enqueue(message('one'), true);
    await outbox.forget();
    comeBack();
    expect(await stored.load()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('stays while another member is logged in', async () => {
    const { outbox, told, shown, comeBack } = open({
      send: () => Promise.reject(new ApiError({ status: 401, message: '' })),
    });
    await outbox.enqueue(message('one'), true);
    comeBack();
    await vi.waitFor(() => expect(told).toEqual(['signed out']));
    expect(shown()).toEqual(['one']);
  });

  it('of another member is neither shown nor sent', async () => {
    const stored = createMemoryStore();
    await stored.add({ version: 1, memberId: ben, at: 0, ...message('of Ben') });
    isOnline = true;
    const { outbox, told, shown, wake } = open({ stored });
    await outbox.enqueue(message('one'), true);
    wake();
    await vi.waitFor(() => expect(told).toEqual(['sent one', 'emptied']));
    expect(shown()).toEqual([]);
    expect(await stored.load()).toHaveLength(1);
  });
});

describe('a member who wants nothing stored', () => {
  it('has it in memory, and what was queued before is sent all the same', async () => {
    const stored = createMemoryStore();
    const before = open({ stored });
    await before.outbox.enqueue(message('one'), true);
    before.outbox.stop();
    const { outbox, told, shown, comeBack } = open({ stored, mayStore: () => false });
    await vi.waitFor(() => expect(shown()).toEqual(['one']));
    await outbox.enqueue(message('two'), false);
    expect(await stored.load()).toHaveLength(1);
    comeBack();
    await vi.waitFor(() => expect(told).toEqual(['sent one', 'sent two', 'emptied']));
    expect(await stored.load()).toEqual([]);
  });
});

describe('a member who wants nothing more stored from now on', () => {
  it('has what comes after that in memory', async () => {
    const stored = createMemoryStore();
    let mayStore = true;
    const { outbox, told, comeBack } = open({ stored, mayStore: () => mayStore });
    await outbox.enqueue(message('one'), true);
    expect(outbox.isStored()).toBe(true);
    mayStore = false;
    await outbox.enqueue(message('two'), false);
    expect(outbox.isStored()).toBe(false);
    expect(await stored.load()).toHaveLength(1);
    comeBack();
    await vi.waitFor(() => expect(told).toEqual(['sent one', 'sent two', 'emptied']));
  });
});

describe('a device that refuses to store anything', () => {
  const refuse = () => Promise.reject(new DOMException('No.', 'SecurityError'));
  const refusing: OutboxStore = { load: refuse, add: refuse, put: refuse, remove: refuse, forget: refuse };

  it.each([
    ['has no storage', undefined],
    ['blocks it', refusing],
    ['is full', { ...createMemoryStore(), add: refuse }],
  ])('that %s: it waits on this page, which knows so', async (_, stored) => {
    const { outbox, told, shown, comeBack } = open({ stored });
    await outbox.enqueue(message('one'), true);
    expect(shown()).toEqual(['one']);
    expect(outbox.isStored()).toBe(false);
    comeBack();
    await vi.waitFor(() => expect(told).toEqual(['sent one', 'emptied']));
  });

  it('and gives no turns: each page sends its own', async () => {
    const locks: LockManager = { query: refuse, request: refuse };
    const { outbox, told, comeBack } = open({ stored: refusing, locks });
    await outbox.enqueue(message('one'), true);
    comeBack();
    await vi.waitFor(() => expect(told).toEqual(['sent one', 'emptied']));
  });
});

describe('two tabs', () => {
  it('show the same, and one of them sends', async () => {
    const [channel, locks, stored] = [openChannel(), openLocks(), createMemoryStore()];
    const first = open({ tabs: channel(), locks, stored });
    const second = open({ tabs: channel(), locks, stored });
    await second.outbox.enqueue(message('one'), true);
    await vi.waitFor(() => expect(first.shown()).toEqual(['one']));
    first.comeBack();
    await vi.waitFor(() => expect(second.told).toEqual(['sent one', 'emptied']));
    await vi.waitFor(() => expect(first.told).toEqual(['sent one', 'emptied']));
    expect(sent).toEqual(['one']);
    expect([first.shown(), second.shown()]).toEqual([[], []]);
  });

  it('hand the sending on when one is closed', async () => {
    const [channel, locks, stored] = [openChannel(), openLocks(), createMemoryStore()];
    const first = open({ tabs: channel(), locks, stored });
    const second = open({ tabs: channel(), locks, stored });
    await second.outbox.enqueue(message('one'), true);
    isOnline = true;
    first.outbox.stop();
    await vi.waitFor(() => expect(second.told).toEqual(['sent one', 'emptied']));
  });

  it('take back for each other', async () => {
    const [channel, locks, stored] = [openChannel(), openLocks(), createMemoryStore()];
    const first = open({ tabs: channel(), locks, stored });
    const second = open({ tabs: channel(), locks, stored });
    await first.outbox.enqueue(message('one'), true);
    await vi.waitFor(() => expect(second.outbox.hasWaiting()).toBe(true));
    await second.outbox.remove('key of one');
    await vi.waitFor(() => expect(first.shown()).toEqual([]));
    first.comeBack();
    expect(sent).toEqual([]);
  });
});
