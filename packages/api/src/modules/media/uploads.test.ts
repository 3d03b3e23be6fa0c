import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createPost,
  deleteMedia,
  mediaIdOf,
  mediaUrl,
  processMedia,
  apiError,
  startUpload,
} from '@friendbase/contract';
import { PNG } from '@friendbase/contract/conformance';
import type { Visitor } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import type { AppOptions } from '../../app.ts';
import { createImageResizer } from '../../pictures/imageResizer.ts';
import { createPreparation } from '../../pictures/prepare.ts';
import { diskStorage } from '../../storage/disk.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';
import { temporaryFolder } from '../../../testing/program.ts';

const prepare = createPreparation(createImageResizer(), join(tmpdir(), `friendbase-work-${randomUUID()}`));

const send = (visitor: Visitor, address: string, body: Uint8Array<ArrayBuffer> | ReadableStream = PNG) =>
  visitor.request(address, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body,
    duplex: 'half',
  } as RequestInit);

async function keysIn(storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('media/')) keys.push(key.replace(/^media\/[^/]+\//, ''));
  return keys.toSorted();
}

describe.each(databasesInTier)('files on their way in on $name', ({ openApi }) => {
  /** A server with a storage to look into, and Ann with an address to send to. */
  async function opened(options: (storage: FileStorage) => Partial<AppOptions> = () => ({})) {
    const folder = temporaryFolder();
    const storage = diskStorage(folder.path);
    const api = await openApi(strangers('ann'), { storage, ...options(storage) });
    const ann = await api.as('ann');
    const { uploadURL } = await ann.call(startUpload, {});
    const made = { ...api, storage, ann, uploadURL, body: { mediaURL: uploadURL } };
    return Object.assign(made, {
      async [Symbol.asyncDispose]() {
        await api[Symbol.asyncDispose]();
        folder[Symbol.dispose]();
      },
    });
  }

  it('find no room: they are told so, and nothing of them is stored', async () => {
    const full = async (): Promise<never> => Promise.reject(apiError('storageFull'));
    await using api = await opened((storage) => ({ storage: { ...storage, put: full } }));
    expect((await send(api.ann, api.uploadURL)).status).toBe(507);
    const { body } = api;
    await expect(api.ann.call(processMedia, { body })).rejects.toMatchObject({ code: 'uploadNotFinished' });
  });

  it('come five times at once: one of them stays', async () => {
    await using api = await opened();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(api.ann, api.uploadURL)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await keysIn(api.storage)).toEqual([expect.stringMatching(/^original-/)]);
  });

  it('come too late to take the place of what was looked at', async () => {
    await using api = await opened();
    await send(api.ann, api.uploadURL);
    const slow = new TransformStream<Uint8Array, Uint8Array>();
    const writer = slow.writable.getWriter();
    const late = send(api.ann, api.uploadURL, slow.readable);
    await writer.write(new TextEncoder().encode('<!doctype html>'));
    await api.ann.call(processMedia, { body: api.body });
    const ready = await keysIn(api.storage);
    await writer.close();
    expect((await late).status).toBe(403);
    expect(await keysIn(api.storage)).toEqual(ready);
  });

  it('are made ready by the next try, where the first broke off', async () => {
    let tries = 0;
    const prepareMedia: typeof prepare = (...given) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('The process is gone.')) : prepare(...given);
    };
    await using api = await opened(() => ({ prepareMedia }));
    await send(api.ann, api.uploadURL);
    await expect(api.ann.call(processMedia, { body: api.body })).rejects.toMatchObject({ status: 500 });
    await expect(api.ann.call(processMedia, { body: api.body })).resolves.toMatchObject({ width: 3 });
  });

  it('are looked at once, however often that is asked for at once', async () => {
    let looks = 0;
    const prepareMedia: typeof prepare = (...given) => {
      looks += 1;
      return prepare(...given);
    };
    await using api = await opened(() => ({ prepareMedia }));
    await send(api.ann, api.uploadURL);
    const asked = [1, 2, 3].map(() => api.ann.call(processMedia, { body: api.body }));
    expect(new Set((await Promise.all(asked)).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(looks).toBe(1);
  });

  it('are shown or taken back, never both, where that is asked for at once', async () => {
    await using api = await opened();
    const { ann } = api;
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const { uploadURL } = await ann.call(startUpload, {});
        await send(ann, uploadURL);
        const { mediaURL } = await ann.call(processMedia, { body: { mediaURL: uploadURL } });
        const share = () =>
          ann.call(createPost, { body: { authorId: 'ann-id', content: `${n}`, mediaUrls: [mediaURL] } });
        const takeBack = () => ann.call(deleteMedia, { params: { id: mediaIdOf(mediaURL) ?? '' } });
        const both = n % 2 ? [share(), takeBack()] : [takeBack(), share()];
        return (await Promise.allSettled(both)).filter(({ status }) => status === 'fulfilled').length;
      }),
    );
    expect(outcomes).toEqual(Array(8).fill(1));
    expect(await api.db('postMedia')).toHaveLength((await api.db('posts')).length);
  });

  it('are gone with all that is made of them when they are taken back meanwhile', async () => {
    let takeBack = async (): Promise<void> => {};
    const prepareMedia: typeof prepare = async (...given) => {
      await takeBack();
      return prepare(...given);
    };
    await using api = await opened(() => ({ prepareMedia }));
    const { ann, uploadURL, body, storage } = api;
    const id = mediaIdOf(uploadURL) ?? '';
    await send(ann, uploadURL);
    // The file is still being read.
    const [key = ''] = await keysIn(storage);
    takeBack = async () => {
      await ann.call(deleteMedia, { params: { id } });
      const bytes = async function* () {
        yield PNG;
      };
      await storage.put(`media/${id}/${key}`, bytes(), { maxBytes: 1000 });
    };
    await expect(ann.call(processMedia, { body })).rejects.toMatchObject({ code: 'mediaNotFound' });
    expect(await keysIn(storage)).toEqual([]);
    expect((await ann.request(mediaUrl(id))).status).toBe(404);
  });
});
