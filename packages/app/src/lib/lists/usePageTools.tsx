import { usePreferences } from '@friendbase/ui-kit';
import { lazy, use, type ReactNode } from 'react';
import { OnDemand } from '../loading/OnDemand.tsx';
import { PageTools } from '../page/pageTools.ts';
import { isReduced } from './shown.tsx';

const ShowAllButton = lazy(() =>
  import('../page/reduced.ts').then((module) => ({ default: module.ShowAllButton })),
);

/**
 * The controls at the end of every screen, and the way back from Simple mode for as long as anything is left out. It is not
 * beside Help: what always lies in the window of who wants to see less has to be little. Source: COGA pattern 4.9.3.
 */
export function usePageTools(): ReactNode {
  const { controls } = use(PageTools);
  if (!usePreferences(isReduced)) return controls;
  return (
    <>
      <OnDemand>
        <ShowAllButton />
      </OnDemand>
      {controls}
    </>
  );
}
