import { usePreferences } from '@friendbase/ui-kit';
import { lazy } from 'react';
import { OnDemand } from '../loading/OnDemand.tsx';
import { isReduced } from './shown.tsx';

const ShowAllButton = lazy(() =>
  import('../page/reduced.ts').then((module) => ({ default: module.ShowAllButton })),
);

/** The way back from Simple mode, on every screen for as long as anything is left out. Source: COGA pattern 4.9.3. */
export function ShowEverything() {
  if (!usePreferences(isReduced)) return null;
  return (
    <OnDemand>
      <ShowAllButton />
    </OnDemand>
  );
}
