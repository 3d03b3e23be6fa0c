import { useState } from 'react';
import { MediaTile, type Media } from '../../components/MediaTile/MediaTile.tsx';
import { useToolbar } from '../../focus/useToolbar.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import './MediaGrid.css';

export interface MediaGridProps {
  /** What they are: “Pictures and videos of Sam's post”. */
  label: string;
  /** One to five. */
  media: readonly Media[];
  /** The words on the first one where it stands for all: “See all 4 pictures”. */
  allLabel?: string | undefined;
  /**
   * In an article with an `ActionBar`, whose arrow keys come to them: pictures are no tab stops of their own. A video is one, so that
   * whoever knows Tab alone can play it.
   */
  isBesideActions?: boolean | undefined;
  /** One was pressed, to be shown large by a `PictureViewer`. */
  onOpen: (at: number) => void;
}

/**
 * The grid is 48rem wide at most. Without `auto`: Chromium 150 goes on listening to the window for a picture that has it, so that
 * the picture stays in memory with the whole page it was on.
 */
const SIZES = {
  whole: '(min-width: 50rem) 48rem, 100vw',
  half: '(min-width: 50rem) 24rem, 50vw',
};

/** The pictures and videos of a post, in two columns; an odd one is as wide as both. */
export function MediaGrid({ label, media, allLabel, isBesideActions = false, onOpen }: MediaGridProps) {
  const toolbar = useToolbar();
  const isTabEverywhere = usePreferences(({ tabEverywhere }) => tabEverywhere);
  // What stands for all: the first that is not broken, because a broken one cannot be pressed.
  const [first, setFirst] = useState(0);
  if (media.length === 0) return null;
  const standsForAll = allLabel !== undefined;
  const start = Math.min(first, media.length - 1);
  const shown = standsForAll ? media.slice(start, start + 1) : media;
  const isOdd = shown.length % 2 === 1;
  return (
    <div {...(isBesideActions && { ...toolbar, 'aria-label': label })} className="fb-MediaGrid">
      <ul className="fb-MediaGrid-items" {...(!isBesideActions && { 'aria-label': label })}>
        {shown.map((one, at) => (
          <li key={one.id}>
            <MediaTile
              media={one}
              shape={shown.length === 1 ? 'own' : undefined}
              sizes={isOdd && at === 0 ? SIZES.whole : SIZES.half}
              label={allLabel}
              excludeFromTabOrder={isBesideActions && !isTabEverywhere && one.kind === 'picture'}
              onOpen={() => onOpen(standsForAll ? start : at)}
              onBroken={() => standsForAll && setFirst(start + 1)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
