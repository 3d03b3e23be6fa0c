import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { filters } from '../../words/en/filters.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { NextGlyph, PreviousGlyph } from '../Icon/laterGlyphs.ts';
import './FilterRow.css';

interface FilterRowProps {
  /** What the filters are called. */
  label: string;
  /** A group of chips. */
  children: ReactNode;
}

/** Where the row of chips is: all of it in view, not at its end, or at its end. */
type Reach = 'whole' | 'more' | 'end';

/**
 * Chips in one row. Where it is longer than its room, one button goes on in it and, from its end, back to its beginning:
 * the button stays where it is and keeps the focus.
 */
export function FilterRow({ label, children }: FilterRowProps) {
  const t = useWords(filters);
  const row = useRef<HTMLDivElement>(null);
  const reach = useReach(row);
  const isAtEnd = reach === 'end';
  const scroll = () => {
    const chips = chipsIn(row);
    const left = isAtEnd
      ? -chips.scrollLeft
      : Math.sign(chips.scrollLeft || directionOf(chips)) * 0.75 * chips.clientWidth;
    chips.scrollBy({ left });
  };
  return (
    <div ref={row} className="fb-FilterRow">
      {children}
      {reach !== 'whole' && (
        <div className="fb-FilterRow-more">
          <Button
            tone="plain"
            icon={isAtEnd ? PreviousGlyph : NextGlyph}
            subject={label}
            givesWay
            onPress={scroll}
          >
            {t(isAtEnd ? 'back' : 'more')}
          </Button>
        </div>
      )}
    </div>
  );
}

const chipsIn = (row: RefObject<HTMLDivElement | null>) =>
  row.current?.querySelector('.fb-ChoiceList') as HTMLElement;

/** Which way the row goes on: to the left where text runs from right to left. */
const directionOf = (chips: HTMLElement) => (getComputedStyle(chips).direction === 'rtl' ? -1 : 1);

function useReach(row: RefObject<HTMLDivElement | null>): Reach {
  const [reach, setReach] = useState<Reach>('whole');
  useEffect(() => {
    const chips = chipsIn(row);
    const look = () => {
      const beyond = chips.scrollWidth - chips.clientWidth;
      // Browsers scroll by parts of a pixel.
      const isAtEnd = Math.abs(chips.scrollLeft) >= beyond - 1;
      setReach(beyond <= 1 ? 'whole' : isAtEnd ? 'end' : 'more');
    };
    const sizes = new ResizeObserver(look);
    // In other words the chips are wider or narrower, and the row around them stays.
    for (const part of [chips, ...chips.children]) sizes.observe(part);
    chips.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      chips.removeEventListener('scroll', look);
    };
  }, [row]);
  return reach;
}
