import * as z from 'zod/mini';
import type { InputProblem } from './wrongInput.ts';
import { Id, Timestamp } from './text.ts';

/** How many entries a list answers at a time, unless it is asked for another number. */

/** Source: owner's decisions, “Who sees and reaches whom”. */
export const FEED_PAGE_LENGTH = 20;
export const COMMENT_PAGE_LENGTH = 20;
export const MESSAGE_PAGE_LENGTH = 50;

/** Where a page starts: strictly older than this entry. The id decides between entries of one instant. */
export interface Cursor {
  createdAt: string;
  id: string;
}

export const cursorOf = ({ createdAt, id }: Cursor): string => `${createdAt}~${id}`;

const CursorText = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[^~]+~[^~]+$/, 'noPlace' satisfies InputProblem)),
    z.transform((text: string) => {
      const [createdAt = '', id = ''] = text.split('~');
      return { createdAt, id };
    }),
  ),
  z.object({ createdAt: Timestamp, id: Id }),
);

/** `?before=` and `?limit=` of a paged call: 1 to 100 entries. */
export const pageQuery = (defaultLimit: number) =>
  z.object({
    before: z.optional(CursorText),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), defaultLimit),
  });

/** Makes a page from `limit + 1` rows, newest first. The extra row only tells that more follow. */
export function pageOf<Item extends Cursor>(
  rows: Item[],
  limit: number,
): { items: Item[]; next: string | undefined } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? cursorOf(last) : undefined };
}

/** As `pageOf`, but oldest first, as a chat is read. `next` leads to older entries. */
export function oldestFirstPageOf<Item extends Cursor>(
  rows: Item[],
  limit: number,
): { items: Item[]; next: string | undefined } {
  const { items, next } = pageOf(rows, limit);
  return { items: items.toReversed(), next };
}
