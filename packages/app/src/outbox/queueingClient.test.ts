import {
  createClient,
  createComment,
  createLike,
  createPost,
  listFeed,
  NetworkError,
} from '@friendbase/contract';
import { demoId, fixedId } from '@friendbase/contract/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { carryFiles } from './carriedFiles.ts';
import { createQueueingClient, tapKeys } from './queueingClient.ts';
import { QueuedForLater, OutboxFull } from './outboxErrors.ts';
import type { OpenedOutbox } from './openOutbox.ts';

const userId = demoId('sam');
const postId = fixedId('post', 1);
const comment = { params: { id: postId }, body: { content: 'Hello' } };
const like = { body: { userId, postId } };

const enqueue = vi.fn<OpenedOutbox['enqueue']>();
let isWaiting: boolean;
let keysSent: (string | null)[];
let stored: Map<string, string>;
let answer: () => Promise<Response>;

beforeEach(() => {
  enqueue.mockReset();
  enqueue.mockResolvedValue();
  [isWaiting, keysSent, stored] = [false, [], new Map()];
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
});

function open(mayWait = true) {
  const taps = tapKeys(stored);
  return createQueueingClient({
    outbox: {
      hasWaiting: () => isWaiting,
      enqueue,
      find: () => undefined,
      outcome: () => Promise.resolve('the answer'),
    },
    client: createClient({
      keys: taps.keys,
      fetch: (_, init) => {
        keysSent.push(new Headers(init.headers).get('idempotency-key'));
        return answer();
      },
    }),
    taps,
    keys: stored,
    mayWait: () => mayWait,
  });
}

describe('a post with pictures without a network', () => {
  const files = [
    { file: new File(['a'], 'a.png'), description: '', url: '/api/media/1' },
    { file: new File(['b'], 'b.png'), description: '' },
  ];
  const postOf = (mediaUrls: string[]) => ({ body: { authorId: userId, content: 'Look', mediaUrls } });

  it('waits with its files, with the key that it was tried with', async () => {
    const mediaUrls = ['/api/media/1'];
    carryFiles(mediaUrls, files.slice(0, 1));
    await expect(open()(createPost, postOf(mediaUrls))).rejects.toThrow(QueuedForLater);
    const queued = {
      id: keysSent[0],
      call: 'createPost',
      input: postOf(mediaUrls),
      files: files.slice(0, 1),
    };
    expect(enqueue).toHaveBeenCalledExactlyOnceWith(queued, true);
  });

  it('is not tried while a file of it is still to be sent', async () => {
    const mediaUrls = ['/api/media/1'];
    carryFiles(mediaUrls, files);
    await expect(open()(createPost, postOf(mediaUrls))).rejects.toThrow(QueuedForLater);
    expect(keysSent).toEqual([]);
    expect(enqueue).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ files }), true);
  });
});

describe('a call without a network', () => {
  it('waits with the key that it was tried with, and its words are no press that failed', async () => {
    await expect(open()(createComment, comment)).rejects.toThrow(QueuedForLater);
    expect(enqueue).toHaveBeenCalledExactlyOnceWith(
      { id: keysSent[0], call: 'createComment', input: comment },
      true,
    );
  });

  it('and the same words once more are another press', async () => {
    const call = open();
    await expect(call(createComment, comment)).rejects.toThrow(QueuedForLater);
    await expect(call(createComment, comment)).rejects.toThrow(QueuedForLater);
    expect(keysSent[0]).not.toBe(keysSent[1]);
    expect(stored.size).toBe(0);
  });

  it('of a single press is under way until it is sent', async () => {
    expect(await open()(createLike, like)).toBe('the answer');
  });

  it('fails where nothing waits for it', async () => {
    const feed = open()(listFeed, { params: { userId }, query: {} });
    await expect(feed).rejects.toThrow(NetworkError);
    await expect(open(false)(createComment, comment)).rejects.not.toThrow(QueuedForLater);
    expect(enqueue).not.toHaveBeenCalled();
  });

  it('fails where nothing more can wait, and its next try has the same key', async () => {
    enqueue.mockRejectedValue(new OutboxFull('No room.'));
    const call = open();
    await expect(call(createComment, comment)).rejects.toThrow(OutboxFull);
    await expect(call(createComment, comment)).rejects.toThrow(OutboxFull);
    expect(keysSent[0]).toBe(keysSent[1]);
  });
});

it('a call that the server refuses does not wait', async () => {
  answer = async () => Response.json({ message: 'No.' }, { status: 404 });
  await expect(open()(createComment, comment)).rejects.toMatchObject({ status: 404 });
  expect(enqueue).not.toHaveBeenCalled();
});

it('a call does not overtake what waits already', async () => {
  isWaiting = true;
  await expect(open()(createComment, comment)).rejects.toThrow(QueuedForLater);
  expect(keysSent).toEqual([]);
  expect(enqueue.mock.calls[0]?.[1]).toBe(false);
});
