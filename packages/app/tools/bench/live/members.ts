import { Agent, get } from 'node:http';
import type { ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createFriendship,
  fillPath,
  followLive,
  logIn,
  register,
  updateFriendship,
} from '@friendbase/contract';

const BUSY_MS = 1000;
const PASSWORD = 'quiet lake morning';

/** What a server lets one member have, whose devices they are. */
export const STREAMS_EACH = 20;
export const MOST_STREAMS = 10_000;

export interface Member {
  id: string;
  cookie: string;
}

/** Answers the id of what was made, and the session where one began. */
export async function send(origin: string, path: string, method: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const ask = () => fetch(origin + path, { method, headers, body: JSON.stringify(body) });
  // The server closes what was idle for long, perhaps just now: browsers ask again too.
  let answer = await ask().catch(ask);
  // So many passwords at once keep a busy machine: it says so, and takes them a little later.
  while (answer.status === 503) {
    await pause(BUSY_MS);
    answer = await ask();
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

export const credentialsOf = (n: number) => ({ username: `bench_${n}`, password: PASSWORD });

export const signUp = (origin: string, n: number): Promise<Member> =>
  send(origin, register.path, 'POST', {
    ...credentialsOf(n),
    email: `bench_${n}@example.com`,
    displayName: `Bench ${n}`,
    challengeType: 'cognitive',
  });

export const logInAgain = (origin: string, n: number): Promise<Member> =>
  send(origin, logIn.path, 'POST', credentialsOf(n));

export async function befriend(origin: string, ann: Member, ben: Member): Promise<void> {
  const asks = { userId: ann.id, friendId: ben.id };
  const { id } = await send(origin, createFriendship.path, 'POST', asks, ann.cookie);
  await send(origin, fillPath(updateFriendship.path, { id }), 'PATCH', { status: 'accepted' }, ben.cookie);
}

/** A stream that has begun. */
export const follow = (
  origin: string,
  { cookie }: Member,
  onText?: (text: string) => void,
): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const request = get(origin + followLive.path, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => onText?.(text));
      answer.once('data', () => resolve(request));
      // It is ended by this program.
      answer.on('error', () => undefined);
    });
    request.on('error', reject);
  });

/** Streams of members, as many of each as they may have. */
export async function followEach(
  origin: string,
  members: readonly Member[],
  onText?: (text: string) => void,
): Promise<ClientRequest[]> {
  const open: ClientRequest[] = [];
  for (const member of members)
    open.push(
      ...(await Promise.all(Array.from({ length: STREAMS_EACH }, () => follow(origin, member, onText)))),
    );
  return open;
}
