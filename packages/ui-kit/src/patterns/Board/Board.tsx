import {
  useCallback,
  useState,
  type KeyboardEvent,
  type RefAttributes,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useObjectRef } from 'react-aria/useObjectRef';
import { placeAfter, type Place } from '../../focus/gridKeys.ts';
import { play } from '../../words/en/play.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Card, wordsOf, type BoardCard } from './Card.tsx';
import { useFocusAfterDeal } from './useFocusAfterDeal.ts';
import './Board.css';

export interface BoardProps extends RefAttributes<HTMLDivElement> {
  /** What lies here, and how many: “Memory cards, 4 by 4”. Not shown. */
  label: string;
  /** The cards, row by row. Up to five in a row stay large enough to press on the smallest screen. */
  rows: readonly (readonly BoardCard[])[];
  /** A press on a card, whatever its state: the game decides what it means. */
  onPress: (card: BoardCard) => void;
  /** `each`: Tab stops at every card that is not matched, for who has no arrow keys. @default 'one' */
  tabStops?: 'one' | 'each' | undefined;
}

/**
 * Cards in rows and columns, to be turned over: one tab stop, arrow keys move in two dimensions without wrapping. The
 * focus moves by keys alone, and nothing is announced: the grid tells a card's place, its name tells its state. Not
 * React Aria's GridList: each of its rows is one cell, so that no row and column would be told. Source: widget contract W24.
 */
export function Board({ label, rows, onPress, tabStops = 'one', ref }: BoardProps) {
  const t = useWords(play);
  const { direction } = useLocale();
  const grid = useObjectRef(ref);
  const [last, setLast] = useState<Place>({ row: 0, column: 0 });
  // A board that is dealt again may be smaller than the one before.
  const current = rows[last.row]?.[last.column] ? last : { row: 0, column: 0 };
  const card = rows[current.row]?.[current.column];

  const focus = ({ row, column }: Place) =>
    grid.current?.querySelectorAll('[role="row"]')[row]?.querySelectorAll('button')[column]?.focus();

  const remember = useCallback((row: number, column: number) => setLast({ row, column }), []);
  const press = useLatest(onPress);

  const keepFocus = useFocusAfterDeal(() => focus(current));

  const goBy = (event: KeyboardEvent) => {
    const rowLengths = rows.map(({ length }) => length);
    const target = placeAfter(event, current, { rowLengths, isRightToLeft: direction === 'rtl' });
    if (!target) return;
    event.preventDefault();
    focus(target);
  };

  return (
    <div className="fb-Board">
      <div
        {...keepFocus}
        ref={grid}
        role="grid"
        aria-label={label}
        tabIndex={-1}
        className="fb-Board-grid"
        onKeyDown={goBy}
      >
        {rows.map((cards, row) => (
          <div key={cards[0]?.id} role="row" className="fb-Board-row">
            {cards.map((one, column) => (
              <Card
                key={one.id}
                card={one}
                isTabStop={one === card || (tabStops === 'each' && one.state !== 'matched')}
                row={row}
                column={column}
                onFocus={remember}
                onPress={press}
              />
            ))}
          </div>
        ))}
      </div>
      {/* All the words of the current card, for which a card may be too small. Grid and name say them already. */}
      <p aria-hidden="true" className="fb-Board-caption">
        {card && wordsOf(t, card, current)}
      </p>
    </div>
  );
}

/** One function for ever, which calls the one that was given last: so that what it is given to need not change. */
function useLatest<Given extends unknown[]>(call: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
