import type { FeedEntry } from '@friendbase/contract';
import { announce, Button, ReservedSpace, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useArrivals, without } from '../../../data/arrivals.ts';
import { commentsQuery } from '../../../data/comments.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { arrivals as words } from '../../../words/en/arrivals.ts';
import { comments as ofComments } from '../../../words/en/comments.ts';

interface NewCommentsProps {
  post: FeedEntry;
  /** The post in words. */
  subject: string;
  /** Leads the reading to a comment, or where there is none to where they begin. */
  onBrought: (firstId: string | undefined) => void;
}

/** Room for the longest words that are likely. */
const MANY = 20;

/** Comments that have come below the member's own post while the others are read. Of other posts nobody is told. */
export function NewComments({ post: { id, authorId }, subject, onBrought }: NewCommentsProps) {
  const t = useWords(words);
  const tOfComments = useWords(ofComments);
  const memberId = useMemberId();
  const query = useInfiniteQuery(commentsQuery(id));
  const idsIn = (data: typeof query.data) =>
    data?.pages.toReversed().flatMap(({ items }) => items.map((comment) => comment.id)) ?? [];
  const shown = idsIn(query.data);
  const waiting = without(useArrivals().comments[id] ?? [], shown);
  const bring = useMutation({
    mutationFn: async (_count: number) => {
      const { data } = await query.refetch({ throwOnError: true });
      return without(idsIn(data), shown)[0];
    },
    onSuccess: onBrought,
    onError: () => announce(tOfComments('failedText'), 'assertive'),
  });
  if (authorId !== memberId) return null;
  // It stays until its press is answered.
  const count = bring.isPending ? bring.variables : waiting.length;
  const room = (
    <Button tone="quiet" icon="arrowDown">
      {t('comments', { count: MANY })}
    </Button>
  );
  return (
    <ReservedSpace choices={room} align="end">
      {count > 0 && (
        <Button
          tone="quiet"
          icon="arrowDown"
          subject={subject}
          isPending={bring.isPending}
          pendingLabel={tOfComments('loadingNew')}
          onPress={() => bring.mutate(waiting.length)}
        >
          {t('comments', { count })}
        </Button>
      )}
    </ReservedSpace>
  );
}
