import { ApiError, PART_RULES } from '@friendbase/contract';
import { startDemo, type Demo } from '@friendbase/mocks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { partSteps } from '../data/uploadParts.ts';
import { uploadSteps } from '../data/uploads.ts';
import { photo } from '../../testing/chosenFiles.ts';
import { PHOTO_RULES } from './fileRules.ts';
import { createMediaDraft, type MediaDraft } from './mediaDraft.ts';
import { enabledParts } from './openMediaDraft.ts';
import { PRODUCT_PARTS } from './sending/partRules.ts';
import { uploaderOver, type Parts } from './sending/uploader.ts';

/** Nothing is stored on the device. */
const drafts = { read: () => undefined, persist: () => {}, mayPersist: () => false, watch: () => () => {} };
const fileStore = {
  put: () => Promise.resolve(true),
  get: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  sweep: () => Promise.resolve(),
};

let demo: Demo;
beforeEach(async () => void (demo = await startDemo({ scenario: 'busy' })));
afterEach(() => demo.stop());

/** What goes to the server in parts, in words: “part 1”. `fail` is asked before each. */
async function open(fail: (step: string) => void = () => {}) {
  const steps: string[] = [];
  const did = (step: string) => {
    steps.push(step);
    fail(step);
  };
  const enabled = await enabledParts({ overBytes: 0 });
  const parts: Parts = {
    ...enabled!,
    steps: {
      ...partSteps,
      begin: (file) => (did('begin'), partSteps.begin(file)),
      put: async (url, part, options) => (did(`part of ${part.size}`), partSteps.put(url, part, options)),
      join: (address, all) => (did(`join ${all.length}`), partSteps.join(address, all)),
      giveUp: (address) => (did('give up'), partSteps.giveUp(address)),
    },
  };
  const draft = createMediaDraft({
    memberId: 'sam',
    rules: PHOTO_RULES,
    uploader: uploaderOver(uploadSteps, parts),
    drafts,
    fileStore,
  });
  return { draft, steps };
}

/** A picture of two parts: what follows its end is no part of it. */
async function largePhoto(): Promise<File> {
  const rest = new Uint8Array(PART_RULES.minBytes);
  return new File([await photo('large.png'), rest], 'large.png', { type: 'image/png' });
}

const fileOf = (draft: MediaDraft) => draft.read().files[0]!;

it('no file of the product comes in parts', async () => {
  expect(await enabledParts(PRODUCT_PARTS)).toBeUndefined();
});

it('a file of more than five MiB comes in parts, and is one file then', async () => {
  const { draft, steps } = await open();
  const file = await largePhoto();
  draft.add(file);
  const { mediaUrls } = await draft.send();
  const first = PART_RULES.minBytes;
  expect(steps).toEqual(['begin', `part of ${first}`, `part of ${file.size - first}`, 'join 2']);
  const whole = await (await fetch(mediaUrls[0]!)).arrayBuffer();
  expect(whole.byteLength).toBe(file.size);
});

it('a part that failed is sent again, and the file is one then', async () => {
  let isDown = true;
  const { draft, steps } = await open((step) => {
    if (isDown && step.endsWith(`${PART_RULES.minBytes}`))
      throw new ApiError({ status: 409, message: 'No.' });
  });
  draft.add(await largePhoto());
  await expect(draft.send()).rejects.toThrow('not sent');
  isDown = false;
  steps.length = 0;
  draft.batch.send({ type: 'file.retried', id: fileOf(draft).id });
  expect(await draft.send()).toMatchObject({ mediaUrls: [expect.stringMatching(/^\/api\/media\//)] });
  expect(steps).toContain(`part of ${PART_RULES.minBytes}`);
  expect(steps.at(-1)).toBe('join 2');
});

it('what is removed on its way is given up on the server too', async () => {
  const { draft, steps } = await open((step) => {
    if (step.startsWith('part')) draft.remove(fileOf(draft).id);
  });
  draft.add(await largePhoto());
  await draft.send();
  await expect.poll(() => steps.at(-1)).toBe('give up');
});
