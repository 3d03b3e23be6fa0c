import { createServer, STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorJson } from '@friendbase/contract';
import { longRequests } from './http/uploadBody.ts';
import { httpProblem } from './http/problems.ts';
import { StartError } from './startError.ts';

const LOOPBACK_OF: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

export interface ServerLimits {
  /** A request, its body included, has this long to arrive. */
  requestMs: number;
  /** How often to look for requests that took longer. */
  checkMs: number;
  /** After an answer that ends the connection, the caller has this long to read it. */
  lingerMs: number;
}

/**
 * How long a connection may rest between two calls. Longer than proxies keep theirs (nginx and most balancers: 60 s): the side
 * that sends must be the one that closes, or a call meets a connection that has just ended.
 */
const REST_MS = 65_000;

const LIMITS: ServerLimits = { requestMs: 30_000, checkMs: 1000, lingerMs: 1000 };

/** Starts to listen; whoever calls adds the `request` listener next. Throws `StartError`. */
export async function listen(
  port: number,
  host: string,
  { requestMs, checkMs, lingerMs } = LIMITS,
): Promise<Server> {
  const server = createServer({
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: REST_MS,
  });
  const lastAnswer = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => void lastAnswer.set(socket, response));
  server.on('clientError', (error, socket) => {
    if (isLate(error) && longRequests.has(socket)) return;
    // A call can be answered before its body is here; a second answer would be taken for that of the next call.
    if (lastAnswer.get(socket)?.headersSent && isLate(error)) socket.destroy();
    else answerBroken(error, socket, lingerMs);
  });
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

const isLate = ({ code }: NodeJS.ErrnoException): boolean => code === 'ERR_HTTP_REQUEST_TIMEOUT';

/** What cannot be read as HTTP, or comes too slowly, is answered here in the same form as by the app. */
function answerBroken(error: NodeJS.ErrnoException, socket: Duplex, lingerMs: number): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorJson(httpProblem(status)));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // `end` closes our side alone: a caller who never closes theirs would hold the connection.
  const limit = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(limit));
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
