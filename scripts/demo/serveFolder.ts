import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Address } from './address.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of a folder, as any plain web host does: a path without an extension is a page of the
 * app and gets `index.html`; a missing file is 404.
 *
 * @param address port 0 picks a free one
 * @throws when the port is taken or may not be used
 */
export async function serveFolder(folder: string, { host, port }: Address) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => {
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  await listen(server, { host, port });
  const { port: bound } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`, close };
}

function listen(server: Server, { host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`,
        EACCES: `Port ${port} is reserved. Choose a port from 1024 to 65535 with PORT.`,
      };
      const reason = `This machine cannot listen on HOST "${host}", PORT ${port}.`;
      reject(new Error(reasons[error.code ?? ''] ?? reason, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await findFile(folder, request.url ?? '/');
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
    return;
  }
  response.writeHead(200, {
    'content-type': types[path.extname(found.file)] ?? 'application/octet-stream',
    'content-length': found.size,
    // Names under /assets/ carry a hash of the content; everything else may change with the next build.
    'cache-control': found.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(found.file), response);
}

async function findFile(folder: string, url: string) {
  const name = pathOf(url);
  if (name === undefined) return undefined;
  const isPage = path.extname(name) === '';
  const file = path.join(folder, isPage ? 'index.html' : name);
  // A path that climbs out of the folder is not one of its files.
  if (!file.startsWith(folder + path.sep)) return undefined;
  const info = await stat(file).catch(() => undefined);
  return info?.isFile() ? { file, size: info.size, isHashed: name.startsWith('/assets/') } : undefined;
}

function pathOf(url: string): string | undefined {
  try {
    const name = decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}
