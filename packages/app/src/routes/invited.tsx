import { createFileRoute } from '@tanstack/react-router';
import { invitationQuery } from '../data/invitations.ts';
import { InvitedPage } from '../features/invited/InvitedPage.tsx';
import { startData } from '../lib/page/startData.ts';
import { wordsIn } from '../lib/page/searchParams.ts';

export const Route = createFileRoute('/invited')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search): { key?: string | undefined } => ({ key: wordsIn(search['key']) }),
  loaderDeps: ({ search }) => search,
  // An address without a key asks for nobody.
  loader: ({ context: { queryClient }, deps: { key } }) =>
    startData(...(key === undefined ? [] : [queryClient.query(invitationQuery(key))])),
  component: InvitedPage,
});
