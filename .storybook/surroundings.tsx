import {
  attributesOf,
  fixedStore,
  LocaleProvider,
  PreferencesProvider,
  showPreferences,
  type Preferences,
} from '@friendbase/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { imitateForcedColours } from './forcedColours.ts';
import { preferencesOf } from './toolbar.ts';
import { InWords, isRightToLeft } from './words.tsx';
import { SCENARIOS, startDemo, type Scenario } from '@friendbase/mocks';
import { sendShortPages } from '@friendbase/mocks/testing';

/** One locale a direction: it decides which way arrow keys go, and `dir` what is seen. */
const LOCALE = { ltr: 'en-US', rtl: 'ar-AE' } as const;

interface PlaceProps {
  preferences: Preferences;
  dir: keyof typeof LOCALE;
  children: ReactNode;
}

/** What the app does to <html> for the member's preferences, here for the toolbar or a story's globals. */
function OnTheRoot({ preferences, dir, children }: PlaceProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    showPreferences(root, preferences);
    root.lang = LOCALE[dir];
    root.dir = dir;
  }, [preferences, dir]);
  return children;
}

/** A docs page shows stories of several themes at once, so there each gets a box of its own. */
function InABox({ preferences, dir, children }: PlaceProps) {
  const paper = { padding: '1rem', color: 'var(--color-text)', background: 'var(--color-ground)' };
  return (
    <div {...attributesOf(preferences)} lang={LOCALE[dir]} dir={dir} style={paper}>
      {children}
    </div>
  );
}

/** Also for a docs page, whose colours are all of one system. */
function Colours({ isForced, children }: { isForced: boolean; children: ReactNode }) {
  useLayoutEffect(() => (isForced ? imitateForcedColours() : undefined), [isForced]);
  return children;
}

export const inSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const dir = globals['direction'] === 'rtl' || isRightToLeft(globals['language']) ? 'rtl' : 'ltr';
  const preferences = preferencesOf(globals);
  const Place = viewMode === 'docs' ? InABox : OnTheRoot;
  return (
    <LocaleProvider locale={LOCALE[dir]}>
      <PreferencesProvider store={fixedStore(preferences)}>
        <Place preferences={preferences} dir={dir}>
          <InWords language={String(globals['language'])} easy={preferences.easy}>
            <Colours isForced={globals['colours'] === 'forced'}>
              <Story />
            </Colours>
          </InWords>
        </Place>
      </PreferencesProvider>
    </LocaleProvider>
  );
};

const isScenario = (value: unknown): value is Scenario => (SCENARIOS as readonly unknown[]).includes(value);

/**
 * Answers the calls of a story that names a `scenario` in its parameters, from a store of its own in memory.
 * `delayMs` says how long each answer of the slow scenario takes, `pages: 'whole'` that they are as long as members get,
 * `pushKey` that it sends to devices.
 */
export async function openScenario({ parameters }: { parameters: Record<string, unknown> }) {
  const { scenario, delayMs, pages, pushKey } = parameters;
  if (!isScenario(scenario)) return undefined;
  const demo = await startDemo({
    scenario,
    ...(typeof delayMs === 'number' ? { delayMs } : {}),
    ...(typeof pushKey === 'string' ? { pushKey } : {}),
  });
  const sendWholePages = pages === 'whole' ? undefined : sendShortPages();
  return () => {
    sendWholePages?.();
    return demo.stop();
  };
}
