import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import './TaskTiles.css';

/** One thing to do. */
export interface PictureTile {
  label: string;
  /** Decoration: the word below it says what a press does. */
  picture: ReactNode;
  onPress: () => void;
}

export interface PictureTilesProps {
  /** What is chosen: “Quick Play”. */
  label: string;
  /** Four at most: they are all there is to choose from at first sight. */
  tiles: readonly PictureTile[];
}

/** The few things that a page is for, each a picture with its word: the whole tile is pressed. Source: COGA pattern 4.3.1. */
export function PictureTiles({ label, tiles }: PictureTilesProps) {
  return (
    <ul className="fb-TaskTiles" data-pictures aria-label={label}>
      {tiles.map(({ label: word, picture, onPress }) => (
        <li key={word}>
          <Button className="fb-TaskTile" onPress={onPress}>
            <span className="fb-TaskTile-picture">{picture}</span>
            <span className="fb-TaskTile-word">{word}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
