import { lazy, type ComponentProps } from 'react';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';

const OpenedPart = lazy(() => import('./onDemand.tsx').then((module) => ({ default: module.OpenedPart })));

/** What opens on the page, loaded when it is opened. */
export function LaterPart(props: ComponentProps<typeof OpenedPart>) {
  return (
    <OnDemand fallback={<NotLoaded />}>
      <OpenedPart {...props} />
    </OnDemand>
  );
}
