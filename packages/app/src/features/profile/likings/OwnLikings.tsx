import { Heading, Skeleton, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { likingsQuery } from '../../../data/likings.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { LikingList } from '../../../people/likings/LikingList.tsx';
import { likings as ofAll, ownLikings } from '../../../words/en/likings.ts';

interface OwnLikingsProps {
  /** They, or what stands below them, are on their way: all of it comes at once. */
  isAwaited: boolean;
}

/** What the member likes, as others see it. */
export function OwnLikings({ isAwaited }: OwnLikingsProps) {
  const t = useWords(ownLikings);
  const title = useWords(ofAll)('youLike');
  const query = useQuery(likingsQuery(useMemberId()));
  const likings = isAwaited ? undefined : query.data?.likings;
  return (
    <>
      <Unloaded query={query} isReady={likings !== undefined} title={t('failed')} text={t('failedText')}>
        <Skeleton count={4} />
      </Unloaded>
      {likings?.length === 0 && <Text tone="quiet">{t('none')}</Text>}
      {likings && likings.length > 0 && (
        <Stack gap="small">
          <Heading level={3}>{title}</Heading>
          <LikingList label={title} likings={likings} />
        </Stack>
      )}
    </>
  );
}
