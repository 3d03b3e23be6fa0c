import type { VisitorForm } from '@friendbase/contract';
import { readPageSettings, type PageSettings } from '../comfort/pageSettings.ts';

interface Match {
  routeId: string;
  search: object;
}

/** The group of scripts with the frame of all pages. */
const FRAME = 'member';
const EASY = 'src/words/en-easy/index.ts';
export const NOT_FOUND = 'src/features/frame/NotFoundPage.tsx';
const COMMENTS = 'src/features/home/comments/Comments.tsx';
/** What `homeParts.ts` loads. */
const HOME_PARTS = [
  'src/features/home/composer/PostComposer.tsx',
  'src/features/home/HomeAside.tsx',
  'src/features/home/feed/SharedMedia.tsx',
];

/** Parts that settings bring to any page. */
const SETTING_PARTS = ['../ui-kit/src/components/Listen/ListenButton.tsx'];

/** What the forms behind the tabs come in. */
const LATER_FORMS = 'src/features/auth/onDemand.ts';

/** Sources whose style sheets a page for these settings, or a visitor's page with this form open, needs besides. */
export const partsFor = (settings: PageSettings, form: VisitorForm = 'log-in'): string[] => [
  ...(settings === '' ? [] : SETTING_PARTS),
  ...(form === 'log-in' ? [] : [LATER_FORMS]),
];

/** Sources of what a page shows. */
export interface PageChunks {
  /** Their scripts and style sheets the page starts with. */
  chunks: string[];
  /** Their style sheets alone: what they render is rendered, and their scripts come once the rest works. */
  parts: string[];
}

export function chunksOf(matches: readonly Match[], settings: PageSettings): PageChunks {
  const { easy } = readPageSettings(settings);
  const parts = partsFor(settings);
  const last = matches.at(-1);
  const route = last?.routeId === '__root__' ? undefined : last?.routeId;
  const wording = easy ? [EASY] : [];
  if (last === undefined || route === undefined) return { chunks: [FRAME, NOT_FOUND, ...wording], parts };
  // Home comes with the frame.
  const own = route === '/' ? [] : [`src/routes/${route.slice(1).replaceAll('/', '.')}.tsx`];
  const hasComments = 'comments' in last.search && last.search.comments !== undefined;
  return {
    chunks: [FRAME, ...own, ...(hasComments ? [COMMENTS] : []), ...wording],
    parts: route === '/' ? [...HOME_PARTS, ...parts] : parts,
  };
}
