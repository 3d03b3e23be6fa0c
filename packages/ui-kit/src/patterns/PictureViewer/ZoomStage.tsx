import { useState } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { media as words } from '../../words/en/media.ts';
import { shownMedia } from '../../words/en/shownMedia.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ZoomInGlyph, ZoomOutGlyph } from '../../components/Icon/laterGlyphs.ts';
import type { Media } from '../../components/MediaTile/MediaTile.tsx';
import { PictureFrame } from '../../components/PictureFrame/PictureFrame.tsx';
import { VideoStage } from './VideoStage.tsx';
import './PictureViewer.css';

/** How many times as wide as its place a picture can be. */
const ZOOMS = [1, 2, 3] as const;

/** The picture itself. Larger than its place, it is moved by arrow keys, fingers or the wheel. */
export function ZoomStage({ media }: { media: Media }) {
  const t = useWords(words);
  const shown = useWords(shownMedia);
  const [step, setStep] = useState(0);
  const { kind, src, description, name = '', size } = media;
  if (kind === 'video') return <VideoStage media={media} />;
  return (
    <>
      <div
        role="group"
        aria-label={step === 0 ? shown('picture') : t('largePicture')}
        tabIndex={step === 0 ? undefined : 0}
        className="fb-PictureViewer-stage"
        data-zoom={ZOOMS[step]}
      >
        <PictureFrame src={src} description={description || name} shape="whole" size={size} />
      </div>
      <div className="fb-PictureViewer-buttons">
        <Button
          tone="quiet"
          icon={ZoomInGlyph}
          blockedReason={step === ZOOMS.length - 1 ? t('isLargest') : undefined}
          onPress={() => setStep(step + 1)}
        >
          {shown('makeLarger')}
        </Button>
        <Button
          tone="quiet"
          icon={ZoomOutGlyph}
          blockedReason={step === 0 ? t('isSmallest') : undefined}
          onPress={() => setStep(step - 1)}
        >
          {t('makeSmaller')}
        </Button>
      </div>
    </>
  );
}
