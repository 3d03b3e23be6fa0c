import { mediaIdIn, type FeedEntry } from '@friendbase/contract';
import { Row } from '@friendbase/ui-kit';
import { ReportButton } from '../../../lib/reports/ReportButton.tsx';

interface ReportPictureProps {
  /** The one that is shown. */
  media: FeedEntry['media'][number] | undefined;
  author: FeedEntry['author'];
  name: string | undefined;
  /** It goes from where it is shown. */
  onHidden: () => void;
}

/** Reports the picture or video that is shown large. */
export function ReportPicture({ media, author, name = '', onHidden }: ReportPictureProps) {
  if (!media) return null;
  const subject = { kind: 'picture', id: mediaIdIn(media.url) } as const;
  return (
    <Row>
      <ReportButton thing={{ subject, owner: author, onHidden }} subject={name} />
    </Row>
  );
}
