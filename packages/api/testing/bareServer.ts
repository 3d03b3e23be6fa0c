import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

/**
 * What calls are measured against: a route of Koa that sends bytes it was given, asks nothing and reads nothing. It is a process of
 * its own, which says its address first and is told by its parent what to send.
 */
interface BareAnswer {
  status: number;
  body: string;
}

let answer: BareAnswer = { status: 200, body: '{}' };

const app = new Koa();
app.use((ctx) => {
  ctx.status = answer.status;
  ctx.type = 'json';
  ctx.body = answer.body;
});

const respond = app.callback();
const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', (next: BareAnswer) => {
  answer = next;
  process.send?.('told');
});
process.on('disconnect', () => process.exit(0));
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
