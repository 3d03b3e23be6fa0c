import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a request on its way: a status instead of an answer, it is held for some time, or the line is cut after some bytes or
 * before the answer.
 */
export type Exception = { status: number } | { holdMs: number } | { cutAfterBytes: number } | 'cutAnswer';

export interface FaultyProxy extends AsyncDisposable {
  address: string;
  /** Where requests go; it may change. Nobody is there until it is set. */
  target: string | undefined;
  /** Asked for every request. */
  exception: (method: string, path: string) => Exception | undefined;
}

/** A line to a server on which requests get lost. */
export async function openFaultyProxy(): Promise<FaultyProxy> {
  const server = createServer((near, answer) => {
    const { target } = proxy;
    const exception = proxy.exception(near.method ?? '', near.url ?? '');
    if (target === undefined) near.socket.destroy();
    else if (typeof exception !== 'object') pass(near, answer, target, exception);
    else if ('status' in exception) refuse(near, answer, exception.status);
    else if ('holdMs' in exception) hold(answer, exception.holdMs, () => pass(near, answer, target));
    else pass(near, answer, target, exception);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxy: FaultyProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: undefined,
    exception: () => undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

function refuse(near: IncomingMessage, answer: ServerResponse, status: number): void {
  // Read to its end, as a server in front does.
  near.resume().once('end', () => answer.writeHead(status, { 'content-length': 0 }).end());
}

/** Until the caller has gone. */
function hold(answer: ServerResponse, holdMs: number, then: () => void): void {
  const held = setTimeout(then, holdMs);
  answer.once('close', () => clearTimeout(held));
}

function pass(
  near: IncomingMessage,
  answer: ServerResponse,
  target: string,
  exception?: { cutAfterBytes: number } | 'cutAnswer',
): void {
  const cut = () => void near.socket.destroy();
  const far = request(target + near.url, { method: near.method, headers: near.headers, agent: false });
  far.on('error', cut).once('response', (response) => {
    if (exception === 'cutAnswer') {
      cut();
      far.destroy();
      return;
    }
    answer.writeHead(response.statusCode ?? 500, response.rawHeaders);
    response.on('error', cut).pipe(answer);
  });
  near.once('close', () => near.complete || far.destroy());
  if (typeof exception === 'object') {
    let left = exception.cutAfterBytes;
    near.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left > 0) return;
      cut();
      far.destroy();
    });
  }
  near.pipe(far);
}
