import { mediaIdIn, type FeedEntry } from '@friendbase/contract';
import { Row } from '@friendbase/ui-kit';
import { ReportButton } from '../../lib/ReportButton.tsx';

interface ReportPictureProps {
  post: FeedEntry;
  /** Which of its pictures is shown. */
  at: number;
  name: string | undefined;
  onReported: () => void;
}

/** Reports the picture or video that is shown large. */
export function ReportPicture({ post: { media, author }, at, name = '', onReported }: ReportPictureProps) {
  const shown = media[at];
  if (!shown) return null;
  const subject = { kind: 'picture', id: mediaIdIn(shown.url) } as const;
  return (
    <Row>
      <ReportButton thing={{ subject, owner: author, onReported }} subject={name} />
    </Row>
  );
}
