import { useState } from 'react';
import { MediaTile, type Media } from '../MediaTile/index.ts';
import { PictureViewer } from '../PictureViewer/index.ts';
import './MediaGrid.css';

export interface MediaGridProps {
  /** The list's name: “Pictures and videos of Sam's post”. */
  label: string;
  /** One to five. */
  media: readonly Media[];
}

/** The pictures and videos of a post, in two columns; an odd one is as wide as both. A press shows one large. */
export function MediaGrid({ label, media }: MediaGridProps) {
  const [openAt, setOpenAt] = useState<number>();
  if (media.length === 0) return null;
  return (
    <div className="fb-MediaGrid">
      <ul className="fb-MediaGrid-items" aria-label={label}>
        {media.map((one, at) => (
          <li key={one.id}>
            <MediaTile media={one} onOpen={() => setOpenAt(at)} />
          </li>
        ))}
      </ul>
      <PictureViewer media={media} openAt={openAt} onMove={setOpenAt} onClose={() => setOpenAt(undefined)} />
    </div>
  );
}
