import { useWords } from '../../words/WordsProvider.tsx';
import { shownMedia } from '../../words/en/shownMedia.ts';
import './MediaTile.css';

/** Stands for a video before it is played. The video itself is loaded when it is asked for. */
export function VideoStill({ description }: { description: string }) {
  const t = useWords(shownMedia);
  return (
    <span className="fb-MediaTile-still">
      <svg viewBox="0 0 96 72" aria-hidden="true" className="fb-MediaTile-drawing">
        <rect x="6" y="10" width="84" height="52" rx="10" />
        <path d="M18 10v52M78 10v52M6 24h12M6 36h12M6 48h12M78 24h12M78 36h12M78 48h12" />
        <path className="fb-MediaTile-sign" d="m40 26 20 10-20 10Z" />
      </svg>
      <span className="fb-MediaTile-description">{description === '' ? t('video') : description}</span>
    </span>
  );
}
