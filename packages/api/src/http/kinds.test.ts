import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { fillPath } from '@friendbase/contract';
import { createWorld, examples, kindsConform } from '@friendbase/contract/conformance/kinds';
import { describe, expect, it, vi } from 'vitest';
import { openExamples } from '../../testing/examples.ts';
import type { ExampleServer } from '../../testing/examples.ts';

kindsConform('Koa over HTTP', (world) => openExamples(world));

/** What a request may take is over at the first look. */
const SHORT = { requestMs: 20, checkMs: 5, lingerMs: 5 };

const PART = fillPath(examples.putPart.path, { uploadId: 'u', part2: 1 });

/** A connection that says what a test wants it to, as slowly as it wants. */
function dial({ server }: ExampleServer, path: string, headers: string, method = 'PUT'): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\nWho: member\r\n${headers}\r\n\r\n`);
  return socket;
}

const upload = (bytes: number) => `Content-Type: image/png\r\nContent-Length: ${bytes}`;

/** Everything that comes until the other side ends the connection. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await new Promise((resolve) => void socket.once('close', resolve));
  return text;
}

describe('a slow upload', () => {
  it('is over when it stands still', async () => {
    const world = createWorld();
    await using backend = await openExamples(world, { silenceMs: 20, lingerMs: 5 });
    const socket = dial(backend, PART, upload(1000));
    socket.write('half');
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 .*"code":"requestTimeout"/s);
    expect(world.uploads).toEqual([{ bytes: 4, outcome: 'requestTimeout' }]);
  });

  it('is over when too little comes, although it never stands still', async () => {
    const world = createWorld();
    await using backend = await openExamples(world, { silenceMs: 200, lingerMs: 5 });
    const socket = dial(backend, PART, upload(200_000));
    // What is sent after the error response finds nobody.
    socket.on('error', () => undefined);
    const trickle = setInterval(() => socket.write('x'), 5);
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 .*"code":"requestTimeout"/s);
    clearInterval(trickle);
    expect(world.uploads).toMatchObject([{ outcome: 'requestTimeout' }]);
  });

  it('is over when its sender logs out', async () => {
    const world = createWorld();
    await using backend = await openExamples(world, { checkMs: 5, lingerMs: 5 });
    const received = once(backend.server, 'request');
    const socket = dial(backend, PART, upload(1000));
    socket.write('half');
    await received;
    backend.logOut();
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 401 .*"code":"signedOut"/s);
    expect(world.uploads).toMatchObject([{ outcome: 'signedOut' }]);
  });

  it('arrives, however much longer than other requests it takes, while it goes on', async () => {
    const world = createWorld();
    await using backend = await openExamples(world, {}, SHORT);
    // The server says so to whoever listens when it finds that a request takes too long.
    const isLate = once(backend.server, 'clientError');
    const socket = dial(backend, PART, `${upload(8)}\r\nConnection: close`);
    socket.write('half');
    await isLate;
    socket.write('half');
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 200 .*"bytes":8/s);
  });

  it('does not make JSON wait as long', async () => {
    await using backend = await openExamples(createWorld(), {}, SHORT);
    const json = 'Content-Type: application/json\r\nContent-Length: 100';
    const socket = dial(backend, examples.addText.path, json, 'POST');
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is cut off when it goes on after it was refused', async () => {
    const world = createWorld();
    await using backend = await openExamples(world, { lingerMs: 5 });
    const socket = dial(backend, PART, upload(10 ** 9));
    // It fails once the other side is gone.
    socket.on('error', () => undefined);
    const send = (): void => void (socket.write(Buffer.alloc(100_000)) ? setImmediate(send) : undefined);
    socket.on('drain', send);
    send();
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 413 .*"code":"bodyTooLarge"/s);
    expect(world.uploads).toEqual([]);
  });
});

/** Nothing that these wait for may hang on a heartbeat. */
const SILENT = { heartbeatMs: 10 ** 8 };

describe('a follower who goes away', () => {
  it('is noticed at once, and not only with the next heartbeat', async () => {
    const world = createWorld();
    await using backend = await openExamples(world, SILENT);
    const leaving = new AbortController();
    await backend.asMember(examples.followNews.path, { signal: leaving.signal });
    await vi.waitFor(() => expect(world.followers).toBe(1));
    leaving.abort();
    await vi.waitFor(() => expect(world.followers).toBe(0));
  });
});

describe('whoever asks for the head of a stream alone', () => {
  it('follows nothing', async () => {
    const world = createWorld();
    await using backend = await openExamples(world, SILENT);
    const answer = await backend.asMember(examples.followNews.path, { method: 'HEAD' });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(await answer.text()).toBe('');
    expect(world.followers).toBe(0);
  });
});

describe('a server that stops', () => {
  it('ends open streams at once, before the time is over that it has', async () => {
    const world = createWorld();
    const backend = await openExamples(world, SILENT);
    const response = await backend.asMember(examples.followNews.path);
    await vi.waitFor(() => expect(world.followers).toBe(1));
    // It would wait for this long for a stream that goes on.
    await backend.stop(10 ** 8);
    expect(await response.text()).toMatch(/^retry: /);
    expect(world.followers).toBe(0);
  });
});

describe('a follower of events', () => {
  it('gets each event in one piece: the stream ends with its connection', async () => {
    await using server = await openExamples(createWorld());
    const socket = dial(server, examples.followNews.path, '', 'GET').setEncoding('utf8');
    let text = '';
    socket.on('data', (part: string) => (text += part));
    await vi.waitFor(() => expect(text).toContain('\r\n\r\nretry: '));
    expect(text.toLowerCase()).not.toContain('transfer-encoding');
    socket.destroy();
  });
});

describe('a follower of events who reads nothing', () => {
  it('is cut off in the end, and nothing more is fetched for them meanwhile', async () => {
    const world = createWorld();
    await using server = await openExamples(world, { stalledMs: 100 });
    const socket = dial(server, examples.followNews.path, '', 'GET').pause();
    await vi.waitFor(() => expect(world.followers).toBe(1));
    const text = 'x'.repeat(2 ** 20);
    for (let n = 0; n < 40; n += 1) world.tell({ name: 'note', data: { text } });
    await vi.waitFor(() => expect(world.followers).toBe(0));
    socket.destroy();
  });
});
