import { useId } from 'react';
import type { FieldWords } from '../Field/Field.tsx';

/**
 * Ids for the words of a group, and which of them its first choice names. Orca 43 reads no description of a group. The
 * first choice is where Tab or an error leads to; on every choice the words would be heard again and again.
 */
export function useFirstDescribed({
  description,
  errorMessage,
}: Pick<FieldWords, 'description' | 'errorMessage'>) {
  const descriptionId = useId();
  const errorId = useId();
  const ids = [
    ...(description === undefined ? [] : [descriptionId]),
    ...(errorMessage === undefined ? [] : [errorId]),
  ];
  return { descriptionId, errorId, firstDescribedBy: ids.length === 0 ? undefined : ids.join(' ') };
}
