import { ApiError, NetworkError, PART_RULES } from '@friendbase/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { partSteps } from '../data/uploadParts.ts';
import { uploadSteps } from '../data/uploads.ts';
import type { QueuedFile } from '../outbox/carriedFiles.ts';
import { sendQueuedFiles } from './sendQueuedFiles.ts';

const queued = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }), description: name });
const remember = vi.fn(async () => undefined);
let asked: string[];
const start = async (key: string) => {
  asked.push(key);
  return `/address of ${key}`;
};
const gone = new ApiError({ status: 403, message: '', code: 'uploadExpired' });

beforeEach(() => {
  asked = [];
  remember.mockClear();
  vi.restoreAllMocks();
  vi.spyOn(uploadSteps, 'send').mockResolvedValue();
  vi.spyOn(uploadSteps, 'start').mockResolvedValue('/a new address');
  vi.spyOn(uploadSteps, 'finish').mockImplementation(async (address) => `${address} ready`);
});

it('sends each file once, by a key of its own, and remembers what was sent', async () => {
  const files = [{ ...queued('a.png'), url: '/there' }, queued('b.png'), queued('c.png')];
  const sent = await sendQueuedFiles('entry', files, { start, remember });
  expect(asked).toEqual(['entry-1', 'entry-2']);
  expect(sent.map(({ url }) => url)).toEqual([
    '/there',
    '/address of entry-1 ready',
    '/address of entry-2 ready',
  ]);
  expect(remember).toHaveBeenCalledTimes(2);
});

it('remembers the first where the second finds no network', async () => {
  vi.mocked(uploadSteps.send).mockResolvedValueOnce().mockRejectedValueOnce(new NetworkError('lost'));
  const sending = sendQueuedFiles('entry', [queued('a.png'), queued('b.png')], { start, remember });
  await expect(sending).rejects.toThrow(NetworkError);
  expect(remember).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ url: '/address of entry-0 ready' }),
    expect.not.objectContaining({ url: expect.anything() }),
  ]);
});

it('takes a file that was made ready before as it is there, where only the answer was lost', async () => {
  vi.mocked(uploadSteps.send).mockRejectedValue(gone);
  const [sent] = await sendQueuedFiles('entry', [queued('a.png')], { start, remember });
  expect(sent?.url).toBe('/address of entry-0 ready');
  expect(uploadSteps.start).not.toHaveBeenCalled();
});

it('sends it again where its address has become too old', async () => {
  vi.mocked(uploadSteps.send).mockRejectedValueOnce(gone);
  vi.mocked(uploadSteps.finish).mockRejectedValueOnce(gone);
  const [sent] = await sendQueuedFiles('entry', [queued('a.png')], { start, remember });
  expect(sent?.url).toBe('/a new address ready');
});

it('is refused as the server refuses a file', async () => {
  vi.mocked(uploadSteps.finish).mockRejectedValue(
    new ApiError({ status: 415, message: '', code: 'notPictureOrVideo' }),
  );
  const sending = sendQueuedFiles('entry', [queued('a.txt')], { start, remember });
  await expect(sending).rejects.toMatchObject({ code: 'notPictureOrVideo' });
});

describe('a large film', () => {
  const bytes = new Uint8Array(2 * PART_RULES.minBytes);
  const film = { file: new File([bytes], 'film.webm', { type: 'image/png' }), description: '' };
  const address = '/api/companion/s3/multipart/film?key=film';
  /** The numbers of the parts that have come. */
  let come: number[];
  let remembered: readonly QueuedFile[];
  const send = (files: readonly QueuedFile[] = [film]) =>
    sendQueuedFiles('entry', files, { start, remember: async (now) => void (remembered = now) });

  beforeEach(() => {
    come = [];
    vi.spyOn(partSteps, 'begin').mockResolvedValue(address);
    vi.spyOn(partSteps, 'list').mockImplementation(async () =>
      come.map((number) => ({ number, etag: `${number}`, size: PART_RULES.minBytes })),
    );
    vi.spyOn(partSteps, 'sign').mockImplementation(async (_, number) => `${number}`);
    vi.spyOn(partSteps, 'put').mockImplementation(async (url) => {
      come.push(Number(url));
      return url;
    });
    vi.spyOn(partSteps, 'join').mockResolvedValue('/whole');
  });

  it('goes on after a reload with the parts that have not come', async () => {
    vi.mocked(partSteps.put).mockImplementation(async (url) => {
      if (url === '2') throw new NetworkError('lost');
      come.push(Number(url));
      return url;
    });
    await expect(send()).rejects.toThrow(NetworkError);
    expect(remembered).toEqual([{ ...film, address }]);
    vi.mocked(partSteps.put).mockClear().mockResolvedValue('2');
    await expect(send(remembered)).resolves.toEqual([{ ...film, url: '/whole ready', address: undefined }]);
    expect(vi.mocked(partSteps.put).mock.calls.map(([url]) => url)).toEqual(['2']);
    expect(partSteps.begin).toHaveBeenCalledTimes(1);
  });

  it('keeps the part that is on its way while another one is lost', async () => {
    const lost = Promise.withResolvers<string>();
    vi.mocked(partSteps.put).mockImplementation(async (url, _, options) => {
      if (url === '2') return lost.promise;
      await lost.promise.catch(() => undefined);
      options?.signal?.throwIfAborted();
      come.push(Number(url));
      return url;
    });
    const sending = send();
    lost.reject(new NetworkError('lost'));
    await expect(sending).rejects.toThrow(NetworkError);
    expect(come).toEqual([1]);
  });

  it('is only made ready where the answer to that was lost', async () => {
    vi.mocked(uploadSteps.finish).mockRejectedValueOnce(new NetworkError('lost'));
    await expect(send()).rejects.toThrow(NetworkError);
    const [sent] = await send(remembered);
    expect(sent?.url).toBe('/whole ready');
    expect(come).toEqual([1, 2]);
  });

  it('starts over where nothing of it is there anymore', async () => {
    vi.mocked(partSteps.list).mockRejectedValueOnce(
      new ApiError({ status: 404, message: '', code: 'uploadNotFound' }),
    );
    const [sent] = await send([{ ...film, address }]);
    expect(sent?.url).toBe('/whole ready');
    expect(come).toEqual([1, 2]);
  });

  it('is refused once, as the server refuses a file', async () => {
    const refused = new ApiError({ status: 415, message: '', code: 'notPictureOrVideo' });
    vi.mocked(uploadSteps.finish).mockRejectedValue(refused);
    await expect(send()).rejects.toBe(refused);
    expect(partSteps.begin).toHaveBeenCalledTimes(1);
  });
});
