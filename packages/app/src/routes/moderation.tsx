import { createFileRoute, notFound } from '@tanstack/react-router';
import { meQuery } from '../data/accounts.ts';
import { lettersQuery } from '../data/letters.ts';
import { casesQuery, countsQuery } from '../data/moderation.ts';
import { ModerationPage } from '../features/moderation/ModerationPage.tsx';
import { VIEWS, type View } from '../lib/page/searchValues.ts';
import { idIn, oneIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/moderation')({
  // What only this page asks for comes with it, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search): { show?: View | undefined; case?: string | undefined } => ({
    show: oneIn(VIEWS, search['show']),
    case: idIn(search['case']),
  }),
  // For everybody else there is no such page, as there are no such calls.
  beforeLoad: ({ context: { queryClient } }) => {
    if (!queryClient.getQueryData(meQuery.queryKey)?.isModerator) throw notFound();
  },
  loaderDeps: ({ search: { show = 'reports' } }) => ({ show }),
  loader: ({ context: { queryClient }, deps: { show } }) => {
    if (show === 'counts') return startData(queryClient.query(countsQuery));
    if (show === 'letters') return startData(queryClient.infiniteQuery(lettersQuery));
    return startData(queryClient.infiniteQuery(casesQuery(show)));
  },
  component: ModerationPage,
});
