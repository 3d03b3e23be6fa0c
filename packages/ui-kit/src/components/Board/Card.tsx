import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Place } from '../../focus/gridKeys.ts';
import type { Translate } from '../../words/catalogue.ts';
import { play } from '../../words/en/play.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Icon } from '../Icon/index.ts';
import { CardBack } from './CardBack.tsx';
import './Board.css';

export interface BoardCard {
  id: string;
  /** What is on it: “Star”. Neither shown nor said while it lies face down. */
  name: string;
  /** The picture of it. Decoration, because the name stands beside it. */
  face: ReactNode;
  state: 'down' | 'open' | 'matched';
}

interface CardProps {
  card: BoardCard;
  /** Its accessible name. */
  words: string;
  isTabStop: boolean;
  onFocus: () => void;
  onPress: () => void;
}

/** One card in its cell. Each state has a form, a line and words of its own, so that no colour is needed to tell them. */
export function Card({ card: { name, face, state }, words, isTabStop, onFocus, onPress }: CardProps) {
  const t = useWords(play);
  return (
    <div role="gridcell" className="fb-Board-cell">
      <Button
        aria-label={words}
        excludeFromTabOrder={!isTabStop}
        onFocus={onFocus}
        onPress={onPress}
        className="fb-Board-card"
        data-state={state}
      >
        {state === 'down' ? <CardBack /> : <span className="fb-Board-face">{face}</span>}
        {state !== 'down' && <span className="fb-Board-name">{name} </span>}
        {state === 'matched' && (
          <span className="fb-Board-mark">
            <Icon name="check" />
            <span>{t('isMatched')}</span>
          </span>
        )}
      </Button>
    </div>
  );
}

/** A card in words: where it lies, and what can be seen of it. */
export function wordsOf(
  t: Translate<typeof play>,
  { name, state }: BoardCard,
  { row, column }: Place,
): string {
  const place = { row: row + 1, column: column + 1 };
  if (state === 'down') return t('faceDown', place);
  return t(state, { ...place, name });
}
