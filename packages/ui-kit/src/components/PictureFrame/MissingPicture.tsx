import { use } from 'react';
import { MediaLoaderProvider } from '../../media/mediaLoader.ts';
import { useMediaSource } from '../../media/mediaSources.ts';
import { useBroken } from '../../media/useBroken.ts';
import './PictureFrame.css';

/**
 * Stands where a picture is missing: the placeholder of the server, and words. Without a server, or while it cannot be
 * reached, a drawing of an empty frame. Source: product spec §2 “Media picker”.
 */
export function MissingPicture({ children }: { children: string }) {
  const { placeholder = '' } = use(MediaLoaderProvider);
  const src = useMediaSource(placeholder);
  const [isBroken, watched] = useBroken(src);
  return (
    <span className="fb-PictureFrame-missing">
      {src && !isBroken ? (
        <img src={src} alt="" width={320} height={240} {...watched} className="fb-PictureFrame-drawing" />
      ) : (
        <EmptyFrame />
      )}
      <span className="fb-PictureFrame-words">{children}</span>
    </span>
  );
}

function EmptyFrame() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" className="fb-PictureFrame-drawing">
      <rect className="fb-PictureFrame-paper" x="6" y="6" width="84" height="60" rx="8" />
      <circle className="fb-PictureFrame-sun" cx="32" cy="26" r="7" />
      <path className="fb-PictureFrame-hills" d="M14 60 34 40l14 13 16-19 18 26Z" />
      <path className="fb-PictureFrame-tear" d="M54 6 46 24l10 8-9 14 8 8-5 12" />
    </svg>
  );
}
