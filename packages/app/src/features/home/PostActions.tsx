import type { FeedEntry } from '@friendbase/contract';
import { Stack, StatusLine, Text, ToggleTextButton, useWords } from '@friendbase/ui-kit';
import { useShown } from '../../lib/shown.ts';
import { useDates } from '../../lib/useDates.ts';
import { post as words } from '../../words/en/home.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import { useLike } from './useLike.ts';

/** How many like a post, and what a member can do with it. The words change, so there is no pressed state (X14). */
export function PostActions({ post }: { post: FeedEntry }) {
  const t = useWords(words);
  const dates = useDates();
  const hasCounters = useShown('hasCounters');
  const { isLikedByUser: isLiked, likesCount, commentsCount, author, createdAt } = post;
  const { press, failure } = useLike(post);
  const subject = t('subject', { author: author.displayName, time: dates.briefly(createdAt) });
  const facts = [
    ...(hasCounters ? [t('likes', { count: likesCount })] : []),
    ...(isLiked ? [t('youLike')] : []),
  ];
  return (
    <Stack gap="small">
      {facts.length > 0 && (
        <Text tone="quiet" size="small">
          {facts.join(' · ')}
        </Text>
      )}
      <CommentsPanel
        postId={post.id}
        count={commentsCount}
        subject={subject}
        beside={
          <ToggleTextButton
            icon={isLiked ? 'heartFilled' : 'heart'}
            isActive={isLiked}
            subject={subject}
            description={facts.join('. ')}
            onPress={press}
          >
            {t(isLiked ? 'unlike' : 'like')}
          </ToggleTextButton>
        }
        below={failure !== undefined && <StatusLine tone="danger">{failure}</StatusLine>}
      />
    </Stack>
  );
}
