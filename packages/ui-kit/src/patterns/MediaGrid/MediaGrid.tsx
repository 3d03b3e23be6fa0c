import { MediaTile, type Media } from '../../components/MediaTile/MediaTile.tsx';
import './MediaGrid.css';

export interface MediaGridProps {
  /** The list's name: “Pictures and videos of Sam's post”. */
  label: string;
  /** One to five. */
  media: readonly Media[];
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
export function MediaGrid({ label, media, onOpen }: MediaGridProps) {
  if (media.length === 0) return null;
  const isOdd = media.length % 2 === 1;
  return (
    <div className="fb-MediaGrid">
      <ul className="fb-MediaGrid-items" aria-label={label}>
        {media.map((one, at) => (
          <li key={one.id}>
            <MediaTile
              media={one}
              shape={media.length === 1 ? 'own' : undefined}
              sizes={isOdd && at === 0 ? SIZES.whole : SIZES.half}
              onOpen={() => onOpen(at)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
