import { useId, useState } from 'react';
import type { FieldWords } from './Field.tsx';

/**
 * Which words describe a control. Screen readers read a description again when it changes under the focus: a hint
 * would be heard again as its error goes with the first letter typed. So once an error was typed away, nothing
 * describes the control until the focus leaves it. Heard with Orca 43.
 */
export function useFieldDescription({
  description,
  errorMessage,
}: Pick<FieldWords, 'description' | 'errorMessage'>) {
  const descriptionId = useId();
  const errorId = useId();
  const [isCorrecting, setCorrecting] = useState(false);
  const ids = [
    ...(description === undefined ? [] : [descriptionId]),
    ...(errorMessage === undefined ? [] : [errorId]),
  ];
  const isSilent = isCorrecting && errorMessage === undefined;
  return {
    descriptionId,
    errorId,
    describedBy: isSilent || ids.length === 0 ? undefined : ids.join(' '),
    /** The member changed what is in the control. */
    onTyped: () => setCorrecting(isCorrecting || errorMessage !== undefined),
    /** The focus left the control. */
    onLeft: () => setCorrecting(false),
  };
}
