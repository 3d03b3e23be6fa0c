import { describe, expect, it } from 'vitest';
import type { Seed } from '../fixtures/seed.ts';
import { deleteFriendship, updateFriendship } from '../friendships.ts';
import { mediaUrl, pictureUrl } from '../media.ts';
import { deleteMedia, mediaIdOf, processMedia } from '../mediaUploads.ts';
import { createPost, deletePost } from '../postDraft.ts';
import { updateUser } from '../profileChange.ts';
import { ask, expectError, expectCallError, feedOf } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { annAndBen, friendshipId, mediaId, memberId, pictureOf, UNKNOWN_ID } from './seeds.ts';
import { MP4, PNG, process, sent } from './uploadSeeds.ts';

const seed: Seed = { ...annAndBen, media: [pictureOf('ben', 2)] };

const idOf = (address: string): string => mediaIdOf(address) ?? '';

/** Sends a picture, makes it ready, and gives its own address. */
async function ready(visitor: Visitor, bytes = PNG): Promise<string> {
  const body = { mediaURL: await sent(visitor, bytes) };
  return (await visitor.call(processMedia, { body })).mediaURL;
}

const share = (ann: Visitor, ...mediaUrls: string[]) =>
  ann.call(createPost, { body: { authorId: memberId('ann'), privacy: 'friends', mediaUrls } });

/** What became of files that were sent. */
export function uploadedMediaConform(backendName: string, open: OpenBackend): void {
  picturesConform(backendName, open);
  videosConform(backendName, open);
  takingBackConforms(backendName, open);
}

function picturesConform(backendName: string, open: OpenBackend): void {
  describe(`a picture that was sent on ${backendName}`, () => {
    it('is as large as it is, whatever its sender says, and the same by each of its addresses', async () => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      const address = await sent(ann, PNG);
      const mediaURL = mediaUrl(idOf(address));
      const expected = { mediaURL, kind: 'image', width: 3, height: 2, durationMs: null };
      const said = { width: 999, height: 1, durationMs: 5 };
      const stored = `https://storage.example/bucket/media/${idOf(address)}/original-1`;
      const absolute = `https://friends.example${address}`;
      for (const one of [address, absolute, mediaURL, stored]) {
        const answer = await process(ann, one, said);
        expect([answer.status, JSON.parse(answer.raw)]).toEqual([200, expected]);
      }
    });

    it('is told of with the post, and seen by its readers in every width', async () => {
      await using backend = await open(seed);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const url = await ready(ann);
      const media = [{ url, kind: 'image', width: 3, height: 2, durationMs: null, hasPoster: false }];
      expect(await share(ann, url)).toMatchObject({ mediaUrls: [url], media });
      expect((await feedOf(ben, 'ben')).items).toMatchObject([{ mediaUrls: [url], media }]);
      for (const address of [url, pictureUrl(url, 320), pictureUrl(url, 2048)]) {
        const { status, headers } = await ask(ben, 'get', address);
        expect([status, headers.get('content-type')]).toEqual([
          200,
          expect.stringMatching(/^image\/(png|webp)$/),
        ]);
      }
      expectError(await ask(ben, 'get', `${url}?width=321`), 'invalidInput');
    });

    it.each([
      [
        'is no friend anymore',
        (ann: Visitor) => ann.call(deleteFriendship, { params: { id: friendshipId(1) } }),
      ],
      [
        'is blocked',
        (ann: Visitor) =>
          ann.call(updateFriendship, { params: { id: friendshipId(1) }, body: { status: 'blocked' } }),
      ],
    ])('is gone at once for who %s, although they have it', async (_, part) => {
      await using backend = await open(seed);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const url = await ready(ann);
      await share(ann, url);
      const { headers } = await ask(ben, 'get', url);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      const known = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await ask(ben, 'get', url, undefined, known)).status).toBe(304);
      await part(ann);
      expectError(await ask(ben, 'get', url, undefined, known), 'mediaNotFound');
      expect((await ask(ann, 'get', url, undefined, known)).status).toBe(304);
    });
  });
}

function videosConform(backendName: string, open: OpenBackend): void {
  describe(`a video that was sent on ${backendName}`, () => {
    it('is what its sender says in size, and is not shown by another’s picture', async () => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      const said = { width: 640, height: 360, durationMs: 2000 };
      const address = await sent(ann, MP4);
      expectError(await process(ann, address, { posterURL: mediaUrl(mediaId(2)) }), 'mediaNotFound');
      expectError(await process(ann, address, { posterURL: await sent(ann, MP4) }), 'notPictureOrVideo');
      const { status, raw } = await process(ann, address, said);
      expect([status, JSON.parse(raw)]).toMatchObject([200, { kind: 'video', ...said }]);
      expectError(await ask(ann, 'get', pictureUrl(mediaUrl(idOf(address)), 320)), 'mediaNotFound');
    });

    it('comes in parts, and its picture in a width, also to a friend', async () => {
      await using backend = await open(seed);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const posterURL = await sent(ann, PNG);
      const body = { mediaURL: await sent(ann, MP4), posterURL };
      const { mediaURL } = await ann.call(processMedia, { body });
      const { media } = await share(ann, mediaURL);
      expect(media).toMatchObject([{ kind: 'video', width: null, hasPoster: true }]);
      const part = await ask(ben, 'get', mediaURL, undefined, { range: 'bytes=4-7' });
      expect([part.status, part.raw, part.headers.get('content-type')]).toEqual([206, 'ftyp', 'video/mp4']);
      const poster = await ask(ben, 'get', pictureUrl(mediaURL, 640));
      expect([poster.status, poster.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
      expectError(await ask(ben, 'get', mediaUrl(idOf(posterURL))), 'mediaNotFound');
    });
  });
}

function takingBackConforms(backendName: string, open: OpenBackend): void {
  describe(`taking back a file on ${backendName}`, () => {
    it('is refused for another’s, an unknown one, and one that is shown', async () => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      for (const id of [mediaId(2), UNKNOWN_ID])
        await expectCallError(ann, deleteMedia, { params: { id } }, 'mediaNotFound');
      const [inPost, asAvatar] = [await ready(ann), await ready(ann)];
      await share(ann, inPost);
      await ann.call(updateUser, { params: { id: memberId('ann') }, body: { avatarUrl: asAvatar } });
      for (const url of [inPost, asAvatar]) {
        await expectCallError(ann, deleteMedia, { params: { id: idOf(url) } }, 'mediaInUse');
        expect((await ask(ann, 'get', url)).status).toBe(200);
      }
    });

    it('leaves nothing of it, whether it is ready or not, or was in a post', async () => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      const shown = await ready(ann);
      const { id } = await share(ann, shown);
      await ann.call(deletePost, { params: { id } });
      for (const url of [shown, await ready(ann), mediaUrl(idOf(await sent(ann, PNG)))]) {
        const params = { id: idOf(url) };
        await ann.call(deleteMedia, { params });
        expectError(await ask(ann, 'get', url), 'mediaNotFound');
        expectError(await process(ann, url), 'mediaNotFound');
        await expectCallError(ann, deleteMedia, { params }, 'mediaNotFound');
        await expect(share(ann, url)).rejects.toMatchObject({ code: 'mediaNotFound' });
      }
    });
  });
}
