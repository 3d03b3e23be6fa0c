import { memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Place } from '../../focus/gridKeys.ts';
import type { Translate } from '../../words/catalogue.ts';
import { play } from '../../words/en/play.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
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
  isTabStop: boolean;
  row: number;
  column: number;
  onFocus: (row: number, column: number) => void;
  onPress: (card: BoardCard) => void;
}

/**
 * One card in its cell. Each state has a form, a line and words of its own, so that no colour is needed to tell them.
 * Rendered again only when it changes itself: on a slow device a whole board takes longer than a frame.
 */
export const Card = memo(function Card({ card, isTabStop, row, column, onFocus, onPress }: CardProps) {
  const { name, face, state } = card;
  const t = useWords(play);
  return (
    <div role="gridcell" className="fb-Board-cell">
      <Button
        aria-label={nameOf(t, card)}
        excludeFromTabOrder={!isTabStop}
        onFocus={() => onFocus(row, column)}
        onPress={() => onPress(card)}
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
}, isSame);

/** A game may make new cards at each step: what is on them tells whether one has changed. */
function isSame({ card: before, ...one }: CardProps, { card: now, ...other }: CardProps): boolean {
  const isEqual = <Props extends object>(these: Props, those: Props) =>
    (Object.keys(these) as (keyof Props)[]).every((key) => these[key] === those[key]);
  return isEqual(before, now) && isEqual(one, other);
}

/** The name of a card: what can be seen of it. */
function nameOf(t: Translate<typeof play>, { name, state }: BoardCard): string {
  if (state === 'down') return t('isFaceDown');
  return state === 'matched' ? t('nameMatched', { name }) : name;
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
