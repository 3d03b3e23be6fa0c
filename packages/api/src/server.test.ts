import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { close, listen } from './server.ts';

/** So short that whatever waits meets them at once. A caller who hurries might too: nobody hurries here. */
const SHORT = { requestMs: 20, checkMs: 5, lingerMs: 5 };

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n';

async function startServer(answer: RequestListener, limits = SHORT) {
  const server = await listen(0, '127.0.0.1', limits);
  server.on('request', answer);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => close(server, 0),
  };
}

/** Everything the server says until it ends the connection. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'end');
  return text;
}

/** Answers when the body is here, which is never. */
const patient: RequestListener = (request, response) =>
  request.resume().on('end', () => response.end('late'));

it('a connection may rest for longer than a proxy keeps it', async () => {
  await using resting = await startServer((_, response) => response.end());
  const { headers } = await fetch(`http://127.0.0.1:${resting.port}`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

describe('a request that comes too slowly', () => {
  it.each([
    ['stops in its body', `${HEAD}{`],
    ['stops in its headers', 'POST / HTTP/1.1\r\nHost: a\r\n'],
  ])('is told so and cut off when it %s', async (_, text) => {
    await using slow = await startServer(patient);
    const socket = connect(slow.port, '127.0.0.1', () => socket.write(text));
    expect(await heard(socket)).toMatch(
      /^HTTP\/1\.1 408 .*Connection: close\r\n\r\n\{"message":"That took too long\. Please try again\.","code":"requestTimeout"\}$/s,
    );
  });

  it('is cut off although it never falls silent', async () => {
    // What still comes after the end would reset the connection, and take the answer from a caller who has not read it.
    await using slow = await startServer(patient, { ...SHORT, lingerMs: 60_000 });
    const socket = connect(slow.port, '127.0.0.1');
    // First of all, also where it takes long to connect: what is written before that waits in its order.
    socket.write(HEAD);
    const drip = setInterval(() => socket.write('x'), 5);
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });

  it('holds no connection of a caller who does not hang up', async () => {
    await using slow = await startServer(patient);
    const arrived = once(slow.server, 'connection') as Promise<[Socket]>;
    const socket = connect({ port: slow.port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(HEAD);
    });
    const [held] = await arrived;
    await once(held, 'close');
    expect(held.destroyed).toBe(true);
    socket.destroy();
  });

  it('gets no second answer after one that did not need its body', async () => {
    await using hasty = await startServer((_, response) => response.end('early'));
    const socket = connect(hasty.port, '127.0.0.1', () => socket.write(HEAD));
    const text = await heard(socket).catch(String);
    expect(text).toMatch(/^HTTP\/1\.1 200 .*early$/s);
  });
});
