import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useShown } from '../../lib/lists/shown.tsx';
import type { VideoCategory } from '../../lib/page/searchValues.ts';
import { FEATURED, VIDEOS } from './videoContent.ts';

/** How many are in view at first in Simple mode. */
const VIDEOS_AT_FIRST = 3;

/** The videos of the filter in the address; while all are shown, the featured one first. */
export function useVideos() {
  const show = useSearch({ from: '/videos', select: (search) => search.show });
  const navigate = useNavigate({ from: '/videos' });
  const isSimple = useShown('isSimple');
  const [isWhole, setIsWhole] = useState(false);
  const isFeatured = (id: string) => show === undefined && id === FEATURED;
  const found = VIDEOS.filter(({ category }) => show === undefined || category === show).toSorted(
    (one, other) => Number(isFeatured(other.id)) - Number(isFeatured(one.id)),
  );
  const isShort = isSimple && !isWhole && found.length > VIDEOS_AT_FIRST;
  return {
    show,
    filter: (next: VideoCategory | undefined) => {
      setIsWhole(false);
      // Not a step of its own on the way back.
      void navigate({ search: { show: next }, replace: true, resetScroll: false });
    },
    found,
    isFeatured,
    shown: isShort ? found.slice(0, VIDEOS_AT_FIRST) : found,
    showMore: isShort ? () => setIsWhole(true) : undefined,
    /** Reading goes on here after “Show more videos”. */
    firstNewId: isWhole && isSimple ? found[VIDEOS_AT_FIRST]?.id : undefined,
  };
}
