/** Serves the built demo on `HOST`:`PORT`, compressed, as any plain web host does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

const { HOST = '127.0.0.1', PORT = '3001' } = process.env;
const [folder = path.join(import.meta.dirname, '../dist-demo')] = process.argv.slice(2);

const files = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  single: true,
  setHeaders: (response, name) => {
    // Names under /assets/ carry a hash of the content; everything else may change with the next build.
    const age = name.startsWith('/assets/') ? 'public,max-age=31536000,immutable' : 'no-cache';
    response.setHeader('cache-control', age);
  },
});
const server = createServer((request, response) => {
  if (request.method === 'GET' || request.method === 'HEAD') files(request, response);
  else response.writeHead(405, { allow: 'GET, HEAD' }).end();
});

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
const isPort = /^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535;
if (!isPort) refuse(`PORT is "${PORT}". It takes a whole number from 0 to 65535.`);
server.once('error', ({ message }) => refuse(`Choose another port with PORT, or another HOST: ${message}`));
server.listen(Number(PORT), HOST, () => {
  console.log(`The FriendBase demo is ready: http://${HOST}:${(server.address() as AddressInfo).port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
