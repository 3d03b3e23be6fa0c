/** What a caller sends, again and again. */
export interface Requested {
  /** What it is called in the report. */
  kind: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** JSON. */
  body?: string;
}

/** One round of a caller. Requests and cookies are taken in turn. */
export interface Task {
  origin: string;
  cookies: string[];
  requests: Requested[];
  aSecond: number;
  seconds: number;
}

/** One answer. */
export interface Answered {
  kind: string;
  /** From the moment it was to be sent until it was there whole: who sends late has waited too. */
  ms: number;
  /** How late it was sent. */
  lateMs: number;
  status: number;
  /** Of a page: written, or only its data, or neither. */
  page: 'rendered' | 'data' | 'frame' | undefined;
}

/** Of the demo member. */
const credentials = JSON.stringify({ username: 'demo', password: 'friends123' });
const JSON_TYPE = { 'content-type': 'application/json' };

interface Session {
  cookie: string;
  memberId: string;
}

/** Logs the demo member in: another session each time. */
async function logIn(origin: string): Promise<Session> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: credentials,
  });
  const { id } = (await answer.json()) as { id: string };
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', memberId: id };
}

const MEMBER_PAGES = ['/', '/messages', '/friends', '/tournaments', '/profile'];
const SESSIONS = 10;

/**
 * Sessions of members, and what they send. Of twenty calls sixteen are the look at what is new that each page makes every
 * five seconds, two read the feed, one likes and one takes that back.
 */
export async function prepareRequests(origin: string) {
  const sessions: Session[] = [];
  for (let count = 0; count < SESSIONS; count += 1) sessions.push(await logIn(origin));
  const [{ cookie, memberId } = { cookie: '', memberId: '' }] = sessions;
  const feed = `/api/posts/feed/${memberId}`;
  const entries = (await (await fetch(origin + feed, { headers: { cookie } })).json()) as { id: string }[];
  const postId = entries.at(-1)?.id ?? '';
  const look: Requested = {
    kind: 'what is new',
    method: 'GET',
    path: `/api/auth/me?since=${new Date().toISOString()}`,
  };
  const read: Requested = { kind: 'feed', method: 'GET', path: feed };
  const like: Requested = {
    kind: 'like',
    method: 'POST',
    path: '/api/likes',
    body: JSON.stringify({ userId: memberId, postId }),
  };
  const unlike: Requested = { kind: 'like', method: 'DELETE', path: `/api/likes/${memberId}/${postId}` };
  const looks = [look, look, look, look];
  return {
    cookies: sessions.map((session) => session.cookie),
    calls: [...looks, read, ...looks, like, ...looks, read, ...looks, unlike],
    pages: MEMBER_PAGES.map((path): Requested => ({ kind: 'page', method: 'GET', path })),
  };
}
