import type { DehydratedState } from '@tanstack/react-query';
import type { VisitorStart } from './visitorStart.ts';

/** What a page was rendered from. It stands in the page, so that the app goes on with the same. */
export interface PageData {
  /** Whose page it is; nobody's for a visitor. */
  memberId: string | undefined;
  /** The language that it is written in, where nobody has chosen one. */
  language?: string | undefined;
  /** What a visitor's page starts with. */
  visitor?: VisitorStart | undefined;
  /** The settings that it was rendered for: see `comfort/pageSettings.ts`. */
  settings: string;
  /** What the server said, for the Query cache. */
  queries: DehydratedState | undefined;
  /** Whether the page itself is rendered, and not only what it needs. */
  isRendered: boolean;
}

/** The id of the data block in the page. */
const PAGE_DATA = 'page-data';

/** JSON has no `undefined`, which is where the first page of a list begins. */
const revive = (key: string, value: unknown): unknown =>
  key === 'pageParams' ? (value as unknown[]).map((param) => param ?? undefined) : value;

export const parsePageData = (json: string): PageData => JSON.parse(json, revive) as PageData;

/** What this page was rendered from; nothing where no server has rendered it. */
export function readPageData(page: Document): PageData | undefined {
  const block = page.getElementById(PAGE_DATA);
  return block ? parsePageData(block.textContent) : undefined;
}
