import { createFileRoute } from '@tanstack/react-router';
import { friendsQuery } from '../data/friendships.ts';
import { conversationsQuery, messagesQuery } from '../data/messages.ts';
import { MessagesPage } from '../features/messages/MessagesPage.tsx';
import { idIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/messages')({
  // What only this page asks for comes with it, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search): { with?: string | undefined } => ({ with: idIn(search['with']) }),
  loaderDeps: ({ search }) => ({ partnerId: search.with }),
  loader: ({ context: { queryClient, memberId }, deps: { partnerId } }) =>
    startData(
      queryClient.infiniteQuery(conversationsQuery(memberId)),
      queryClient.query(friendsQuery(memberId)),
      ...(partnerId === undefined ? [] : [queryClient.infiniteQuery(messagesQuery(memberId, partnerId))]),
    ),
  component: MessagesPage,
});
