import { FORM_PATHS, LOGIN_PATH, VISITOR_FORMS } from './visitorForms.ts';
import type { VisitorPlace } from './visitorForms.ts';

/** Which form an address opens, and what comes after it. An address that names none opens Log In. */
export function visitorPlace({ pathname, search }: Pick<URL, 'pathname' | 'search'>): VisitorPlace {
  if (pathname !== LOGIN_PATH) return { form: 'log-in', next: nextPath(pathname + search) };
  const query = new URLSearchParams(search);
  const form = VISITOR_FORMS.find((one) => one === query.get('form')) ?? 'log-in';
  const isLink = form === 'help' && query.get('by') === 'link';
  return { form, next: nextPath(query.get('next') ?? ''), ...(isLink && { isLink }) };
}

/** Stands for our own origin, whatever it is called. */
const HERE = 'http://here.invalid';

/**
 * The page of ours that an address leads to; none where it leads to another site or is no page to come back to.
 * Browsers drop line breaks and tabs and take a backslash for a slash, so that `/\t/evil` would lead away.
 */
export function nextPath(address: string): string | undefined {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address) || !URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  const isPage = ![...FORM_PATHS, '/', '/index.html', '/api'].includes(pathname);
  if (origin !== HERE || !isPage || /^\/(?:\/|api\/|assets\/)/.test(pathname)) return undefined;
  return pathname + search + hash;
}
