import { Disclosure, EmptyState, useWords, type DisclosureProps } from '@friendbase/ui-kit';
import { useShown } from '../../lib/shown.ts';
import { post } from '../../words/en/home.ts';
import { useCommentsOpen } from './useCommentsOpen.ts';

interface CommentsPanelProps extends Pick<DisclosureProps, 'subject' | 'beside' | 'below'> {
  postId: string;
  count: number;
}

/** Opens and closes below its post. Reading and writing comments is not there yet, and the panel says so (W12, G14). */
export function CommentsPanel({ postId, count, ...place }: CommentsPanelProps) {
  const t = useWords(post);
  const hasCounters = useShown('hasCounters');
  const [isOpen, setIsOpen] = useCommentsOpen(postId);
  return (
    <Disclosure
      {...place}
      icon="comment"
      label={hasCounters ? t('viewComments', { count }) : t('viewUncounted')}
      openLabel={hasCounters ? t('hideComments', { count }) : t('hideUncounted')}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <EmptyState title={t('commentsComing')} illustration="being-built" />
    </Disclosure>
  );
}
