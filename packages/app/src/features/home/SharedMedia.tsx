import type { FeedEntry } from '@friendbase/contract';
import { MediaGrid, useWords, type Media } from '@friendbase/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useMemberId } from '../../lib/memberId.ts';
import { CrashBoundary } from '../../lib/CrashBoundary.tsx';
import { NotOpened } from '../../lib/NotOpened.tsx';
import { post as words } from '../../words/en/home.ts';

const PictureViewer = lazy(() =>
  import('./onDemand.ts').then((module) => ({ default: module.PictureViewer })),
);

const ReportPicture = lazy(() =>
  import('./onDemand.ts').then((module) => ({ default: module.ReportPicture })),
);

/** The pictures and videos of a post; one that is pressed is shown large. Source: product spec §2 “Home”. */
export function SharedMedia({ post }: { post: FeedEntry }) {
  const t = useWords(words);
  const memberId = useMemberId();
  const [openAt, setOpenAt] = useState<number>();
  const { displayName: author } = post.author;
  const count = post.media.length;
  if (count === 0) return null;
  const media = post.media.map((one, at): Media => {
    const { url, kind, width, height } = one;
    return {
      id: `${at}`,
      kind: kind === 'video' ? 'video' : 'picture',
      src: url,
      description: post.mediaDescriptions[at] ?? '',
      name: t(kind, { at: at + 1, count, author }),
      size: width && height ? { width, height } : undefined,
      poster: one.hasPoster ? url : undefined,
    };
  });
  return (
    <>
      <MediaGrid label={t('media', { author })} media={media} onOpen={setOpenAt} />
      {openAt !== undefined && (
        <CrashBoundary fallback={<NotOpened />}>
          <Suspense fallback={null}>
            <PictureViewer
              media={media}
              openAt={openAt}
              onMove={setOpenAt}
              onClose={() => setOpenAt(undefined)}
              actions={
                post.authorId !== memberId && (
                  <ReportPicture
                    post={post}
                    at={openAt}
                    name={media[openAt]?.name}
                    onReported={() => setOpenAt(undefined)}
                  />
                )
              }
            />
          </Suspense>
        </CrashBoundary>
      )}
    </>
  );
}
