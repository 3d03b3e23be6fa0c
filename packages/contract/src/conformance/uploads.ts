import { describe, expect, it } from 'vitest';
import { ERRORS } from '../errorCodes.ts';
import type { ErrorCode } from '../errorCodes.ts';
import type { Seed, SeedMedia } from '../fixtures/seed.ts';
import { mediaUrl, UPLOAD_RULES } from '../media.ts';
import { MEDIA_QUOTA } from '../mediaQuota.ts';
import { deleteMedia, mediaIdOf, startUpload, UPLOAD_LIFE_MS, uploadUrl } from '../mediaUploads.ts';
import { createPost } from '../postDraft.ts';
import { ask, expectError, expectCallError } from './ask.ts';
import type { Answer } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { askForm, begin, postPicture, sendPart } from './companionSeeds.ts';
import { annAndBen, mediaId, memberId, pictureOf, UNKNOWN_ID, UPLOAD_TOKEN, waitingFor } from './seeds.ts';
import { HUGE_PNG, PNG, process, send, sent } from './uploadSeeds.ts';

const NOON = new Date(Date.UTC(2025, 5, 1, 12));
const PAST = '2024-01-01T00:00:00.000Z';

const seed: Seed = {
  ...annAndBen,
  media: [
    waitingFor('ann', 1),
    waitingFor('ben', 2),
    waitingFor('ann', 3, { uploadExpiresAt: PAST }),
    pictureOf('ann', 4),
  ],
};

const addressOf = (n: number, token = UPLOAD_TOKEN): string => uploadUrl(mediaId(n), token);

/** Ann's tries to send a picture to an address. */
const ADDRESSES: [title: string, address: string, code: ErrorCode][] = [
  ['that another member was given', addressOf(2), 'uploadNotFound'],
  ['with the end of another one', addressOf(1, 'token'), 'uploadNotFound'],
  ['without its end', addressOf(1, ''), 'uploadNotFound'],
  ['of no upload', uploadUrl(UNKNOWN_ID, UPLOAD_TOKEN), 'uploadNotFound'],
  ['of a file that was not sent but is there', addressOf(4), 'uploadNotFound'],
  ['that is too old', addressOf(3), 'uploadExpired'],
];

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** What is sent as a picture and is none, or none for us. */
const FILES: [title: string, bytes: Uint8Array<ArrayBuffer> | string, code: ErrorCode][] = [
  ['a page', '<!doctype html><script>alert(1)</script>', 'notPictureOrVideo'],
  ['a drawing that can run scripts', SVG, 'notPictureOrVideo'],
  ['a drawing behind an XML head', `<?xml version="1.0"?>\n${SVG}`, 'notPictureOrVideo'],
  ['a document', '%PDF-1.7 with no picture', 'notPictureOrVideo'],
  ['one letter', 'x', 'notPictureOrVideo'],
  ['a picture of 400 million dots', HUGE_PNG, 'pictureTooLarge'],
  ['the first bytes of a picture', PNG.slice(0, 20), 'fileDamaged'],
];

/** Addresses behind which Ann has nothing to make ready. */
const NOTHING: [title: string, address: string][] = [
  ['another member’s upload', addressOf(2)],
  ['another member’s, by its own address', mediaUrl(mediaId(2))],
  ['nobody’s', mediaUrl(UNKNOWN_ID)],
  ['that of another site’s page', 'https://evil.example/picture.png'],
  ['none', 'http://'],
  ['an empty one', ''],
];

/** What is there already of Ann's, and leaves room for less than a picture. */
const FULL: [title: string, there: SeedMedia, code: ErrorCode][] = [
  ['when all room is taken', pictureOf('ann', 2, { byteSize: MEDIA_QUOTA.bytes - 10 }), 'mediaQuotaFull'],
  [
    'while too much is on its way',
    waitingFor('ann', 2, { byteSize: MEDIA_QUOTA.inFlightBytes - 10 }),
    'uploadsInFlight',
  ],
];

/** The ways in which bytes come. */
const ARRIVALS: [title: string, come: (visitor: Visitor) => Promise<Answer>][] = [
  ['a file', (visitor) => send(visitor, addressOf(1), PNG)],
  ['a part', async (visitor) => sendPart(visitor, await begin(visitor), 1, PNG)],
  ['a form', async (visitor) => postPicture(visitor, (await askForm(visitor)).fields)],
];

/** Files on their way in, and what keeps them out. */
export function uploadsConform(backendName: string, open: OpenBackend): void {
  describe(`a file that is sent on ${backendName}`, () => {
    it.each(ADDRESSES)('is refused at an address %s', async (_, address, code) => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      const answer = await send(ann, address, PNG);
      expectError(answer, code);
    });

    it('is refused an hour after its address was given, and once it was made ready', async () => {
      await using backend = await open(seed);
      backend.moveTo(NOON);
      const ann = await backend.as('ann');
      const { uploadURL } = await ann.call(startUpload, {});
      const ready = await sent(ann, PNG);
      expect((await process(ann, ready)).status).toBe(200);
      expectError(await send(ann, ready, PNG), 'uploadExpired');
      backend.moveTo(new Date(NOON.getTime() + UPLOAD_LIFE_MS + 60_000));
      expectError(await send(ann, uploadURL, PNG), 'uploadExpired');
    });

    it('is refused when it is empty, of another type or one byte too long, and may come again', async () => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      expectError(await send(ann, addressOf(1), ''), 'fileEmpty');
      expectError(await send(ann, addressOf(1), PNG, 'text/html'), 'wrongMediaType');
      const tooLong = new Uint8Array(UPLOAD_RULES.maxBytes + 1);
      expectError(await send(ann, addressOf(1), tooLong), 'bodyTooLarge', '50 MB');
      expectError(await process(ann, addressOf(1)), 'uploadNotFinished');
      const longest = tooLong.subarray(1);
      for (const bytes of [longest, PNG, PNG])
        expect([bytes.length, (await send(ann, addressOf(1), bytes)).status]).toEqual([bytes.length, 204]);
      expect((await process(ann, addressOf(1))).status).toBe(200);
    });

    it('is nobody’s picture before it is made ready', async () => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      const url = mediaUrl(mediaIdOf(await sent(ann, PNG)) ?? '');
      expectError(await ask(ann, 'get', url), 'mediaNotFound');
      const body = { authorId: memberId('ann'), mediaUrls: [url] };
      await expectCallError(ann, createPost, { body }, 'mediaNotFound');
    });
  });

  describe(`the room of a member on ${backendName}`, () => {
    it.each(FULL)('takes nothing %s, and again once there is some', async (_, there, code) => {
      await using backend = await open({ ...annAndBen, media: [waitingFor('ann', 1), there] });
      backend.moveTo(NOON);
      const ann = await backend.as('ann');
      for (const [title, come] of ARRIVALS) {
        const answer = await come(ann);
        expect([title, answer.status]).toEqual([title, ERRORS[code].status]);
        expectError(answer, code, code === 'mediaQuotaFull' ? 'delete' : 'wait');
      }
      expectError(await process(ann, addressOf(1)), 'uploadNotFinished');
      await ann.call(deleteMedia, { params: { id: mediaId(2) } });
      for (const [title, come] of ARRIVALS) {
        const { status } = await come(ann);
        expect([title, status < 300]).toEqual([title, true]);
      }
    });

    it('is each member’s own', async () => {
      const there = pictureOf('ann', 2, { byteSize: MEDIA_QUOTA.bytes });
      await using backend = await open({ ...annAndBen, media: [waitingFor('ben', 1), there] });
      expect((await send(await backend.as('ben'), addressOf(1), PNG)).status).toBe(204);
    });
  });

  describe(`what arrived on ${backendName}`, () => {
    it.each(NOTHING)('is not found behind an address that is %s', async (_, address) => {
      await using backend = await open(seed);
      expectError(await process(await backend.as('ann'), address), 'mediaNotFound');
    });

    it.each(FILES)('is refused as %s, and again, and is never shown', async (_, bytes, code) => {
      await using backend = await open(seed);
      const ann = await backend.as('ann');
      const address = await sent(ann, bytes);
      for (const round of [1, 2]) {
        const answer = await process(ann, address);
        expect([round, answer.raw]).toEqual([round, expect.stringContaining(code)]);
        expectError(answer, code);
      }
      expectError(await ask(ann, 'get', mediaUrl(mediaIdOf(address) ?? '')), 'mediaNotFound');
      expectError(await send(ann, address, PNG), 'uploadExpired');
    });
  });
}
