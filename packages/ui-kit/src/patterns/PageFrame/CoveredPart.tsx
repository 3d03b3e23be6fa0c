import type { ReactNode } from 'react';
import { useIsCovered } from '../../stores/CoveredStores.tsx';
import './PageFrame.css';

/**
 * What a page holds, out of sight while a window covers it that changes the whole page and shows the change itself: the
 * browser neither styles it nor lays it out then, so a change is seen at once however long the page is.
 */
export function CoveredPart({ children }: { children: ReactNode }) {
  const isCovered = useIsCovered();
  return (
    <div className="fb-PageFrame-content" data-covered={isCovered || undefined}>
      {children}
    </div>
  );
}
