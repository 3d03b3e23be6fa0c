import type { FeedEntry } from '@friendbase/contract';
import { afterDialog } from '@friendbase/ui-kit';
import { ReportButton } from '../../../lib/reports/ReportButton.tsx';
import { useCommentsOpen } from '../comments/useCommentsOpen.ts';
import { GonePost } from './GonePost.tsx';
import { useTellGone } from './useGonePosts.ts';

interface ReportPostProps {
  post: FeedEntry;
  /** Which post, as part of the button’s name. */
  subject: string;
}

/** Reports somebody else’s post, which then goes from the feed and says so in its place. */
export function ReportPost({ post: { id, author }, subject }: ReportPostProps) {
  const tellGone = useTellGone();
  const [isOpen, setIsOpen] = useCommentsOpen(id);
  const onHidden = (isHidden: boolean) => tellGone(id, isHidden && <GonePost note={{ why: 'reported' }} />);
  // Its comments are not asked for again after a reload. The dialog first takes its own step back in the history.
  const onReported = () => isOpen && afterDialog(() => setIsOpen(false));
  const thing = { subject: { kind: 'post', id }, owner: author, onHidden, onReported } as const;
  return <ReportButton thing={thing} subject={subject} />;
}
