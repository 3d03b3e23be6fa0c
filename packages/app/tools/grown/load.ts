import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createPost, fillPath, IDEMPOTENCY_HEADER, listFeed, logIn } from '@friendbase/contract';
import { credentialsOf } from '../bench/live/members.ts';
import type { Member } from '../bench/live/members.ts';

/** Of a hundred calls, in turn: half of them read the feed. */
const POSTS = 47;
const LOGINS = 3;
/** Members wait, and go on when they have an answer: what waits is bounded. */
const MOST_OPEN = 1500;
const TICK_MS = 5;

/** What was answered. */
export interface Answer {
  /** 0 where the connection broke. */
  status: number;
  retryAfter: string | undefined;
  /** JSON, or what else came. */
  text: string;
}

/** One call of the load. Times by `performance.now()`. */
export interface Call {
  kind: 'post' | 'feed' | 'login';
  /** Of a post, what it is known by. */
  n: number;
  sentAt: number;
  /** Not answered yet without one. */
  answeredAt?: number;
  answer?: Answer;
}

const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN });

interface Request {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

function ask(origin: string, { method, path, headers, body }: Request): Promise<Answer> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const broke = () => resolve({ status: 0, retryAfter: undefined, text: '' });
    const answered = (response: IncomingMessage): void => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.once('error', broke);
      response.once('end', () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, retryAfter: told['retry-after'], text: Buffer.concat(parts).toString() });
      });
    };
    const all = { ...headers, ...(text && { 'content-type': 'application/json' }) };
    request(origin + path, { agent, method, headers: all }, answered)
      .once('error', broke)
      .end(text);
  });
}

/** What a post says; each is there once or not at all. */
export const contentOf = (n: number): string => `Post ${n}`;

const kindOf = (n: number): Call['kind'] => {
  // Spread evenly: 37 and 100 have no common factor.
  const turn = (n * 37) % 100;
  if (turn < POSTS) return 'post';
  return turn < POSTS + LOGINS ? 'login' : 'feed';
};

/** Members write in turn. They are known by their place. */
function requestOf({ kind, n }: Pick<Call, 'kind' | 'n'>, members: readonly Member[]): Request {
  const place = n % members.length;
  const { id, cookie } = members[place] as Member;
  if (kind === 'login') return { method: 'POST', path: logIn.path, body: credentialsOf(place) };
  if (kind === 'feed')
    return { method: 'GET', path: fillPath(listFeed.path, { userId: id }), headers: { cookie } };
  const headers = { cookie, [IDEMPOTENCY_HEADER]: `grown-${n}` };
  const body = { authorId: id, content: contentOf(n), privacy: 'friends' };
  return { method: 'POST', path: createPost.path, headers, body };
}

/** Calls at a constant rate, whether they are answered or not. `members` are the first who have signed up. */
export function startLoad(origin: string, members: readonly Member[], aSecond: number) {
  const calls: Call[] = [];
  const open = new Set<Promise<void>>();

  async function send(call: Call): Promise<void> {
    call.answer = await ask(origin, requestOf(call, members));
    call.answeredAt = performance.now();
  }

  function sendNext(): void {
    const n = calls.length;
    const call: Call = { kind: kindOf(n), n, sentAt: performance.now() };
    calls.push(call);
    const answered = send(call).finally(() => void open.delete(answered));
    open.add(answered);
  }

  let last = performance.now();
  let due = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    due += ((now - last) / 1000) * aSecond;
    last = now;
    for (; due >= 1; due -= 1) if (open.size < MOST_OPEN) sendNext();
  }, TICK_MS);

  return {
    calls,
    /** Sends nothing more, and waits for the answers. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(open);
    },
    /** Sends a post again, with the key that it had. */
    repeat: (call: Call): Promise<Answer> => ask(origin, requestOf(call, members)),
  };
}

export type Load = ReturnType<typeof startLoad>;
