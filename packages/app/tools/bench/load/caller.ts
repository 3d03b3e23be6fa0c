/**
 * Sends requests at a constant rate, whether answers come or not. A program of its own, so that what it takes to send and
 * read is not taken for waiting; started and told what to send by `startCaller.ts`.
 */
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Answered, Requested, Task } from './requests.ts';

/** Browsers have a few connections each. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
/** No timer waits for less. */
const TICK_MS = 1;

interface Sent extends Omit<Answered, 'page'> {
  body: Buffer;
  encoding: string | undefined;
}

function send(task: Task, number: number, dueAt: number): Promise<Sent> {
  const { kind, method, path, body } = task.requests[number % task.requests.length] as Requested;
  const cookie = task.cookies[number % task.cookies.length] ?? '';
  const lateMs = performance.now() - dueAt;
  const headers = { cookie, 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve) => {
    const answered = (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.once('end', () => {
        const { statusCode: status = 0, headers: told } = response;
        const ms = performance.now() - dueAt;
        resolve({ kind, ms, lateMs, status, body: Buffer.concat(parts), encoding: told['content-encoding'] });
      });
    };
    const ask = () => {
      const asked = request(`${task.origin}${path}`, { agent, method, headers }, answered);
      const broke = () => {
        // The server closes what was idle for long, perhaps just now: browsers ask again too.
        if (asked.reusedSocket) ask();
        else resolve({ kind, ms: Infinity, lateMs, status: 0, body: Buffer.of(), encoding: undefined });
      };
      asked.once('error', broke).end(body);
    };
    ask();
  });
}

async function carryOut(task: Task): Promise<Answered[]> {
  const answers: Promise<Sent>[] = [];
  const startedAt = performance.now();
  const gapMs = 1000 / task.aSecond;
  const count = task.seconds * task.aSecond;
  while (answers.length < count) {
    const due = Math.min(count, Math.floor((performance.now() - startedAt) / gapMs) + 1);
    while (answers.length < due) answers.push(send(task, answers.length, startedAt + answers.length * gapMs));
    await new Promise((resolve) => void setTimeout(resolve, TICK_MS));
  }
  const all = await Promise.all(answers);
  // Not before all are there: it takes time.
  return all.map(({ body, encoding, ...rest }) => ({ ...rest, page: pageIn(rest.kind, body, encoding) }));
}

function pageIn(kind: string, body: Buffer, encoding: string | undefined): Answered['page'] {
  if (kind !== 'page' || body.length === 0) return undefined;
  const html = (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
  const isRendered = /"isRendered":(true|false)/.exec(html)?.[1];
  return isRendered === undefined ? 'frame' : isRendered === 'true' ? 'rendered' : 'data';
}

process.on('message', (task: Task) => {
  void carryOut(task).then((answers) => process.send?.(answers));
});
process.on('disconnect', () => process.exit(0));
