import type { ReactNode } from 'react';
import { useFrameLandmark } from './useFrameLandmark.ts';

export interface PageFrameProps {
  header: ReactNode;
  /** The main part: what changes from page to page. */
  children: ReactNode;
  footer?: ReactNode;
  /** The id a skip link leads to. Another one where two frames stand in one page. @default 'main' */
  mainId?: string | undefined;
}

/** The three parts of every screen, in this order; F6 visits each. Source: accessibility contract W1. */
export function PageFrame({ header, children, footer, mainId = 'main' }: PageFrameProps) {
  const banner = useFrameLandmark<HTMLElement>('banner');
  const main = useFrameLandmark<HTMLElement>('main');
  return (
    <div className="fb-PageFrame">
      <header {...banner} className="fb-PageFrame-header">
        {header}
      </header>
      <main {...main} id={mainId} tabIndex={-1} className="fb-PageFrame-main">
        {children}
      </main>
      {footer !== undefined && <PageFooter>{footer}</PageFooter>}
    </div>
  );
}

function PageFooter({ children }: { children: ReactNode }) {
  const contentinfo = useFrameLandmark<HTMLElement>('contentinfo');
  return (
    <footer {...contentinfo} className="fb-PageFrame-footer">
      {children}
    </footer>
  );
}
