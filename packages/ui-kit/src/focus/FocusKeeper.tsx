import { useRef, type ReactNode } from 'react';
import { useFocusHandover } from './useFocusHandover.ts';
import { useFocusPreserved } from './useFocusPreserved.ts';

/**
 * Holds a control that goes with what it does. The focus is then at the whole, which is read out; where the whole goes too, it is
 * where `useFocusHandover` says.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusPreserved(whole);
  useFocusHandover(whole);
  return (
    <div ref={whole} {...focusHandlers}>
      {children}
    </div>
  );
}
