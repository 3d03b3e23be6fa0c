import type { PostMedia } from '@friendbase/contract';
import { MediaGrid, useWords, type Media } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { NotOpened } from '../../lib/loading/NotOpened.tsx';
import { moderationCase } from '../../words/en/moderation.ts';

const PictureViewer = lazy(() =>
  import('./onDemand.ts').then((module) => ({ default: module.PictureViewer })),
);

/** The pictures of a case, small; one that is pressed is shown large. */
export function CaseMedia({ media, name }: { media: readonly PostMedia[]; name: string }) {
  const t = useWords(moderationCase);
  const [openAt, setOpenAt] = useState<number>();
  if (media.length === 0) return null;
  const shown = media.map(({ url, kind, width, height, hasPoster }, at): Media => ({
    id: `${at}`,
    kind: kind === 'video' ? 'video' : 'picture',
    src: url,
    description: '',
    name: t('pictureAt', { at: at + 1, count: media.length }),
    size: width && height ? { width, height } : undefined,
    poster: hasPoster ? url : undefined,
  }));
  return (
    <>
      <MediaGrid label={t('pictures', { name })} media={shown} onOpen={setOpenAt} />
      {openAt !== undefined && (
        <OnDemand fallback={<NotOpened />}>
          <PictureViewer
            media={shown}
            openAt={openAt}
            onMove={setOpenAt}
            onClose={() => setOpenAt(undefined)}
          />
        </OnDemand>
      )}
    </>
  );
}
