import { LocaleProvider } from '@friendbase/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { InWords, isRightToLeft } from './words.tsx';

/** One locale a direction: it decides which way arrow keys go, and `dir` what is seen. */
const LOCALE = { ltr: 'en-US', rtl: 'ar-AE' } as const;

interface Attributes {
  'data-theme': string | undefined;
  'data-text': string | undefined;
  'data-motion': string | undefined;
  lang: string;
  dir: keyof typeof LOCALE;
}

/** What the app sets on <html> from the member's preferences, here from the toolbar or a story's globals. */
function attributesOf(globals: Record<string, unknown>): Attributes {
  const chosen = (name: string, unset: string) =>
    globals[name] === unset ? undefined : String(globals[name]);
  const dir = globals['direction'] === 'rtl' || isRightToLeft(globals['words']) ? 'rtl' : 'ltr';
  return {
    'data-theme': chosen('theme', 'system'),
    'data-text': chosen('textSize', '100'),
    'data-motion': chosen('motion', 'full'),
    lang: LOCALE[dir],
    dir,
  };
}

function OnTheRoot({ attributes, children }: { attributes: Attributes; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries<string | undefined>({ ...attributes })) {
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
  }, [attributes]);
  return children;
}

/** A docs page shows stories of several themes at once, so there each gets a box of its own. */
function InABox({ attributes, children }: { attributes: Attributes; children: ReactNode }) {
  const paper = { padding: '1rem', color: 'var(--color-text)', background: 'var(--color-ground)' };
  return (
    <div {...attributes} style={paper}>
      {children}
    </div>
  );
}

export const inSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const attributes = attributesOf(globals);
  const Place = viewMode === 'docs' ? InABox : OnTheRoot;
  return (
    <LocaleProvider locale={attributes.lang}>
      <Place attributes={attributes}>
        <InWords variant={String(globals['words'])}>
          <Story />
        </InWords>
      </Place>
    </LocaleProvider>
  );
};
