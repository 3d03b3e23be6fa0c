import { createServer, STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { httpProblem } from './http/problems.ts';
import { StartError } from './startError.ts';

const LOOPBACK_OF: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Starts to listen; whoever calls adds the `request` listener next. Throws `StartError`. */
export async function listen(port: number, host: string): Promise<Server> {
  const server = createServer();
  server.on('clientError', answerBroken);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host, resolve);
  });
  return server;
}

/** An address that answers on this machine, also where the server listens on all of them. */
export function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${LOOPBACK_OF[address] ?? (family === 'IPv6' ? `[${address}]` : address)}:${port}`;
}

function listenError({ code }: NodeJS.ErrnoException, port: number, host: string): StartError {
  if (code === 'EADDRINUSE') {
    return new StartError(
      `PORT ${port} is taken: another program listens there. Stop it, or set PORT to another number.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`PORT ${port} is not allowed for this user. Set PORT to a number above 1023.`);
  return new StartError(`HOST is ${JSON.stringify(host)}, and the server cannot listen there (${code}).`);
}

/** What cannot be read as HTTP never reaches the app; it is answered in the same form. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: httpProblem(status).message });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const IDLE_CHECK_MS = 100;

/**
 * Takes no new connections and waits until the running requests are answered, at most `limitMs`; what still runs
 * then is cut off.
 */
export async function close(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection that was busy at the first look goes idle later, and would hold the server open.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
