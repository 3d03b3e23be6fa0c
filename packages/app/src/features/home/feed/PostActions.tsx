import type { FeedEntry } from '@friendbase/contract';
import { Stack, StatusLine, Text, ToggleTextButton, useWords } from '@friendbase/ui-kit';
import { useShown } from '../../../lib/lists/shown.tsx';
import { useDates } from '../../../lib/time/useDates.ts';
import { likeWaits } from '../../../outbox/likeWaits.ts';
import { post as words } from '../../../words/en/home.ts';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { DeletePost } from './DeletePost.tsx';
import { ReportPost } from './ReportPost.tsx';
import { useDeletePost } from './useDeletePost.ts';
import { useLike } from './useLike.ts';

/** How many like a post, and what a member can do with it. The words change, so there is no pressed state (X14). */
export function PostActions({ post }: { post: FeedEntry }) {
  const t = useWords(words);
  const dates = useDates();
  const hasCounters = useShown('hasCounters');
  const { isLikedByUser: isLiked, likesCount, author, createdAt } = post;
  const like = useLike(post);
  const deletion = useDeletePost(post);
  const subject = t('subject', { author: author.displayName, time: dates.briefly(createdAt) });
  const facts = [hasCounters && t('likes', { count: likesCount }), isLiked && t('youLike')].filter(Boolean);
  return (
    <Stack gap="small">
      {facts.length > 0 && (
        <Text tone="quiet" size="small">
          {facts.join(' · ')}
        </Text>
      )}
      <CommentsPanel
        post={post}
        subject={subject}
        beside={
          <ToggleTextButton
            icon={isLiked ? 'heartFilled' : 'heart'}
            isActive={isLiked}
            subject={subject}
            description={[...facts, like.why].filter(Boolean).join('. ')}
            blockedReason={like.why}
            onPress={like.press}
          >
            {t(isLiked ? 'unlike' : 'like')}
          </ToggleTextButton>
        }
        after={
          deletion.mayDelete ? (
            <DeletePost act={deletion.act} subject={subject} />
          ) : (
            <ReportPost post={post} subject={subject} />
          )
        }
        below={[
          likeWaits.Part && <likeWaits.Part key="waits" postId={post.id} />,
          ...[like.failure, deletion.act.failure].map(
            (failure) =>
              failure !== undefined && (
                <StatusLine key={failure} tone="danger">
                  {failure}
                </StatusLine>
              ),
          ),
        ]}
      />
    </Stack>
  );
}
