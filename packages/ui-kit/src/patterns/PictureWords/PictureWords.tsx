import type { ReactNode } from 'react';
import './PictureWords.css';

export interface PictureWord {
  /** What it shows, in a word or two. Each once. */
  word: string;
  /** Decoration: the word below says the same. */
  picture: ReactNode;
}

export interface PictureWordsProps {
  /** What they are: “Likes”. Not shown. */
  label: string;
  pictures: readonly PictureWord[];
}

/** A few things, each a small picture with its word, in no order that matters. Nothing to press. */
export function PictureWords({ label, pictures }: PictureWordsProps) {
  return (
    <ul className="fb-PictureWords" aria-label={label}>
      {pictures.map(({ word, picture }) => (
        <li key={word} className="fb-PictureWords-item">
          <span className="fb-PictureWords-picture">{picture}</span>
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
