import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for ever, which calls the one that was given last: so that what it is given to need not change. */
export function useLatest<Given extends unknown[]>(
  call: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
