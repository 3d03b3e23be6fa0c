const FEED = '/api/posts/feed/';
/** Most tests and stories are about one post or none, and twenty take twice as long to render and to look at. */
export const FEW_POSTS = 8;

/** The address of a call, which asks for a short page where it is the feed. */
export const withFewPosts = (url: string): string =>
  url.startsWith(FEED) ? `${url}${url.includes('?') ? '&' : '?'}limit=${FEW_POSTS}` : url;

/** Lets the feed come in short pages, until the result is called. */
export function sendFewPosts(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? withFewPosts(input) : input, init);
  return () => {
    globalThis.fetch = fetch;
  };
}
