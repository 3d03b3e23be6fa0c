import { useEffect, useRef, type RefObject } from 'react';

/** A machine that says when the field of the answer wants the focus. */
interface Wanting {
  on: (type: 'field.wanted', listen: () => void) => { unsubscribe: () => void };
}

/**
 * Brings the focus to the field whenever the machine wants it, with all its text selected: the next letter writes over
 * a wrong answer, and an arrow key keeps it.
 *
 * @param isWantedAtOnce the field comes in place of something that had the focus
 */
export function useWantedField(actor: Wanting, isWantedAtOnce: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWantedAtOnce) field.current?.focus();
  }, [isWantedAtOnce]);
  useEffect(() => {
    const subscription = actor.on('field.wanted', () => {
      field.current?.focus();
      field.current?.select();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return field;
}
