import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';

/**
 * A way to a database that a test can close and open again; the database itself notices nothing. `filter` makes what each
 * answer goes through.
 */
export async function proxyTo(url: string, filter = () => new PassThrough()) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(filter()).pipe(near);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()));
  });
  const listen = async (port: number): Promise<void> => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    const closed = once(server.close(), 'close');
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    close,
    open: () => listen(port),
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await close();
    },
  };
}
