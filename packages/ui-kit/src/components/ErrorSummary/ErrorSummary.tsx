import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useIsHydrated } from '../../stores/store.ts';
import { Icon } from '../Icon/Icon.tsx';
import './ErrorSummary.css';

export interface FieldProblem {
  /** The id of the input, the text area or the first radio to mend. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** What there is to do, for example “Please fix 2 things”. A single error is heard right after it. */
  title: string;
  errors: FieldProblem[];
  /**
   * Counts refused submits, from 0. The summary takes focus once for each new number above 0. Errors at 0 are those of a page
   * that a server rendered: the browser focuses the summary as it opens the page, before any script.
   */
  focusKey: number;
}

/**
 * Everything that keeps a form from being sent, each with a way to its field. It takes focus when a
 * submit is refused, which reads it out; a live region would say the same words a second time.
 */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const isHydrated = useIsHydrated();
  // What was just sent was refused: who opens that page wants to know why, and has not begun anything on it yet.
  const [initialFocus] = useState(!isHydrated && errors.length > 0 && { autoFocus: true });
  const isShown = errors.length > 0;

  useEffect(() => {
    if (!isShown || focusKey === answered.current) return;
    answered.current = focusKey;
    // Not within the effect: React cannot render what the field that loses the focus changes then.
    queueMicrotask(() => box.current?.focus());
    // Once more when the toast of the same error response is there: it leaves less room than there was before.
    const frame = requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isShown, focusKey]);

  if (!isShown) return null;
  // Words of its own, not a list of ids: Orca 43 says the title twice with two of them.
  const name =
    errors.length === 1 ? { 'aria-label': `${title} ${errors[0]?.message}` } : { 'aria-labelledby': titleId };
  return (
    <div ref={box} role="group" {...name} tabIndex={-1} {...initialFocus} className="fb-ErrorSummary">
      <h2 id={titleId} className="fb-ErrorSummary-title">
        <Icon name="warning" />
        <span>{title}</span>
      </h2>
      <ul className="fb-ErrorSummary-list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="fb-ErrorSummary-link"
              onClick={(event) => goToField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field with its label in view. The browser's own jump would put the field at the very top. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  (field.closest('.fb-Field') ?? field).scrollIntoView({ block: 'nearest' });
  field.focus({ preventScroll: true });
}
