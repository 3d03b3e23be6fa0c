interface Match {
  routeId: string;
  search: object;
}

/** The group of scripts with the frame of all pages. */
const FRAME = 'member';
const NOT_FOUND = 'src/features/frame/NotFoundPage.tsx';
const COMMENTS = 'src/features/home/Comments.tsx';

/** The sources whose scripts and style sheets a member's page starts with. */
export function chunksOf(matches: readonly Match[]): string[] {
  const last = matches.at(-1);
  const route = last?.routeId === '__root__' ? undefined : last?.routeId;
  if (last === undefined || route === undefined) return [FRAME, NOT_FOUND];
  const file = route === '/' ? 'index' : route.slice(1).replaceAll('/', '.');
  const hasComments = 'comments' in last.search && last.search.comments !== undefined;
  return [FRAME, `src/routes/${file}.tsx`, ...(hasComments ? [COMMENTS] : [])];
}
