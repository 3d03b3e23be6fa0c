import { describe, expect, it } from 'vitest';
import { fileAddress } from '../addresses.ts';
import { getPlaceholderMedia, PLACEHOLDER_IMAGE } from '../placeholderMedia.ts';
import { ask } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { annAndBen } from './seeds.ts';

/** Elements that are not closed, or closed in the wrong order. */
function unclosed(markup: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', end] of markup.matchAll(/<(\/?)([a-z]\w*)(?:\s[^<>]*?)?(\/?)>/gi)) {
    if (slash && open.at(-1) === name) open.pop();
    else if (slash || !end) open.push(name);
  }
  return open;
}

/** The picture that stands in for one that cannot be shown. */
export function placeholderMediaConform(backendName: string, open: OpenBackend): void {
  describe(`the placeholder picture on ${backendName}`, () => {
    it('is a whole SVG image that runs and fetches nothing', async () => {
      await using backend = await open(annAndBen);
      const { status, headers, raw } = await ask(await backend.as('ann'), 'get', getPlaceholderMedia.path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^image\/svg\+xml(;|$)/);
      expect(raw).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(unclosed(raw)).toEqual([]);
      expect(raw).not.toMatch(/<(script|style|image|use|foreignObject)|\son\w+=|href|url\(|javascript:/i);
    });

    it('comes at the address for its kind, also in parts', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const response = await ann.request(fileAddress(getPlaceholderMedia, {}), {
        headers: { range: 'bytes=0-3' },
      });
      expect([response.status, await response.text()]).toEqual([206, PLACEHOLDER_IMAGE.slice(0, 4)]);
    });
  });
}
