import type { CachedPage } from './pageCache.ts';

/** What stands in the built page where the worker puts in what it knows. */
export const ADDRESS_PLACE = '/address-of-this-page';
export const LINKS_PLACE = 'links-to-pages';

const quoted = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Titles come out of server-rendered HTML: they are escaped already. */
const linkTo = ({ address, title }: CachedPage): string =>
  `<li><a class="fb-Link" href="${quoted(address)}"><span>${title || quoted(address)}</span></a></li>`;

/** The page for an address that is not on the device, with links to those that are. */
export function composeOfflinePage(built: string, address: string, others: readonly CachedPage[]): string {
  const page = built.replaceAll(ADDRESS_PLACE, () => quoted(address));
  if (others.length === 0) return page;
  return page.replace('<div hidden="">', '<div>').replace(LINKS_PLACE, () => others.map(linkTo).join(''));
}

/** SHA-256 in Base64. */
export async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes));
}

/** What the policy calls each block of a page. */
async function hashesOf(html: string, block: RegExp): Promise<string> {
  const digests = await Promise.all([...html.matchAll(block)].map(([, text = '']) => digestOf(text)));
  return digests.map((digest) => `'sha256-${digest}'`).join(' ') || "'none'";
}

/** Allows what stands in the page itself and pictures, and nothing else. */
export async function policyFor(html: string): Promise<string> {
  const scripts = await hashesOf(html, /<script>(.*?)<\/script>/gs);
  const styles = await hashesOf(html, /<style>(.*?)<\/style>/gs);
  return (
    `default-src 'none'; img-src 'self'; font-src 'self'; script-src ${scripts}; style-src ${styles}; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  );
}
