import { useWords } from '@friendbase/ui-kit';
import type { Translate } from '@friendbase/ui-kit/words';
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { page as words } from '../../words/en/page.ts';

/** What one component on show says about the window title. */
interface Claim {
  page?: string;
  hasErrors?: boolean;
}

/** The claims of everything on show. The only code that writes `document.title` is below. */
const claims = new Map<object, Claim>();

/** The title that these make together; none while nothing names a page. */
function titleOf(shown: Claim[], t: Translate<typeof words>): string | undefined {
  const name = shown.findLast((claim) => claim.page !== undefined)?.page;
  const hasErrors = shown.some((claim) => claim.hasErrors);
  return name === undefined ? undefined : t(hasErrors ? 'windowTitleWithError' : 'windowTitle', { name });
}

function writeTitle(t: Translate<typeof words>): void {
  const title = titleOf([...claims.values()], t);
  // Between two pages nothing claims the title: the old one stays until the new page is there.
  if (title !== undefined) document.title = title;
}

const ShownContext = createContext(true);

/** Withdraws the claims of children that stay mounted while they are hidden, such as the panel of another tab. */
export function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  const isParentShown = use(ShownContext);
  return <ShownContext value={when && isParentShown}>{children}</ShownContext>;
}

/** Hears what makes the window title of a page that a server renders: no effect runs there. */
const RenderedTitle = createContext<((claim: Claim, t: Translate<typeof words>) => void) | undefined>(
  undefined,
);

/** Tells the window title of a page that a server renders, each time that it is another. */
export function TellTitle({ tell, children }: { tell: (title: string) => void; children: ReactNode }) {
  const shown: Claim[] = [];
  const hear = (claim: Claim, t: Translate<typeof words>) => {
    shown.push(claim);
    tell(titleOf(shown, t) ?? '');
  };
  return <RenderedTitle value={hear}>{children}</RenderedTitle>;
}

/** Names the page in the window title. Source: widget contract W1. */
export const usePageTitle = (page: string): void => useClaim({ page });

/** Begins the window title with “Error: ” while a form on show has errors. */
export const useErrorTitle = (hasErrors: boolean): void => useClaim({ hasErrors });

/** A layout effect, because the title has to be there before the focus moves to the page's heading. */
function useClaim({ page, hasErrors }: Claim): void {
  const t = useWords(words);
  const [key] = useState(() => ({}));
  const isShown = use(ShownContext);
  const write = use(RenderedTitle);
  if (isShown) write?.(claimOf(page, hasErrors), t);
  useLayoutEffect(() => {
    if (!isShown) return;
    claims.set(key, claimOf(page, hasErrors));
    writeTitle(t);
    return () => {
      claims.delete(key);
      writeTitle(t);
    };
  }, [t, key, isShown, page, hasErrors]);
}

const claimOf = (page: string | undefined, hasErrors: boolean | undefined): Claim => ({
  ...(page !== undefined && { page }),
  ...(hasErrors !== undefined && { hasErrors }),
});
