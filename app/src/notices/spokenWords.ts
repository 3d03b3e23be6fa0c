import type { Notice } from '../lib/notices.ts';

/** What is heard of a toast: title and text as two sentences. Source: widget contract W15. */
export function spokenWords({ title, text }: Notice): string {
  const heading = /[.!?]$/.test(title) ? title : `${title}.`;
  return text ? `${heading} ${text}` : heading;
}
