import type { Page } from '@playwright/test';

/** Wishes of the system. */
export type Wishes = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** How a member has set up the page. */
export interface Mode {
  name: string;
  /** Comfort settings of the device. */
  chosen?: object;
  /** The same in the address of a story: values of Storybook's toolbar, as `.storybook/toolbar.ts` names them. */
  globals?: string;
  wishes?: Wishes;
  /** Colours that follow on the same page, each a mode of its own: themes, and the wish of the system for more contrast. */
  colours?: readonly string[];
  /** Asked of a page where much has happened alone, and of each story. */
  isOfBusyPages?: boolean;
  /** Where one of them alone was asked for. */
  isColoursOnly?: boolean;
}

/** The wish of the system, beside the names of themes. */
export const MORE_CONTRAST = 'more-contrast';

/** Every mode at every width. What changes colours alone is looked at on the page that is there. */
export const MODES: readonly Mode[] = [
  {
    name: 'light',
    globals: 'theme:light',
    colours: ['dark', 'cream', 'contrast-light', 'contrast-dark', MORE_CONTRAST],
  },
  { name: 'forced-colours', wishes: { forcedColors: 'active' } },
  { name: 'easy-words', chosen: { easy: true }, globals: 'easy:on' },
  { name: 'simple', chosen: { simple: true }, globals: 'simple:on' },
  { name: 'text-200', chosen: { textSize: 200 }, globals: 'textSize:200' },
  {
    name: 'roomy',
    chosen: { targets: 56, largeIcons: true, spacing: 'wide', font: 'dyslexia' },
    globals: 'targets:56;spacing:wide;font:dyslexia',
    isOfBusyPages: true,
  },
  { name: 'calm', chosen: { motion: 'calm' }, globals: 'motion:calm', isOfBusyPages: true },
  {
    name: 'right-to-left',
    chosen: { language: 'qps' },
    globals: 'language:qps;direction:rtl',
    isOfBusyPages: true,
  },
];

/** Each by its name, with those that follow on the same page. */
export const modeNames = MODES.flatMap(({ name, colours = [] }) => [name, ...colours]);

/** In CSS pixels. */
export const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
] as const;
