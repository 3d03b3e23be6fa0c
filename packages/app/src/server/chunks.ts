interface Match {
  routeId: string;
  search: object;
}

/** The group of scripts with the frame of all pages. */
const FRAME = 'member';
export const NOT_FOUND = 'src/features/frame/NotFoundPage.tsx';
const COMMENTS = 'src/features/home/Comments.tsx';
/** What `homeParts.ts` loads. */
const HOME_PARTS = ['src/features/home/PostComposer.tsx', 'src/features/home/SharedMedia.tsx'];

/** Sources of what a page shows. */
export interface PageChunks {
  /** Their scripts and style sheets the page starts with. */
  chunks: string[];
  /** Their style sheets alone: what they draw is written, and their scripts come once the rest works. */
  parts: string[];
}

export function chunksOf(matches: readonly Match[]): PageChunks {
  const last = matches.at(-1);
  const route = last?.routeId === '__root__' ? undefined : last?.routeId;
  if (last === undefined || route === undefined) return { chunks: [FRAME, NOT_FOUND], parts: [] };
  const file = route === '/' ? 'index' : route.slice(1).replaceAll('/', '.');
  const hasComments = 'comments' in last.search && last.search.comments !== undefined;
  return {
    chunks: [FRAME, `src/routes/${file}.tsx`, ...(hasComments ? [COMMENTS] : [])],
    parts: route === '/' ? HOME_PARTS : [],
  };
}
