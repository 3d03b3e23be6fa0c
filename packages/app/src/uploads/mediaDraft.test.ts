import { FakeStorage } from '@friendbase/mocks/testing';
import type { Preferences } from '@friendbase/ui-kit';
import { describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from '../lib/device/deviceStore.ts';
import { createDrafts } from '../lib/forms/drafts.ts';
import type { UploadSteps } from '../data/uploads.ts';
import type { FileStore } from './fileStore.ts';
import { createMediaDraft } from './mediaDraft.ts';
import { uploaderOver, type Parts } from './sending/uploader.ts';

const RULES = { files: 5, types: ['image/*', 'video/*'] };
const picture = (name: string, { type = 'image/jpeg', size = 9 } = {}) => {
  const file = new File(['some bytes'], name, { type, lastModified: 7 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** What a device stores of the bytes, in memory. */
function openDevice({ isFull = false } = {}) {
  const files = new Map<string, File>();
  const fileStore: FileStore = {
    put: async (id, file) => !isFull && Boolean(files.set(id, file)),
    get: async (id) => files.get(id),
    remove: async (id) => void files.delete(id),
    sweep: async () => {},
  };
  return { files, fileStore, storage: new FakeStorage() };
}

async function open({
  device = openDevice(),
  retention = 'until-log-out' as Preferences['keepWriting'],
  failing = new Set<string>(),
  parts = undefined as Parts | undefined,
} = {}) {
  const drafts = createDrafts(createDeviceStore(device.storage), { retention: () => retention });
  let started = 0;
  const sent: string[] = [];
  const steps: UploadSteps = {
    start: async () => `/put/${(started += 1)}`,
    send: async ({ file }) => {
      const { name } = file as File;
      if (failing.has(name)) throw new Error('An exception of ours.');
      sent.push(name);
    },
    finish: async (address) => address.replace('put', 'api/media'),
  };
  const draft = createMediaDraft({
    memberId: 'sam',
    rules: RULES,
    uploader: uploaderOver(steps, parts),
    drafts,
    fileStore: device.fileStore,
  });
  await draft.recover();
  const names = () => draft.read().files.map(({ name }) => name);
  const idOf = (name: string) => draft.read().files.find((file) => file.name === name)?.id ?? '';
  return { draft, drafts, device, sent, names, idOf, failing };
}

describe('a file that no post takes', () => {
  it.each([
    ['tooLarge', picture('big.mov', { type: 'video/quicktime', size: 52_428_801 })],
    ['empty', picture('nothing.jpg', { size: 0 })],
    ['wrongType', picture('letter.pdf', { type: 'application/pdf' })],
    ['wrongType', picture('page.html', { type: 'text/html' })],
  ])('is refused: %s', async (rejection, file) => {
    const { draft, names, device } = await open();
    expect(draft.add(file)).toBe(rejection);
    expect([names(), device.files.size]).toEqual([[], 0]);
  });

  it('is the same one twice, also within one choice', async () => {
    const { draft, names } = await open();
    expect([draft.add(picture('a.jpg')), draft.add(picture('a.jpg'))]).toEqual([undefined, 'twice']);
    expect(names()).toEqual(['a.jpg']);
  });

  it('is the sixth', async () => {
    const { draft, names } = await open();
    const refused = ['1', '2', '3', '4', '5', '6'].map((name) => draft.add(picture(name)));
    expect(refused).toEqual([undefined, undefined, undefined, undefined, undefined, 'tooMany']);
    expect(names()).toHaveLength(5);
  });

  it('may have exactly 50 MB, and any name', async () => {
    const { draft, names } = await open();
    expect(
      draft.add(picture(`../${'x'.repeat(300)}.mp4`, { type: 'video/mp4', size: 52_428_800 })),
    ).toBeUndefined();
    expect(names()[0]).toHaveLength(40);
  });
});

describe('the files of a post', () => {
  it('come back with Undo to where they were, with their words', async () => {
    const { draft, names, idOf } = await open();
    for (const name of ['a', 'b', 'c']) draft.add(picture(name));
    draft.describe(idOf('b'), 'A duck');
    const id = idOf('b');
    draft.remove(id);
    expect(names()).toEqual(['a', 'c']);
    draft.restore(id);
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(draft.read().files[1]?.description).toBe('A duck');
  });

  it('are sent in their order, each with its description', async () => {
    const { draft, idOf } = await open();
    for (const name of ['a', 'b']) draft.add(picture(name));
    draft.describe(idOf('b'), ' A duck ');
    expect(await draft.send()).toEqual({
      mediaUrls: ['/api/media/1', '/api/media/2'],
      mediaDescriptions: ['', 'A duck'],
    });
  });

  it('stay when one of them was not sent, and only that one is sent again', async () => {
    const { draft, names, sent, failing } = await open({ failing: new Set(['b']) });
    for (const name of ['a', 'b']) draft.add(picture(name));
    await expect(draft.send()).rejects.toThrow('Some files were not sent.');
    expect(names()).toEqual(['a', 'b']);
    failing.clear();
    await expect(draft.send()).resolves.toMatchObject({ mediaUrls: { length: 2 } });
    expect(sent).toEqual(['a', 'b']);
  });

  it('that are added while the post is on its way belong to the next one', async () => {
    const { draft, names } = await open();
    draft.add(picture('a'));
    const sending = draft.send();
    draft.add(picture('b'));
    expect(await sending).toMatchObject({ mediaUrls: { length: 1 } });
    draft.add(picture('c'));
    draft.clear();
    expect(names()).toEqual(['b', 'c']);
    expect(await draft.send()).toMatchObject({ mediaUrls: { length: 2 } });
  });

  it('are gone from the device once they are shared', async () => {
    const { draft, device, drafts } = await open();
    draft.add(picture('a'));
    await draft.send();
    draft.clear();
    expect([draft.read().files, device.files.size, drafts.has('sam')]).toEqual([[], 0, false]);
  });
});

describe('after a reload', () => {
  it('all files are back, with their words', async () => {
    const { draft, device, idOf } = await open();
    for (const name of ['a', 'b']) draft.add(picture(name));
    draft.describe(idOf('a'), 'A heron');
    const { draft: again, names, sent } = await open({ device });
    expect(names()).toEqual(['a', 'b']);
    expect(again.read()).toMatchObject({
      recovery: { files: 2, lost: [] },
      files: [{ description: 'A heron' }, {}],
    });
    await again.send();
    expect(sent).toEqual(['a', 'b']);
    again.clear();
    expect(again.read().recovery).toBeUndefined();
  });

  it('what was sent already is not sent again', async () => {
    const { draft, device } = await open({ failing: new Set(['b']) });
    for (const name of ['a', 'b']) draft.add(picture(name));
    await expect(draft.send()).rejects.toThrow('Some files were not sent.');
    device.files.clear();
    const { draft: again, sent, names } = await open({ device });
    expect(again.read().recovery?.lost).toEqual(['b']);
    again.add(picture('b'));
    expect([names(), again.read().recovery?.lost]).toEqual([['a', 'b'], []]);
    await again.send();
    expect(sent).toEqual(['b']);
  });

  it('a file whose bytes are lost keeps its words until it is chosen again', async () => {
    const { draft, device, idOf } = await open();
    for (const name of ['a', 'b']) draft.add(picture(name));
    draft.describe(idOf('b'), 'A duck');
    device.files.delete(idOf('b'));
    const { draft: again } = await open({ device });
    expect(again.read()).toMatchObject({ recovery: { files: 2, lost: ['b'] } });
    await expect(again.send()).rejects.toThrow('Some files were not sent.');
    expect(again.add(picture('b'))).toBeUndefined();
    expect(again.read().files[1]).toMatchObject({ name: 'b', description: 'A duck' });
    await expect(again.send()).resolves.toMatchObject({ mediaDescriptions: ['', 'A duck'] });
  });

  it('a device that breaks down is told, and nothing waits for it', async () => {
    const { draft, device } = await open();
    draft.add(picture('a'));
    const get = () => Promise.reject(new Error('Broken.'));
    await expect(open({ device: { ...device, fileStore: { ...device.fileStore, get } } })).rejects.toThrow(
      'Broken.',
    );
  });

  it('nothing is back that the device could not read', async () => {
    const device = openDevice();
    const { drafts } = await open({ device });
    drafts.persist('sam', 'post.files', '[{"id":1},"x",null]');
    const { draft } = await open({ device });
    expect(draft.read()).toMatchObject({ files: [], recovery: undefined });
  });
});

describe('a film in parts', () => {
  const UPLOAD = '/api/companion/s3/multipart/1?key=k';
  const clip = new File([new Uint8Array(6 * 2 ** 20)], 'clip.mp4', { type: 'video/mp4' });
  /** Parts that never end. `calls` are those about the upload. */
  const openParts = () => {
    const calls: string[] = [];
    const steps = {
      begin: async () => (calls.push('begin'), UPLOAD),
      giveUp: async (address: string) => void calls.push(`give up ${address}`),
    } as unknown as Parts['steps'];
    const send: Parts['send'] = async ({ address }) => {
      calls.push(`send ${address}`);
      return new Promise(() => {});
    };
    return { calls, parts: { setting: { overBytes: 0 }, steps, send } satisfies Parts };
  };
  const leaveOnItsWay = async () => {
    const { calls, parts } = openParts();
    const { draft, device } = await open({ parts });
    draft.add(clip);
    void draft.send();
    await vi.waitFor(() => expect(calls).toEqual(['begin', `send ${UPLOAD}`]));
    return device;
  };

  it('is given up after a reload where its bytes are lost', async () => {
    const device = await leaveOnItsWay();
    device.files.clear();
    const { calls, parts } = openParts();
    await open({ device, parts });
    expect(calls).toEqual([`give up ${UPLOAD}`]);
  });

  it('goes on after a reload with the same upload', async () => {
    const device = await leaveOnItsWay();
    const { calls, parts } = openParts();
    const { draft } = await open({ device, parts });
    void draft.send();
    await vi.waitFor(() => expect(calls).toEqual([`send ${UPLOAD}`]));
  });
});

describe('a device', () => {
  it('that is full says so, and the file is sent all the same', async () => {
    const { draft, sent } = await open({ device: openDevice({ isFull: true }) });
    draft.add(picture('a'));
    await vi.waitFor(() => expect(draft.read().areStored).toBe(false));
    await draft.send();
    expect(sent).toEqual(['a']);
  });

  it('stores nothing of a member who wants nothing stored', async () => {
    const { draft, device } = await open({ retention: 'never' });
    draft.add(picture('a'));
    await draft.send();
    expect([device.files.size, device.storage.texts.size, draft.read().areStored]).toEqual([0, 0, true]);
  });

  it('that two tabs share keeps the files of both', async () => {
    const { draft: here, device } = await open();
    const { draft: there } = await open({ device });
    here.add(picture('a'));
    there.add(picture('b'));
    here.add(picture('c'));
    const { names } = await open({ device });
    expect(names()).toEqual(['a', 'b', 'c']);
    await here.send();
    here.clear();
    expect((await open({ device })).names()).toEqual(['b']);
  });

  it('has forgotten them after log out', async () => {
    const { draft, drafts } = await open();
    draft.add(picture('a'));
    drafts.forget('sam');
    expect(draft.read()).toMatchObject({ files: [], recovery: undefined });
    expect(draft.batch.getSnapshot().context.files).toEqual({});
  });
});

it('a file that is paused is waited for', async () => {
  const { draft, idOf, failing } = await open({ failing: new Set(['a']) });
  draft.add(picture('a'));
  const sending = draft.send();
  draft.batch.send({ type: 'file.paused', id: idOf('a') });
  failing.clear();
  draft.batch.send({ type: 'file.resumed', id: idOf('a') });
  await expect(sending).resolves.toMatchObject({ mediaUrls: { length: 1 } });
});
