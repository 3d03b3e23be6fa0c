import type { PICTURES } from './pictures/index.ts';
import { loadedLater } from '../../stores/loadedLater.ts';
import './Illustration.css';

/** `welcome` is large, a `template-` is small, an `event-`, `gift-`, `reward-`, `tournament-` or `club-` is wide; the others are for a place with nothing in it, or that is finished. */
export type IllustrationName = keyof typeof PICTURES;

/** Pictures that fill the top of a card. */
export type WideIllustrationName = Extract<
  IllustrationName,
  `${'event' | 'gift' | 'reward' | 'tournament' | 'club'}-${string}`
>;

export interface IllustrationProps {
  name: IllustrationName;
}

const usePictures = loadedLater(() => import('./pictures/index.ts'));

/**
 * Our own drawings, in the colours of the theme. Decoration: they hold no words and say nothing new. Loaded on demand
 * in one file, so that those for a lost connection are there when it is lost; until then their room is reserved.
 */
export function Illustration({ name }: IllustrationProps) {
  const Picture = usePictures()?.PICTURES[name];
  const { size, box } = frameOf(name);
  return (
    <svg className="fb-Illustration" data-size={size} viewBox={box} aria-hidden="true">
      {Picture && <Picture />}
    </svg>
  );
}

function frameOf(name: IllustrationName): { size: 'small' | 'normal' | 'large' | 'wide'; box: string } {
  if (name === 'welcome') return { size: 'large', box: '0 24 280 196' };
  if (name.startsWith('template-')) return { size: 'small', box: '0 0 120 90' };
  if (/^(event|gift|reward|tournament|club)-/.test(name)) return { size: 'wide', box: '0 0 360 140' };
  return { size: 'normal', box: '0 0 240 180' };
}
