/** Most tests and stories are about one post or none, and twenty take twice as long to render and to look at. */
export const FEW_POSTS = 8;

/** As many fill a large window; members get fifty at first. */
const FEW_MESSAGES = 15;

const SHORT_PAGES: readonly (readonly [path: RegExp, length: number])[] = [
  [/^\/api\/posts\/feed\//, FEW_POSTS],
  [/^\/api\/messages\/[^/]+\/[^/]+$/, FEW_MESSAGES],
];

/** The address of a call, which asks for a short page where it is the feed or a chat. */
export function withShortPages(url: string): string {
  const [path = '', query] = url.split('?');
  const length = SHORT_PAGES.find(([pattern]) => pattern.test(path))?.[1];
  // What is asked for in pages of its own length stays so.
  if (length === undefined || new URLSearchParams(query).has('limit')) return url;
  return `${path}?${query === undefined ? '' : `${query}&`}limit=${length}`;
}

/** Lets the feed and chats come in short pages, until the result is called. */
export function sendShortPages(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? withShortPages(input) : input, init);
  return () => {
    globalThis.fetch = fetch;
  };
}
