import { createPost, getMe, mediaIdOf, processMedia, putUpload, startUpload } from '@friendbase/contract';
import type { PostMedia } from '@friendbase/contract';
import { PNG } from '@friendbase/contract/conformance';
import { sendFile } from '@friendbase/contract/send-file';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownDatabases } from './ownDatabases.ts';
import { call, leave, visit } from './visit.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await leave();
});

const WAIT = { interval: 0 };

const photo = (): File => new File([PNG], 'cat.png', { type: 'image/png' });

/** Sends a file to an address as the app does. */
async function send(
  uploadURL: string,
  file: Blob = photo(),
  options: Parameters<typeof sendFile>[3] = {},
): Promise<void> {
  const id = mediaIdOf(uploadURL) ?? '';
  const token = new URL(uploadURL, location.href).searchParams.get('token') ?? '';
  await sendFile(putUpload, { params: { id }, query: { token } }, file, options);
}

async function sharePhoto(): Promise<PostMedia[]> {
  const { uploadURL } = await call(startUpload, {});
  await send(uploadURL);
  const { mediaURL } = await call(processMedia, { body: { mediaURL: uploadURL } });
  const { id: authorId } = await call(getMe, {});
  const { media } = await call(createPost, { body: { authorId, mediaUrls: [mediaURL] } });
  return media;
}

const bytesAt = async (url = ''): Promise<Uint8Array> => (await fetch(url)).bytes();

/** Nothing more can be written. */
const fillUp = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room left.', 'QuotaExceededError');
  });

describe('a file in the demo', () => {
  it('is refused where there is no room for it, leaves nothing, and lets the demo be stored', async () => {
    const databases = ownDatabases();
    const onTrouble = vi.fn<() => void>();
    await visit({ databases, onTrouble });
    const { uploadURL } = await call(startUpload, {});
    const full = fillUp();
    await expect(send(uploadURL)).rejects.toMatchObject({ status: 507, code: 'storageFull' });
    const body = { mediaURL: uploadURL };
    await expect(call(processMedia, { body })).rejects.toMatchObject({ code: 'uploadNotFinished' });
    full.mockRestore();
    await send(uploadURL);
    await visit({ databases, onTrouble });
    await expect(call(processMedia, { body })).resolves.toMatchObject({ width: 3, height: 2 });
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('is refused where its browser cannot open it', async () => {
    await visit();
    const { uploadURL } = await call(startUpload, {});
    await send(uploadURL, new Blob([PNG.slice(0, 60)], { type: 'image/png' }));
    await expect(call(processMedia, { body: { mediaURL: uploadURL } })).rejects.toMatchObject({
      code: 'fileDamaged',
    });
  });

  it('is there after a reload, byte for byte, and in another tab', async () => {
    const databases = ownDatabases();
    await visit({ databases });
    const [shared] = await sharePhoto();
    expect(await bytesAt(shared?.url)).toEqual(PNG);
    await visit({ databases });
    expect(await bytesAt(`${shared?.url}?width=320`)).toEqual(PNG);
  });
});

describe('a picture in the demo', () => {
  it('is as wide as it is asked for, and never wider than it came', { tags: 'long' }, async () => {
    await visit();
    const canvas = new OffscreenCanvas(1000, 500);
    canvas.getContext('2d')?.fillRect(0, 0, 500, 500);
    const { uploadURL } = await call(startUpload, {});
    await send(uploadURL, await canvas.convertToBlob());
    const { mediaURL } = await call(processMedia, { body: { mediaURL: uploadURL } });
    const widths = [320, 640, 1280, 2048];
    const addresses = [...widths.map((width) => `${mediaURL}?width=${width}`), mediaURL];
    const shown = [];
    for (const address of addresses) {
      const file = await (await fetch(address)).blob();
      const { width, height } = await createImageBitmap(file);
      shown.push([file.type, width, height]);
    }
    expect(shown).toEqual([
      ['image/webp', 320, 160],
      ['image/webp', 640, 320],
      ...Array.from({ length: 3 }, () => ['image/png', 1000, 500]),
    ]);
  });
});

describe('files that nobody shows', () => {
  it('go after a day when they are not ready, after eight when they are, and never while they are shown', async () => {
    const databases = ownDatabases();
    const at = (days: number) => ({ databases, now: () => new Date(Date.UTC(2025, 0, 1 + days, 1)) });
    await visit(at(0));
    const [shown] = await sharePhoto();
    const [drafted, begun] = [await call(startUpload, {}), await call(startUpload, {})];
    for (const { uploadURL } of [drafted, begun]) await send(uploadURL);
    const asked = ({ uploadURL }: typeof begun) => ({ body: { mediaURL: uploadURL } });
    const { mediaURL } = await call(processMedia, asked(drafted));
    for (const [days, draftStatus] of [
      [7, 200],
      [9, 404],
    ] as const) {
      await visit(at(days));
      await call(startUpload, {});
      await expect(call(processMedia, asked(begun))).rejects.toMatchObject({ code: 'mediaNotFound' });
      expect([(await fetch(mediaURL)).status, (await bytesAt(shown?.url)).length]).toEqual([
        draftStatus,
        PNG.length,
      ]);
    }
  });
});

describe('the scenarios of files', () => {
  it('let one through with its third try', async () => {
    await visit({ scenario: 'failing-part' });
    const { uploadURL } = await call(startUpload, {});
    for (const status of [503, 503]) await expect(send(uploadURL)).rejects.toMatchObject({ status });
    await send(uploadURL);
  });

  it(
    'tell how far a slow one has come, until it is there or its sender gives up',
    { tags: 'long' },
    async () => {
      await visit({ scenario: 'slow-upload' });
      const { uploadURL } = await call(startUpload, {});
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const told: number[] = [];
      const onProgress = (sentBytes: number) => told.push(sentBytes);
      const givingUp = new AbortController();
      const givenUp = send(uploadURL, photo(), { onProgress, signal: givingUp.signal });
      // Waited for below: what nobody listens to would be an exception of the page.
      const reason = givenUp.catch((error: unknown) => error);
      const untilToldOf = (bytes: number) =>
        vi.waitFor(async () => {
          await vi.advanceTimersByTimeAsync(100);
          expect(told.at(-1)).toBeGreaterThanOrEqual(bytes);
        }, WAIT);
      await untilToldOf(PNG.length / 2);
      givingUp.abort();
      expect(await reason).toMatchObject({ name: 'NetworkError' });
      const count = told.length;
      expect(count).toBeGreaterThan(20);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(told).toHaveLength(count);
      told.length = 0;
      const sent = send(uploadURL, photo(), { onProgress });
      await untilToldOf(PNG.length);
      await sent;
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    },
  );

  it('find no network, and read on', async () => {
    await visit({ scenario: 'offline' });
    await expect(call(startUpload, {})).rejects.toMatchObject({ name: 'NetworkError' });
    await expect(call(getMe, {})).resolves.toMatchObject({ username: 'demo' });
  });
});
