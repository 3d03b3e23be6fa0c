import type { FeedEntry } from '@friendbase/contract';
import { Stack, StatusLine, Text, ToggleTextButton } from '@friendbase/ui-kit';
import { useTimes } from '../../lib/useTimes.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import { POST } from './content.ts';
import { useLike } from './useLike.ts';

/** How many like a post, and what a member can do with it. The words change, so there is no pressed state (X14). */
export function PostActions({ post }: { post: FeedEntry }) {
  const { isLikedByUser: isLiked, likesCount, commentsCount, author, createdAt } = post;
  const times = useTimes();
  const { press, failure } = useLike(post);
  const subject = POST.subject(author.displayName, times.briefly(createdAt));
  const facts = [POST.likes(likesCount), ...(isLiked ? [POST.youLike] : [])];
  return (
    <Stack gap="small">
      <Text tone="quiet" size="small">
        {facts.join(' · ')}
      </Text>
      <CommentsPanel
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
            {isLiked ? POST.unlike : POST.like}
          </ToggleTextButton>
        }
        below={failure !== undefined && <StatusLine tone="danger">{failure}</StatusLine>}
      />
    </Stack>
  );
}
