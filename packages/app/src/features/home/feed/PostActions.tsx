import type { FeedEntry } from '@friendbase/contract';
import {
  ActionBar,
  Button,
  MoreGlyph,
  StatusLine,
  Text,
  ToggleTextButton,
  useWords,
  VisuallyHidden,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { useShown } from '../../../lib/lists/shown.tsx';
import { NotLoaded } from '../../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { useDates } from '../../../lib/time/useDates.ts';
import { postPressesWait } from '../../../outbox/postPressesWait.ts';
import { post as words } from '../../../words/en/home.ts';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { postMorePart } from './postMorePart.ts';
import { useLike } from './useLike.ts';

/** What a member can do with a post, in one row (X14: the words change, so there is no pressed state). */
export function PostActions({ post }: { post: FeedEntry }) {
  const t = useWords(words);
  const dates = useDates();
  const hasCounters = useShown('hasCounters');
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const { isLikedByUser: isLiked, likesCount: count, author, createdAt } = post;
  const like = useLike(post);
  const subject = t('subject', { author: author.displayName, time: dates.briefly(createdAt) });
  const facts = [hasCounters && t('likes', { count }), isLiked && t('youLike')].filter(Boolean);
  return (
    <CommentsPanel
      post={post}
      subject={subject}
      renderRow={(comments) => (
        <ActionBar label={subject} more={isMoreOpen && <PostMore post={post} subject={subject} />}>
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
          {facts.length > 0 && (
            <Text tone="quiet" size="small">
              {hasCounters && <span aria-hidden="true">{t('count', { count })}</span>}
              <VisuallyHidden>{facts.join(' · ')}</VisuallyHidden>
            </Text>
          )}
          {comments}
          <Button
            tone="plain"
            icon={MoreGlyph}
            givesWay
            subject={subject}
            aria-expanded={isMoreOpen}
            onPress={() => setIsMoreOpen(!isMoreOpen)}
          >
            {t('more')}
          </Button>
        </ActionBar>
      )}
      below={[
        postPressesWait.Part && <postPressesWait.Part key="waits" postId={post.id} />,
        like.failure !== undefined && (
          <StatusLine key="failure" tone="danger">
            {like.failure}
          </StatusLine>
        ),
      ]}
    />
  );
}

function PostMore(props: { post: FeedEntry; subject: string }) {
  const [More] = useState(postMorePart.current);
  return (
    <OnDemand fallback={<NotLoaded />}>
      <More {...props} />
    </OnDemand>
  );
}
