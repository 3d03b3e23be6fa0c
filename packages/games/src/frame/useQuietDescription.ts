import { useState } from 'react';

/**
 * What describes a field while its question changes. Screen readers read a description again when it changes under the
 * focus, and the next question was said already: so it describes the field when the focus arrives, and after a change
 * only from the next time on.
 *
 * @param id of the words that describe it
 * @param question what tells one question from another
 */
export function useQuietDescription(id: string, question: string) {
  const [arrivedWith, setArrivedWith] = useState<string>();
  const isKnown = arrivedWith === undefined || arrivedWith === question;
  return {
    ...(isKnown && { 'aria-describedby': id }),
    onFocus: () => setArrivedWith(question),
    onBlur: () => setArrivedWith(undefined),
  };
}
