/** In the pages of a member: who they are. In those of a visitor: `none`. The API sets it. */
export const MEMBER_HEADER = 'FriendBase-Member';
const NOBODY = 'none';
/** Of a page on the device: since when it is there, in milliseconds. */
const CACHED_AT = 'FriendBase-Cached-At';
/** On `<html>` of a page that comes from the device. */
export const CACHED_MARK = 'data-cached';

export const MOST_PAGES = 12;
/** A session ends after as long without use. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
const FAMILY = 'friendbase-pages ';

/** A page that can be opened without a network. */
export interface CachedPage {
  address: string;
  title: string;
}

/**
 * Whose pages may be cached, and since when. Whoever forgets pages ends it: what was asked before comes too late to be cached,
 * even if the same member is back.
 */
export type Ticket = string & { readonly isTicket: true };

export interface PageCache {
  /** This member is here and wants pages cached: those of everybody else are forgotten. */
  meet: (memberId: string) => Promise<void>;
  /** Asked before a page is fetched, so that `take` knows whether it is still wanted. Nothing where none may be cached. */
  ticket: () => Promise<Ticket | undefined>;
  /** Learns from an answer of the server who is here, and stores it if it is a page of theirs. */
  take: (ticket: Ticket | undefined, address: string, answer: Response) => Promise<void>;
  find: (address: string) => Promise<Response | undefined>;
  /** When the page was cached; nothing where it is not. */
  cachedAt: (address: string) => Promise<number | undefined>;
  list: () => Promise<CachedPage[]>;
}

export interface PageCacheOptions {
  /** The build of the app whose files they need. */
  build: string;
  now?: () => number;
}

const allPages = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(FAMILY));

/** One after the other, in the worker and in every tab: nothing is cached while it is being forgotten. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(FAMILY, () => work());

async function forgetAllBut(name: string | undefined): Promise<void> {
  const others = (await allPages()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** Forgets the pages of every member, also of other builds. Works from a page, whether a worker is there or not. */
export const forgetPages = (): Promise<void> => inTurn(() => forgetAllBut(undefined));

/** Pages of another build need files that are gone. */
export const forgetOtherBuilds = (build: string): Promise<void> =>
  inTurn(async () => {
    const others = (await allPages()).filter((name) => !name.startsWith(`${FAMILY}${build} `));
    await Promise.all(others.map((name) => caches.delete(name)));
  });

/**
 * The last pages of the one member who is here, on this device. There is never more than one member's: each sign of somebody
 * else, or of nobody, deletes them.
 */
export function pageCache({ build, now = Date.now }: PageCacheOptions): PageCache {
  const nameFor = (memberId: string) => `${FAMILY}${build} ${memberId} `;
  const ownerOf = (name: string) => name.split(' ').at(2);
  /** Where there are those of two, nobody knows whose are right. */
  const current = async (): Promise<Ticket | undefined> => {
    const [name, ...more] = await allPages();
    return more.length === 0 && name?.startsWith(`${FAMILY}${build} `) ? (name as Ticket) : undefined;
  };
  const read = (address: string) =>
    inTurn(async () => {
      const name = await current();
      const answer = name && (await (await caches.open(name)).match(address));
      return answer && Math.abs(now() - timeOf(answer)) < LIFE_MS ? answer : undefined;
    });
  return {
    meet: (memberId) =>
      inTurn(async () => {
        const known = await current();
        const isTheirs = known !== undefined && ownerOf(known) === memberId;
        await forgetAllBut(isTheirs ? known : undefined);
        if (!isTheirs) await caches.open(nameFor(memberId) + crypto.randomUUID());
      }),
    ticket: () => inTurn(current),
    async take(ticket, address, answer) {
      const owner = answer.headers.get(MEMBER_HEADER);
      if (owner === null) return;
      if (owner === NOBODY) return forgetPages();
      const isTheirs = ticket !== undefined && ownerOf(ticket) === owner;
      // Before its turn: others do not wait for a slow answer.
      const page = isTheirs && answer.status === 200 ? await marked(answer, now()) : undefined;
      await inTurn(async () => {
        const known = await current();
        if (known === undefined || ownerOf(known) !== owner) return forgetAllBut(undefined);
        if (known !== ticket || !page) return;
        const pages = await caches.open(known);
        await pages.put(address, page);
        const oldest = (await pages.keys()).slice(0, -MOST_PAGES);
        await Promise.all(oldest.map((one) => pages.delete(one)));
      });
    },
    find: read,
    cachedAt: async (address) => {
      const answer = await read(address);
      return answer && timeOf(answer);
    },
    list: () =>
      inTurn(async () => {
        const name = await current();
        if (name === undefined) return [];
        const pages = await caches.open(name);
        const found = (await pages.keys()).map(async (request) => {
          const answer = await pages.match(request);
          if (!answer || Math.abs(now() - timeOf(answer)) >= LIFE_MS) return [];
          const { pathname, search } = new URL(request.url);
          return [{ address: pathname + search, title: titleOf(await answer.text()) }];
        });
        return (await Promise.all(found)).flat().toReversed();
      }),
  };
}

const timeOf = (answer: Response): number => Number(answer.headers.get(CACHED_AT) ?? Number.NaN);

/** What stands in the title before the name of the product, as HTML. */
const titleOf = (html: string): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ – \w+$/, '') ?? '';

/** The page as it will be opened: it knows that it is not of now. */
async function marked(answer: Response, at: number): Promise<Response> {
  const headers = new Headers(answer.headers);
  // Of the way here.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(CACHED_AT, String(at));
  const html = (await answer.text()).replace('<html', `<html ${CACHED_MARK}=""`);
  return new Response(html, { headers });
}
