import { useId, useRef } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { useLocale } from 'react-aria/I18nProvider';
import { placeAfter } from '../../focus/gridKeys.ts';
import './Pads.css';

/** React Aria's event, which goes no further unless it is told to. */
type KeyboardEvent = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0];

export type Pad = 1 | 2 | 3 | 4;

const PADS: readonly Pad[] = [1, 2, 3, 4];

export interface PadsProps {
  /** What they are: “Number pads”. Not shown. */
  label: string;
  /** What goes on, in words: “Now: 3 (1 of 3)”, “Your turn. 3 numbers.” Shown above the pads, not announced. */
  status: string;
  /** The pad that is being shown. */
  now?: Pad | undefined;
  /** The numbers are being shown: the pads keep the focus, and a press is answered by `onEarlyPress`. */
  isPlaying?: boolean | undefined;
  /** `isHeard`: the press has moved the focus to the pad, so a screen reader says the digit anyway. */
  onPress: (pad: Pad, isHeard: boolean) => void;
  /** A press while the numbers are being shown. */
  onEarlyPress: (pad: Pad) => void;
}

/**
 * Four big buttons for the digits 1 to 4. Each is a tab stop, arrow keys move among them, and inside the group the
 * keys 1 to 4 press them. The one that is shown differs by size, form and line. Source: widget contract W25.
 */
export function Pads({ label, status, now, isPlaying = false, onPress, onEarlyPress }: PadsProps) {
  const { direction } = useLocale();
  const statusId = useId();
  const group = useRef<HTMLDivElement>(null);
  const press = (pad: Pad, isHeard = false) => (isPlaying ? onEarlyPress(pad) : onPress(pad, isHeard));
  const focus = (pad: Pad) => group.current?.querySelectorAll('button')[pad - 1]?.focus();

  const isRightToLeft = direction === 'rtl';
  const handleKey = (event: KeyboardEvent, from: Pad) => {
    const digit = PADS.find((pad) => String(pad) === event.key);
    const target = digit ?? padAfter(event, from, isRightToLeft);
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
    // A surrounding dialog has keys of its own.
    if (!target || hasModifier) return event.continuePropagation();
    event.preventDefault();
    focus(target);
    if (digit && !event.repeat) press(digit, digit !== from);
  };

  return (
    <div ref={group} role="group" aria-label={label} aria-describedby={statusId} className="fb-Pads">
      <p id={statusId} className="fb-Pads-status">
        {status}
      </p>
      <div className="fb-Pads-grid">
        {PADS.map((pad) => (
          <Button
            key={pad}
            {...(isPlaying && { 'aria-disabled': true })}
            onKeyDown={(event) => handleKey(event, pad)}
            onPress={() => press(pad)}
            className="fb-Pads-pad"
            data-pad={pad}
            data-now={pad === now || undefined}
          >
            <span className="fb-Pads-digit">{pad}</span>
            <Pips count={pad} />
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Where a key leads from a pad, in two rows of two. */
function padAfter(event: KeyboardEvent, from: Pad, isRightToLeft: boolean): Pad | undefined {
  const place = { row: Math.floor((from - 1) / 2), column: (from - 1) % 2 };
  const target = placeAfter(event, place, { rowLengths: [2, 2], isRightToLeft });
  return target && PADS[target.row * 2 + target.column];
}

const PIP_CENTRES = [10, 26, 42, 58];

/** As many dots as the digit says, for whoever counts rather than reads. */
const Pips = ({ count }: { count: number }) => (
  <svg className="fb-Pads-pips" viewBox={`0 0 ${16 * count + 4} 20`} aria-hidden="true">
    {PIP_CENTRES.slice(0, count).map((x) => (
      <circle key={x} cx={x} cy="10" r="5.5" />
    ))}
  </svg>
);
