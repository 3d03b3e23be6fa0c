import { useId, useState } from 'react';
import type { FieldWords } from './Field.tsx';

/**
 * Which words describe a control. Screen readers read a description anew when it changes under the focus: a hint
 * would be heard again as its error goes with the first letter typed. So from there on nothing describes the
 * control until the focus leaves it. Heard with Orca 43.
 */
export function useFieldDescription({ description, errorMessage }: FieldWords) {
  const descriptionId = useId();
  const errorId = useId();
  const [isFocused, setFocused] = useState(false);
  const [knownError, setKnownError] = useState(errorMessage);
  const [isSilent, setSilent] = useState(false);
  if (knownError !== errorMessage) {
    setKnownError(errorMessage);
    setSilent(isFocused && errorMessage === undefined);
  }
  const ids = [
    ...(description === undefined ? [] : [descriptionId]),
    ...(errorMessage === undefined ? [] : [errorId]),
  ];
  return {
    descriptionId,
    errorId,
    describedBy: isSilent || ids.length === 0 ? undefined : ids.join(' '),
    /** The focus came into the control or left it. */
    onFocusChange: (isIn: boolean) => {
      setFocused(isIn);
      if (!isIn) setSilent(false);
    },
  };
}
