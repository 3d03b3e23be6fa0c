import { ApiError, NetworkError } from '@friendbase/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { uploadSteps } from '../data/uploads.ts';
import { sendKeptFiles } from './sendKeptFiles.ts';

const kept = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }), description: name });
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
  const files = [{ ...kept('a.png'), url: '/there' }, kept('b.png'), kept('c.png')];
  const sent = await sendKeptFiles('entry', files, { start, remember });
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
  const sending = sendKeptFiles('entry', [kept('a.png'), kept('b.png')], { start, remember });
  await expect(sending).rejects.toThrow(NetworkError);
  expect(remember).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ url: '/address of entry-0 ready' }),
    expect.not.objectContaining({ url: expect.anything() }),
  ]);
});

it('takes a file that was made ready before as it is there, where only the answer was lost', async () => {
  vi.mocked(uploadSteps.send).mockRejectedValue(gone);
  const [sent] = await sendKeptFiles('entry', [kept('a.png')], { start, remember });
  expect(sent?.url).toBe('/address of entry-0 ready');
  expect(uploadSteps.start).not.toHaveBeenCalled();
});

it('sends it anew where its address has become too old', async () => {
  vi.mocked(uploadSteps.send).mockRejectedValueOnce(gone);
  vi.mocked(uploadSteps.finish).mockRejectedValueOnce(gone);
  const [sent] = await sendKeptFiles('entry', [kept('a.png')], { start, remember });
  expect(sent?.url).toBe('/a new address ready');
});

it('is refused as the server refuses a file', async () => {
  vi.mocked(uploadSteps.finish).mockRejectedValue(
    new ApiError({ status: 415, message: '', code: 'notPictureOrVideo' }),
  );
  const sending = sendKeptFiles('entry', [kept('a.txt')], { start, remember });
  await expect(sending).rejects.toMatchObject({ code: 'notPictureOrVideo' });
});
