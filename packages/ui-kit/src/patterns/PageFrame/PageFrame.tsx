import type { ReactNode } from 'react';
import { useLandmark } from '../../landmarks/landmarks.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { frame } from '../../words/en/frame.ts';
import './PageFrame.css';

export interface PageFrameProps {
  header: ReactNode;
  /** The `MenuBar`, which stands at the lower edge of a window where the header has no room for a menu. */
  menu?: ReactNode;
  /** The main part: what changes from page to page. */
  children: ReactNode;
  /** What every page has at its end and nobody needs at hand. It scrolls with the page. */
  tools?: ReactNode;
  /** Help, and what is said beside it. It stays in the corner of the window while there is room. */
  footer?: ReactNode;
  /** The id a skip link leads to. Another one where two frames stand in one page. @default 'main' */
  mainId?: string | undefined;
}

/** Header, menu, main and footer of every screen, in this order; F6 visits each. Source: accessibility contract W1. */
export function PageFrame({ header, menu, children, tools, footer, mainId = 'main' }: PageFrameProps) {
  const banner = useLandmark<HTMLElement>();
  const main = useLandmark<HTMLElement>();
  return (
    <div className="fb-PageFrame">
      <header ref={banner} className="fb-PageFrame-header">
        {header}
      </header>
      {menu}
      <main ref={main} id={mainId} className="fb-PageFrame-main">
        {children}
        {tools !== undefined && <div className="fb-PageFrame-tools">{tools}</div>}
      </main>
      {footer !== undefined && <PageFooter>{footer}</PageFooter>}
    </div>
  );
}

/** Named after what it is for: Help is the one thing in it that every page has. */
function PageFooter({ children }: { children: ReactNode }) {
  const t = useWords(frame);
  const contentinfo = useLandmark<HTMLElement>();
  return (
    <footer ref={contentinfo} aria-label={t('help')} className="fb-PageFrame-footer">
      {children}
    </footer>
  );
}
