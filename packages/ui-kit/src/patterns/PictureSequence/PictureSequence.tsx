import type { ReactNode } from 'react';
import './PictureSequence.css';

export interface SequencePicture {
  /** What it shows, in a word. */
  word: string;
  /** Decoration: the word below says the same. */
  picture: ReactNode;
}

export interface PictureSequenceProps {
  /** What they are: “The four pictures on your card”. Not shown. */
  label: string;
  pictures: readonly SequencePicture[];
}

/** Pictures whose order matters, each with its number and its word: to be read, heard, printed and copied. */
export function PictureSequence({ label, pictures }: PictureSequenceProps) {
  return (
    <ol className="fb-PictureSequence" aria-label={label}>
      {pictures.map(({ word, picture }, at) => (
        <li key={`${at} ${word}`} className="fb-PictureSequence-item">
          <span className="fb-PictureSequence-picture">{picture}</span>
          <span>{`${at + 1}. ${word}`}</span>
        </li>
      ))}
    </ol>
  );
}
