import './FeelingPicture.css';

/** What can be felt about something that somebody wrote. */
export type FeelingName = 'happy' | 'proud' | 'hug' | 'sad';

/** The smiling mouth and the eyes of a face in the middle of 48 × 48. */
const SMILE = 'M19.5 21.5h.01M28.5 21.5h.01M18.5 27.5c2.5 4 8.5 4 11 0';

/** Its outline, which is another one for each, and what is drawn on it. */
const DRAWINGS: Readonly<Record<FeelingName, readonly [outline: string, lines: string]>> = {
  /** A sun. */
  happy: [
    'M24 11a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z',
    `${SMILE}M24 2v3M24 43v3M2 24h3M43 24h3M8.5 8.5l2 2M37.5 37.5l2 2M39.5 8.5l-2 2M10.5 37.5l-2 2`,
  ],
  /** A star. */
  proud: ['M24 2l6.3 13.6 14.9 1.9-11 10.2 2.8 14.8L24 35.2 11 42.5l2.8-14.8-11-10.2 14.9-1.9Z', SMILE],
  /** Two, and an arm around each other. */
  hug: [
    'M15.5 4a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM32.5 4a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM3 45V35c0-8 5-12 12-12 4 0 7 1.5 9 4 2-2.5 5-4 9-4 7 0 12 4 12 12v10Z',
    'M24 27v6M11 36c7 5.5 19 5.5 26 0M13 12h.01M19 12h.01M29 12h.01M35 12h.01',
  ],
  /** A tear. */
  sad: [
    'M24 2c8 11 15 17.5 15 27a15 15 0 0 1-30 0C9 19.5 16 13 24 2Z',
    'M18.5 26.5h.01M29.5 26.5h.01M18 36c3-4 9-4 12 0',
  ],
};

export interface FeelingPictureProps {
  of: FeelingName;
}

/** One feeling, drawn: told apart by its outline, not by its colour. Decoration: its word stands beside it, or is heard. */
export function FeelingPicture({ of }: FeelingPictureProps) {
  const [outline, lines] = DRAWINGS[of];
  return (
    <svg className="fb-FeelingPicture" data-feeling={of} viewBox="0 0 48 48" aria-hidden="true">
      <path d={outline} />
      <path d={lines} />
    </svg>
  );
}
