import { createFileRoute, notFound } from '@tanstack/react-router';
import { meQuery } from '../data/accounts.ts';
import { plansQuery } from '../data/organize.ts';
import { OrganizePage } from '../features/organize/OrganizePage.tsx';
import { PLAN_KINDS, type PlanKind } from '../lib/page/searchValues.ts';
import { idIn, oneIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/organize')({
  // What only this page asks for comes with it, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (
    search,
  ): { make?: PlanKind | undefined; plan?: string | undefined; check?: true | undefined } => ({
    make: oneIn(PLAN_KINDS, search['make']),
    plan: idIn(search['plan']),
    /** Where a code is looked at. */
    check: search['check'] === true ? true : undefined,
  }),
  // For everybody else there is no such page, as there are no such calls.
  beforeLoad: ({ context: { queryClient } }) => {
    if (!queryClient.getQueryData(meQuery.queryKey)?.isOrganizer) throw notFound();
  },
  loader: ({ context: { queryClient } }) => startData(queryClient.query(plansQuery)),
  component: OrganizePage,
});
