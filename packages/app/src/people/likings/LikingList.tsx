import type { Liking } from '@friendbase/contract';
import { PictureWords, useWords } from '@friendbase/ui-kit';
import { likings as words } from '../../words/en/likings.ts';
import { LikingPicture } from './LikingPicture.tsx';

interface LikingListProps {
  /** What they are, as the heading above says it. */
  label: string;
  likings: readonly Liking[];
}

/** What somebody likes, in words beside pictures. */
export function LikingList({ label, likings }: LikingListProps) {
  const t = useWords(words);
  const pictures = likings.map((liking) => ({ word: t(liking), picture: <LikingPicture liking={liking} /> }));
  return <PictureWords label={label} pictures={pictures} />;
}
