import { useWords } from '../../words/WordsProvider.tsx';
import { media as words } from '../../words/en/media.ts';
import { Button } from '../../components/Button/Button.tsx';
import { NextGlyph, PreviousGlyph } from '../../components/Icon/laterGlyphs.ts';
import './PictureViewer.css';

interface TurnButtonsProps {
  at: number;
  count: number;
  onMove: (at: number) => void;
}

/** To the picture before and the one after. At an end the button stays and says so: the focus has somewhere to be. */
export function TurnButtons({ at, count, onMove }: TurnButtonsProps) {
  const t = useWords(words);
  return (
    <div className="fb-PictureViewer-buttons" data-turns>
      <Button
        tone="quiet"
        icon={PreviousGlyph}
        blockedReason={at === 0 ? t('isFirst') : undefined}
        onPress={() => onMove(at - 1)}
      >
        {t('previous')}
      </Button>
      <Button
        tone="quiet"
        icon={NextGlyph}
        blockedReason={at === count - 1 ? t('isLast') : undefined}
        onPress={() => onMove(at + 1)}
      >
        {t('next')}
      </Button>
    </div>
  );
}
