import { COMMENT_PAGE_LENGTH, type FeedEntry } from '@friendbase/contract';
import {
  CommentGlyph,
  Disclosure,
  Skeleton,
  useWords,
  Waiting,
  type DisclosureProps,
} from '@friendbase/ui-kit';
import { Suspense, useState } from 'react';
import { CrashBoundary } from '../../../lib/loading/CrashBoundary.tsx';
import { NotLoaded } from '../../../lib/loading/NotLoaded.tsx';
import { useShown } from '../../../lib/lists/shown.tsx';
import { post as words } from '../../../words/en/home.ts';
import { page } from '../../../words/en/page.ts';
import { commentsPart } from './useOpenCommentsCome.ts';
import { useCommentsOpen } from './useCommentsOpen.ts';

interface CommentsPanelProps extends Pick<DisclosureProps, 'renderRow' | 'below'> {
  post: FeedEntry;
  subject: string;
}

/** Opens and closes the comments below their post. They are loaded on demand, script and all (W12). */
export function CommentsPanel({ post, subject, ...place }: CommentsPanelProps) {
  const t = useWords(words);
  const onPage = useWords(page);
  const hasCounters = useShown('hasCounters');
  const [isOpen, setIsOpen] = useCommentsOpen(post.id);
  // It stays: another one in its place would start over, and lose what is written.
  const [Comments] = useState(commentsPart.current);
  const count = post.commentsCount;
  return (
    <Disclosure
      {...place}
      subject={subject}
      panelName={t('commentsOn', { subject })}
      icon={CommentGlyph}
      tone="plain"
      label={hasCounters ? t('viewComments', { count }) : t('viewUncounted')}
      openLabel={hasCounters ? t('hideComments', { count }) : t('hideUncounted')}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      {isOpen && (
        <CrashBoundary fallback={<NotLoaded />}>
          <Suspense
            fallback={
              <Waiting label={onPage('loading')}>
                <Skeleton shape="card" count={Math.min(count, COMMENT_PAGE_LENGTH) + 1} />
              </Waiting>
            }
          >
            <Comments post={post} subject={subject} />
          </Suspense>
        </CrashBoundary>
      )}
    </Disclosure>
  );
}
