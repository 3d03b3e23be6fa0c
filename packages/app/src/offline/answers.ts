import type { CachedPage, PageCache } from './pageCache.ts';

/** The part of a request that decides who answers it. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** Who answers: the network alone, unless something is said here. */
export type Way = 'page' | 'file' | 'change of member' | undefined;

/** The calls by which somebody else is here afterwards. */
const CHANGES_MEMBER = /^\/api\/auth\/(login|register|logout)$/;
/** The one file without a hash that pages without a network have. */
const MARK = '/mark.svg';
const IS_FILE_NAME = /\.\w+$/;

export function wayOf({ method, mode, url, headers }: Asked, origin: string): Way {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return undefined;
  if (method !== 'GET') return CHANGES_MEMBER.test(pathname) ? 'change of member' : undefined;
  if (pathname.startsWith('/assets/') || pathname === MARK) return headers.has('range') ? undefined : 'file';
  if (mode !== 'navigate' || pathname.startsWith('/api/')) return undefined;
  return IS_FILE_NAME.test(pathname) ? undefined : 'page';
}

/** The key of a page: what comes after `#` stays in the browser. */
export function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Something before FriendBase answers for it: it is as far away as without a network. */
const isOutOfReach = ({ status }: Response): boolean => [502, 503, 504].includes(status);

export interface PageParts {
  pages: PageCache;
  /** Asks the server. */
  fetchPage: () => Promise<Response>;
  /** What is shown where no page is cached, with links to those that are. */
  offlinePage: (others: readonly CachedPage[]) => Promise<Response>;
  /** What goes on after the answer. */
  afterwards: (work: Promise<unknown>) => void;
}

/**
 * A page from the network, always: a slow one is waited for, because nobody knows before its answer who is here. Without a
 * network it is the one that this member has opened last at this address.
 */
export async function answerPage(
  address: string,
  { pages, fetchPage, offlinePage, afterwards }: PageParts,
): Promise<Response> {
  // Storage that is refused stores nothing, and the page comes all the same.
  const ticket = pages.ticket().catch(() => undefined);
  const cached = () => pages.find(address).catch(() => undefined);
  try {
    const answer = await fetchPage();
    if (isOutOfReach(answer)) return (await cached()) ?? answer;
    const copy = answer.clone();
    afterwards(ticket.then((known) => pages.take(known, address, copy)).catch(() => undefined));
    return answer;
  } catch {
    return (await cached()) ?? offlinePage(await pages.list().catch(() => []));
  }
}

/** A file whose name changes with its content: what is here is right. The device may be full, or refuse to store. */
export async function answerFile(
  request: Request,
  files: () => Promise<Cache>,
  afterwards: PageParts['afterwards'],
): Promise<Response> {
  const store = await files().catch(() => undefined);
  const known = await store?.match(request, { ignoreVary: true }).catch(() => undefined);
  if (known) return known;
  const answer = await fetch(request);
  if (store && answer.ok) afterwards(store.put(request, answer.clone()).catch(() => undefined));
  return answer;
}
