import { useWords } from '@friendbase/ui-kit';
import type { Translate } from '@friendbase/ui-kit/words';
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { page as words } from '../words/en/page.ts';

/** What one component on show says about the window title. */
interface Claim {
  page?: string;
  hasErrors?: boolean;
}

/** The claims of everything on show. The only code that writes `document.title` is below. */
const claims = new Map<object, Claim>();

function writeTitle(t: Translate<typeof words>): void {
  const shown = [...claims.values()];
  const name = shown.findLast((claim) => claim.page !== undefined)?.page;
  // Between two pages nothing claims the title: the old one stays until the new page is there.
  if (name === undefined) return;
  const hasErrors = shown.some((claim) => claim.hasErrors);
  document.title = t(hasErrors ? 'windowTitleWithError' : 'windowTitle', { name });
}

const ShownContext = createContext(true);

/** Withdraws the claims of children that stay mounted while they are hidden, such as the panel of another tab. */
export function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  const isParentShown = use(ShownContext);
  return <ShownContext value={when && isParentShown}>{children}</ShownContext>;
}

/** Hears the window title of a page that a server writes: no effect runs there. */
export const WrittenTitle = createContext<((title: string) => void) | undefined>(undefined);

/** Names the page in the window title. Source: widget contract W1. */
export const usePageTitle = (page: string): void => useClaim({ page });

/** Begins the window title with “Error: ” while a form on show has errors. */
export const useErrorTitle = (hasErrors: boolean): void => useClaim({ hasErrors });

/** A layout effect, because the title has to be there before the focus moves to the page's heading. */
function useClaim({ page, hasErrors }: Claim): void {
  const t = useWords(words);
  const [key] = useState(() => ({}));
  const isShown = use(ShownContext);
  const write = use(WrittenTitle);
  if (isShown && page !== undefined) write?.(t('windowTitle', { name: page }));
  useLayoutEffect(() => {
    if (!isShown) return;
    claims.set(key, { ...(page !== undefined && { page }), ...(hasErrors !== undefined && { hasErrors }) });
    writeTitle(t);
    return () => {
      claims.delete(key);
      writeTitle(t);
    };
  }, [t, key, isShown, page, hasErrors]);
}
