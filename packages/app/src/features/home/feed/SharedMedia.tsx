import type { FeedEntry } from '@friendbase/contract';
import { MediaGrid, useWords, type Media } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { useShown } from '../../../lib/lists/shown.tsx';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { OnDemand } from '../../../lib/loading/OnDemand.tsx';
import { NotOpened } from '../../../lib/loading/NotOpened.tsx';
import { sharedMedia as words } from '../../../words/en/sharedMedia.ts';

const PictureViewer = lazy(() =>
  import('../onDemand.ts').then((module) => ({ default: module.PictureViewer })),
);

const ReportPicture = lazy(() =>
  import('../onDemand.ts').then((module) => ({ default: module.ReportPicture })),
);

export interface SharedMediaProps {
  media: FeedEntry['media'];
  descriptions: FeedEntry['mediaDescriptions'];
  author: FeedEntry['author'];
}

/**
 * The pictures and videos of a post; one that is pressed is shown large. In Simple mode the first one stands for all: one thing to
 * press, and the others are beside it once it is large. Source: product spec §2 “Home”.
 */
export function SharedMedia({ media: shared, descriptions, author }: SharedMediaProps) {
  const t = useWords(words);
  const memberId = useMemberId();
  const isSimple = useShown('isSimple');
  const [openAt, setOpenAt] = useState<number>();
  const count = shared.length;
  const name = author.displayName;
  const hasVideo = shared.some(({ kind }) => kind === 'video');
  const media = shared.map((one, at): Media => {
    const { url, kind, width, height } = one;
    return {
      id: `${at}`,
      kind: kind === 'video' ? 'video' : 'picture',
      src: url,
      description: descriptions[at] ?? '',
      name: t(kind, { at: at + 1, count, author: name }),
      size: width && height ? { width, height } : undefined,
      poster: one.hasPoster ? url : undefined,
    };
  });
  return (
    <>
      <MediaGrid
        label={t('media', { author: name })}
        media={media}
        allLabel={isSimple && count > 1 ? t(hasVideo ? 'allMedia' : 'allPictures', { count }) : undefined}
        isBesideActions
        onOpen={setOpenAt}
      />
      {openAt !== undefined && (
        <OnDemand fallback={<NotOpened />}>
          <PictureViewer
            media={media}
            openAt={openAt}
            onMove={setOpenAt}
            onClose={() => setOpenAt(undefined)}
            actions={
              author.id !== memberId && (
                <ReportPicture
                  media={shared[openAt]}
                  author={author}
                  name={media[openAt]?.name}
                  onHidden={() => setOpenAt(undefined)}
                />
              )
            }
          />
        </OnDemand>
      )}
    </>
  );
}
