import { useId, useState, type ReactNode } from 'react';

interface HeldDescription {
  /** For the button. */
  props: { 'aria-describedby'?: string; onFocusChange: (isNow: boolean) => void };
  /** Beside the button: what is read, not shown. */
  text: ReactNode;
}

/**
 * A description that waits until the focus has gone. Screen readers speak each change of a focused button's description; the caller
 * announces the outcome of a press, so it is heard once.
 */
export function useHeldDescription(description: string | undefined): HeldDescription {
  const id = useId();
  const [isFocused, setIsFocused] = useState(false);
  const [heard, setHeard] = useState(description);
  if (!isFocused && heard !== description) setHeard(description);
  return {
    props: { ...(heard !== undefined && { 'aria-describedby': id }), onFocusChange: setIsFocused },
    text: (
      <span id={id} hidden>
        {heard}
      </span>
    ),
  };
}
