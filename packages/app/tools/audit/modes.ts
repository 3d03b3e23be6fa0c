import type { BrowserContextOptions } from '@playwright/test';

/** How a member has set up the page. */
export interface Mode {
  name: string;
  /** Comfort settings of the device. */
  chosen?: object;
  /** The same in the address of a story: values of Storybook's toolbar, as `.storybook/toolbar.ts` names them. */
  globals?: string;
  /** Wishes of the system. */
  context?: BrowserContextOptions;
  /** Themes that follow on the same page, each a mode of its own. */
  themes?: readonly string[];
  /** Where a theme alone was asked for. */
  isThemesOnly?: boolean;
}

/** Every mode at every width. What changes colours alone is looked at on the page that is there. */
export const MODES: readonly Mode[] = [
  {
    name: 'light',
    globals: 'theme:light',
    context: { colorScheme: 'light' },
    themes: ['dark', 'cream', 'contrast-light', 'contrast-dark'],
  },
  { name: 'forced-colours', context: { forcedColors: 'active' } },
  { name: 'easy-words', chosen: { easy: true }, globals: 'easy:on' },
  { name: 'simple', chosen: { simple: true }, globals: 'simple:on' },
  { name: 'text-200', chosen: { textSize: 200 }, globals: 'textSize:200' },
];

/** Each by its name, with those that follow on the same page. */
export const modeNames = MODES.flatMap(({ name, themes = [] }) => [name, ...themes]);

/** In CSS pixels. */
export const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
] as const;
