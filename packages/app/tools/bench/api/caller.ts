import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** One request. */
export interface Asked {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** JSON. */
  body?: string;
}

/** What one of those who call at once sends next. */
export type NextCall = (caller: number, number: number) => Asked;

interface Answer {
  status: number;
  body: Buffer;
}

const END_OF_HEAD = '\r\n\r\n';

function textOf(host: string, cookie: string, { method, path, body }: Asked): string {
  const key = method === 'POST' ? `idempotency-key: ${crypto.randomUUID()}\r\n` : '';
  const written =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n${key}${written}${END_OF_HEAD.slice(2)}${body ?? ''}`;
}

/**
 * The bytes of the first answer in these, and how many they are; nothing while it is not whole. Read by its length alone, for a
 * client that takes long would make every server look alike.
 */
function wholeAnswer(received: Buffer): { answer: Answer; length: number } | undefined {
  const headEnd = received.indexOf(END_OF_HEAD);
  if (headEnd < 0) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const start = headEnd + END_OF_HEAD.length;
  const length = start + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (received.length < length) return undefined;
  return { answer: { status: Number(head.slice(9, 12)), body: received.subarray(start, length) }, length };
}

/** A connection that asks one thing after the other. */
async function openConnection({ hostname, port }: URL) {
  const socket: Socket = connect(Number(port), hostname).setNoDelay();
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  let received: Buffer = Buffer.alloc(0);
  let answered: ((answer: Answer) => void) | undefined;
  let broke: ((error: Error) => void) | undefined;
  socket.on('data', (part: Buffer) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const whole = wholeAnswer(received);
    if (!whole) return;
    received = received.subarray(whole.length);
    answered?.(whole.answer);
  });
  socket.on('close', () => broke?.(new Error('The server closed a connection.')));
  socket.on('error', (error) => broke?.(error));
  return {
    ask: (text: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        [answered, broke] = [resolve, reject];
        socket.write(text);
      }),
    end: () => void socket.destroy(),
  };
}

interface Calls {
  origin: string;
  cookie: string;
  next: NextCall;
  /** How many ask at once, each again as soon as it is answered. */
  callers: number;
  ms: number;
}

/** How many answers come a second. Throws for one that is an error response. */
export async function answersASecond({ origin, cookie, next, callers, ms }: Calls): Promise<number> {
  const url = new URL(origin);
  const connections = await Promise.all(Array.from({ length: callers }, () => openConnection(url)));
  const startedAt = performance.now();
  let answers = 0;
  const call = async ({ ask }: (typeof connections)[number], caller: number): Promise<void> => {
    for (let number = 0; performance.now() - startedAt < ms; number += 1) {
      const asked = next(caller, number);
      const { status } = await ask(textOf(url.host, cookie, asked));
      if (status > 299) throw new Error(`${asked.method} ${asked.path} was answered ${status}`);
      answers += 1;
    }
  };
  await Promise.all(connections.map(call));
  const seconds = (performance.now() - startedAt) / 1000;
  for (const { end } of connections) end();
  return answers / seconds;
}

/** One answer, and how long it took. */
export async function askOnce(origin: string, cookie: string, asked: Asked) {
  const url = new URL(origin);
  const { ask, end } = await openConnection(url);
  const startedAt = performance.now();
  const answer = await ask(textOf(url.host, cookie, asked));
  const ms = performance.now() - startedAt;
  end();
  if (answer.status > 299) throw new Error(`${asked.path} was answered ${answer.status}`);
  return { status: answer.status, body: answer.body.toString(), ms };
}
