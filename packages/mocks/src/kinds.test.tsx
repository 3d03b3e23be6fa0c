import { fileAddress, NetworkError } from '@friendbase/contract';
import { createWorld, exampleHandlers, examples } from '@friendbase/contract/conformance/kinds';
import type { Examples, World } from '@friendbase/contract/conformance/kinds';
import { demoSeed } from '@friendbase/contract/fixtures';
import { sendFile } from '@friendbase/contract/send-file';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBackend } from './backend.ts';
import { mockCalls } from './mock.ts';
import type { MockCall } from './mock.ts';
import { intercept } from './network.ts';

let world: World;
let release: () => void;

beforeEach(async () => {
  world = createWorld();
  const backend = await openBackend(() => demoSeed(new Date(0)));
  const { id = '' } = backend.store.members.findFirst() ?? {};
  const session = {
    owner: () => ({ id, passwordVersion: 0 }),
    start() {},
    end() {},
    change() {},
    deviceKey: () => undefined,
    storeDevice: () => '',
  };
  const now = () => new Date(0);
  const options = { origin: location.origin, backend, session, now, delayMs: 0, failsWrites: false };
  const handlers = exampleHandlers(world);
  const names = Object.keys(examples) as (keyof Examples)[];
  release = intercept(mockCalls(names.map((name) => [examples[name], handlers[name]] as MockCall))(options));
});

afterEach(() => release());

const part = { params: { uploadId: 'u-1', part2: 1 } };
const picture = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

describe('a file that is sent from a browser', () => {
  it('is refused with the words and the code for it', async () => {
    const sent = sendFile(examples.putPart, part, new Blob(['<p>'], { type: 'text/html' }));
    await expect(sent).rejects.toMatchObject({ status: 415, code: 'wrongMediaType' });
  });

  it('is given up when the member says so', async () => {
    const leaving = new AbortController();
    const sent = sendFile(examples.putPart, part, picture(1000), { signal: leaving.signal });
    leaving.abort();
    await expect(sent).rejects.toThrow(NetworkError);
    await expect(
      sendFile(examples.putPart, part, picture(1), { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('arrives whole, and tells how far it has come', async () => {
    const onProgress = vi.fn<(sentBytes: number) => void>();
    const sent = sendFile(examples.putPart, part, picture(100_000), { onProgress });
    await expect(sent).resolves.toEqual({ uploadId: 'u-1', part2: 1, bytes: 100_000 });
    expect(onProgress).toHaveBeenLastCalledWith(100_000);
  });
});

it('reads a file and a part of it at its address', async () => {
  const address = fileAddress(examples.getFile, { params: { id: 'file-1' } });
  expect(await (await fetch(address)).text()).toHaveLength(20);
  expect(await (await fetch(address, { headers: { range: 'bytes=-5' } })).text()).toBe('fghij');
});

it('reads events as they come, and leaves nothing behind', async () => {
  const { body } = await fetch(examples.followNews.path);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  world.tell({ name: 'note', data: { text: 'Hello 🌻' } });
  let said = '';
  while (!said.includes('Hello 🌻')) said += (await reader.read()).value ?? '';
  expect(world.followers).toBe(1);
  await reader.cancel();
  await vi.waitFor(() => expect(world.followers).toBe(0));
});
