import { sharedLikings } from '@friendbase/contract';
import { Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { likingsQuery } from '../../data/likings.ts';
import { hasFailed } from '../../lib/loading/loading.ts';
import { Unloaded } from '../../lib/loading/Unloaded.tsx';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { likings as words } from '../../words/en/likings.ts';
import { LikingList } from './LikingList.tsx';
import { useThings } from './useThings.ts';

/**
 * What a person likes, what both like first. Nothing of who has chosen nothing, and of whom the member may not know it: the answer is
 * the same. Below what one can do with them, so that no button moves when it comes.
 */
export function PersonLikings({ personId }: { personId: string }) {
  const t = useWords(words);
  const things = useThings();
  const memberId = useMemberId();
  const theirs = useQuery(likingsQuery(personId));
  const own = useQuery(likingsQuery(memberId));
  if (!theirs.data) return hasFailed(theirs) && <Unloaded query={theirs} title={t('theirsFailed')} />;
  const { likings } = theirs.data;
  // What both like would move the others.
  if (likings.length === 0 || own.isPending) return null;
  const isSelf = personId === memberId;
  const shared = isSelf ? [] : sharedLikings(own.data?.likings ?? [], likings);
  const inOrder = [...shared, ...likings.filter((liking) => !shared.includes(liking))];
  const title = t(isSelf ? 'youLike' : 'likes');
  return (
    <Stack>
      <Heading level={3}>{title}</Heading>
      {shared.length > 0 && <Text>{t('bothLike', { things: things(shared) })}</Text>}
      <LikingList label={title} likings={inOrder} />
    </Stack>
  );
}
