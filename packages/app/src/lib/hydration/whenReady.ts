import { useEffect, useState } from 'react';

/** As `tellReady` sets it. Not imported: the first script of every page would have to give it out. */
const READY = 'data-ready';

/** Does something once everything on the page answers: parts that are not hydrated yet stay what they were rendered from. */
export function whenReady(
  { documentElement: root }: Document,
  signal: AbortSignal,
  action: () => void,
): void {
  const isReady = () => root.hasAttribute(READY);
  if (isReady()) return action();
  const watch = new MutationObserver(() => {
    if (!isReady()) return;
    watch.disconnect();
    action();
  });
  watch.observe(root, { attributeFilter: [READY] });
  signal.addEventListener('abort', () => watch.disconnect());
}

/** Whether it does. What a part of a server-rendered page asks for besides waits for that: the page is hydrated without a call. */
export function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    whenReady(document, over.signal, () => setIsReady(true));
    return () => over.abort();
  }, []);
  return isReady;
}
