import { describe, expect, it } from 'vitest';
import {
  ADDRESS_SECONDS,
  createMultipart,
  getUploadCredentials,
  getUploadParams,
  listParts,
  PART_RULES,
  sendForm,
} from '../companion.ts';
import { mediaUrl } from '../media.ts';
import { mediaIdOf } from '../mediaUploads.ts';
import { ask, expectError, expectCallError } from './ask.ts';
import type { Answer } from './ask.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import {
  abort,
  addressOfPart,
  askForm,
  begin,
  complete,
  FORM_TYPE,
  formText,
  pathOf,
  postPicture,
  putTo,
  sendPart,
  withPart,
} from './companionSeeds.ts';
import type { Begun } from './companionSeeds.ts';
import { annAndBen, UNKNOWN_ID } from './seeds.ts';
import { HUGE_PNG, PNG, process } from './uploadSeeds.ts';

const NOON = new Date(Date.UTC(2025, 5, 1, 12));
const later = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);
const DAY = 86_400;

/** Ways to take part in an upload, each by an address or a body of its own. */
const WAYS: Record<string, (visitor: Visitor, begun: Begun & { etag: string }) => Promise<Answer>> = {
  'what has come': (visitor, begun) => ask(visitor, 'get', pathOf(begun)),
  'an address': (visitor, begun) => ask(visitor, 'get', pathOf(begun, '/1')),
  'saying that it is whole': (visitor, begun) => complete(visitor, begun, begun.etag),
  'giving it up': abort,
};
const ways = Object.entries(WAYS);

async function beginAtNoon(backend: Backend): Promise<Visitor> {
  backend.moveTo(NOON);
  return backend.as('ann');
}

const post = (visitor: Visitor, body: string): Promise<Answer> =>
  ask(visitor, 'post', sendForm.path, body, { 'content-type': FORM_TYPE });

/** Files that come in parts or in a form, for clients that speak as with Uppy's companion. */
export function companionConform(backendName: string, open: OpenBackend): void {
  credentialsConform(backendName, open);
  partsConform(backendName, open);
  formsConform(backendName, open);
}

function credentialsConform(backendName: string, open: OpenBackend): void {
  describe(`credentials of the storage on ${backendName}`, () => {
    it('are given to nobody', async () => {
      await using backend = await open(annAndBen);
      await expectCallError(await backend.as('ann'), getUploadCredentials, {}, 'notOffered');
    });
  });
}

function partsConform(backendName: string, open: OpenBackend): void {
  describe(`a file in parts on ${backendName}`, () => {
    it('is not begun where it is neither a picture nor a video by its own account', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      for (const type of ['text/html', 'image', '']) {
        const body = { type, filename: 'hills.png' };
        await expectCallError(ann, createMultipart, { body }, 'wrongMediaType', 'image/*');
        await expectCallError(ann, getUploadParams, { query: body }, 'wrongMediaType', 'image/*');
      }
    });

    it.each(ways)('tells nobody but its owner %s, and them for a day', async (_, way) => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await beginAtNoon(backend), await backend.as('ben')];
      const begun = await withPart(ann);
      expectError(await way(ben, begun), 'uploadNotFound');
      for (const key of [`${begun.key}x/y`, 'x', mediaUrl(UNKNOWN_ID), `media/${UNKNOWN_ID}/original-1`])
        expectError(await way(ann, { ...begun, key }), 'uploadNotFound');
      backend.moveTo(later(DAY + 60));
      expectError(await way(ann, begun), 'uploadExpired');
      backend.moveTo(later(60));
      expect((await way(ann, begun)).status).toBeLessThan(300);
    });

    it.each(ways.filter(([title]) => title !== 'an address'))(
      'is known by its id and key together: %s',
      async (_, way) => {
        await using backend = await open(annAndBen);
        const ann = await backend.as('ann');
        const [one, other] = [await withPart(ann), await withPart(ann)];
        expectError(await way(ann, { ...one, key: other.key }), 'uploadNotFound');
        expectError(await way(ann, { ...one, uploadId: UNKNOWN_ID }), 'uploadNotFound');
        expect((await ask(ann, 'get', pathOf(one))).status).toBe(200);
      },
    );

    it('takes a part at the address that was signed for it alone, from its owner, for a time', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await beginAtNoon(backend), await backend.as('ben')];
      const address = await addressOfPart(ann, await begin(ann));
      const wrong = [
        address.replace('/1?', '/2?'),
        address.replace(/expires=\d+/, 'expires=99999999999'),
        address.replace(/token=[^&]+/, 'token=x'),
        address.replace(/&token=[^&]+/, ''),
      ];
      for (const one of wrong) expectError(await putTo(ann, one, PNG), 'uploadNotFound');
      expectError(await putTo(ben, address, PNG), 'uploadNotFound');
      backend.moveTo(later(ADDRESS_SECONDS + 60));
      expectError(await putTo(ann, address, PNG), 'uploadExpired');
    });

    it('is gone once it was given up, with its parts', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const begun = await withPart(ann);
      const address = await addressOfPart(ann, begun, 2);
      expect((await abort(ann, begun)).status).toBe(204);
      for (const [, way] of ways) expectError(await way(ann, begun), 'uploadNotFound');
      expectError(await putTo(ann, address, PNG), 'uploadNotFound');
      expectError(await process(ann, `/${begun.key}`), 'mediaNotFound');
    });

    it('is whole only with parts that are here, and is not empty', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const begun = await withPart(ann);
      expectError(await complete(ann, begun, begun.etag, begun.etag), 'uploadNotFound');
      expectError(await complete(ann, begun, '"other"'), 'uploadNotFound');
      expectError(await process(ann, `/${begun.key}`), 'uploadNotFinished');
      const empty = await begin(ann);
      const { etag } = await sendPart(ann, empty, 1, '');
      expectError(await complete(ann, empty, etag), 'fileEmpty');
    });

    it('is refused with parts that are named twice, out of order, or too many', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const begun = await withPart(ann);
      const { etag } = await sendPart(ann, begun, 2, PNG);
      const named = (...numbers: number[]) =>
        ask(ann, 'post', pathOf(begun, '/complete'), {
          parts: numbers.map((PartNumber) => ({ PartNumber, ETag: etag })),
        });
      for (const numbers of [[1, 1], [2, 1], [1, 2, 2], [0, 1], []])
        expectError(await named(...numbers), 'invalidInput', 'parts');
      const many = Array.from({ length: PART_RULES.most + 1 }, (_, index) => index + 1);
      expectError(await named(...many), ['invalidInput', 'bodyTooLarge']);
      expectError(await named(1, 3), 'uploadNotFound');
      expectError(await process(ann, `/${begun.key}`), 'uploadNotFinished');
    });

    it('is what its parts are, in their order, the last one of each number', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const begun = await begin(ann);
      const [first, second] = [PNG.slice(0, 30), PNG.slice(30)];
      await sendPart(ann, begun, 2, 'something else');
      const { etag: end } = await sendPart(ann, begun, 2, second);
      const { etag: start } = await sendPart(ann, begun, 1, first);
      const { uploadId, key } = begun;
      expect(await ann.call(listParts, { params: { uploadId }, query: { key } })).toEqual([
        { PartNumber: 1, Size: first.length, ETag: start },
        { PartNumber: 2, Size: second.length, ETag: end },
      ]);
      const whole = await complete(ann, begun, start, end);
      expect(await complete(ann, begun, start, end)).toMatchObject({ status: 200, raw: whole.raw });
      const { location } = JSON.parse(whole.raw) as { location: string };
      const mediaURL = mediaUrl(mediaIdOf(location) ?? '');
      const { raw } = await process(ann, location);
      expect(JSON.parse(raw)).toMatchObject({ mediaURL, width: 3, height: 2 });
      expectError(await complete(ann, begun, start, end), 'uploadExpired');
    });

    it('is looked at by its bytes, as every file', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const begun = await begin(ann);
      const { etag } = await sendPart(ann, begun, 1, HUGE_PNG);
      await complete(ann, begun, etag);
      expectError(await process(ann, `/${begun.key}`), 'pictureTooLarge');
    });
  });
}

function formsConform(backendName: string, open: OpenBackend): void {
  describe(`a file in a form on ${backendName}`, () => {
    it('is refused without the fields that were given for it, to others, and late', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await beginAtNoon(backend), await backend.as('ben')];
      const { fields } = await askForm(ann);
      expectError(await post(ann, formText({ ...fields, key: '' }, 'x')), 'unreadableRequest');
      expectError(await post(ann, formText(fields)), 'unreadableRequest');
      expectError(await post(ann, formText({ ...fields, token: 'x' }, 'x')), 'uploadNotFound');
      expectError(await post(ann, formText({ key: fields['key'] ?? '' }, 'x')), 'uploadNotFound');
      expectError(await post(ben, formText(fields, 'x')), 'uploadNotFound');
      expectError(await post(ann, formText(fields, '')), 'fileEmpty');
      backend.moveTo(later(ADDRESS_SECONDS + 60));
      expectError(await post(ann, formText(fields, 'x')), 'uploadExpired');
    });

    it('is refused where the form ends too soon: before its file, in it, or without ever beginning', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const { fields } = await askForm(ann);
      const whole = formText(fields, 'hills');
      const ends = [whole.indexOf('name="file"'), whole.indexOf('hills') + 2, whole.length - 4];
      for (const body of ['', 'GIF89a', '"', ...ends.map((end) => whole.slice(0, end))])
        expectError(await post(ann, body), 'unreadableRequest');
    });

    it('has not begun before the form comes', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const { fields } = await askForm(ann);
      expectError(await process(ann, `/${fields['key']}`), 'mediaNotFound');
    });

    it('stays what it is when its form comes again, until and after it is ready', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const { fields } = await askForm(ann);
      for (const round of [1, 2])
        expect([round, (await postPicture(ann, fields)).status]).toEqual([round, 200]);
      const { raw } = await process(ann, `/${fields['key']}`);
      const { mediaURL } = JSON.parse(raw) as { mediaURL: string };
      expectError(await post(ann, formText(fields, '<!doctype html>')), 'uploadExpired');
      expect((await ask(ann, 'get', mediaURL)).headers.get('content-type')).toMatch(/^image\/(png|webp)$/);
    });

    it('arrives whole', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const { fields } = await askForm(ann);
      const { status, raw } = await postPicture(ann, fields);
      expect([status, JSON.parse(raw)]).toMatchObject([200, { key: fields['key'] }]);
      const { location } = JSON.parse(raw) as { location: string };
      expect(JSON.parse((await process(ann, location)).raw)).toMatchObject({ width: 3, height: 2 });
    });
  });
}
