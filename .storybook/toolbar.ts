import { CHOICES, DEFAULTS, readPreferences, type Preferences } from '@friendbase/ui-kit';

type Named<Key extends keyof typeof CHOICES> = Record<(typeof CHOICES)[Key][number], string>;

const THEMES: Named<'theme'> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
  cream: 'cream, low glare',
  'contrast-light': 'high contrast, light',
  'contrast-dark': 'high contrast, dark',
};
const SPACINGS: Named<'spacing'> = { normal: 'normal', roomy: 'roomy', wide: 'wide' };
const FONTS: Named<'font'> = { clear: 'clear sans', dyslexia: 'for dyslexia', device: 'of the device' };
const MOTIONS: Named<'motion'> = { system: 'as the system', full: 'full', calm: 'calm' };

/** A menu of the toolbar. `choices` maps each value to its words. */
function menu<Icon extends string>(name: string, icon: Icon, choices: Record<string, string>) {
  const items = Object.entries(choices).map(([value, words]) => ({ value, title: `${name}: ${words}` }));
  return { description: name, toolbar: { title: name, icon, dynamicTitle: true, items } };
}

const percents = Object.fromEntries(CHOICES.textSize.map((size) => [String(size), `${size} %`]));

/** What a designer can switch for every story: the member's preferences, the words and the direction. */
export const globalTypes = {
  theme: menu('Theme', 'paintbrush', THEMES),
  colours: menu('Colours', 'contrast', {
    own: 'of the theme',
    forced: 'forced by the system (imitated)',
  }),
  textSize: menu('Text', 'zoom', percents),
  spacing: menu('Spacing', 'expand', SPACINGS),
  font: menu('Font', 'edit', FONTS),
  motion: menu('Motion', 'play', MOTIONS),
  targets: menu('Targets', 'pointerdefault', { '44': 'normal', '56': 'larger' }),
  simple: menu('Simple mode', 'collapse', { off: 'off', on: 'on' }),
  language: menu('Language', 'globe', { en: 'en', qps: 'qps' }),
  easy: menu('Easy words', 'book', { off: 'off', on: 'on' }),
  direction: menu('Direction', 'transfer', { ltr: 'left to right', rtl: 'right to left' }),
};

export const initialGlobals = {
  theme: DEFAULTS.theme,
  colours: 'own',
  textSize: String(DEFAULTS.textSize),
  spacing: DEFAULTS.spacing,
  font: DEFAULTS.font,
  motion: DEFAULTS.motion,
  targets: String(DEFAULTS.targets),
  simple: 'off',
  language: 'en',
  easy: 'off',
  direction: 'ltr',
};

/** The preferences that the toolbar, or a story's own globals, stand for. */
export function preferencesOf(globals: Record<string, unknown>): Preferences {
  return readPreferences({
    ...globals,
    textSize: Number(globals['textSize']),
    targets: Number(globals['targets']),
    simple: globals['simple'] === 'on',
    easy: globals['easy'] === 'on',
    language: globals['language'] === 'en' ? DEFAULTS.language : globals['language'],
  });
}

/** The windows that every screen is made for, in CSS pixels. Source: owner's design, “First windows”. */
export const WINDOWS = {
  desktop: [1280, 720],
  tablet: [768, 1024],
  phone: [390, 844],
  small: [320, 568],
} as const;

const device = ([width, height]: readonly [number, number], name: string) => ({
  name: `${width} px: ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The same as choices of the toolbar. */
export const viewports = {
  small: { ...device(WINDOWS.small, 'small phone, or 400 % zoom'), type: 'mobile' },
  phone: { ...device(WINDOWS.phone, 'phone'), type: 'mobile' },
  tablet: { ...device(WINDOWS.tablet, 'tablet'), type: 'tablet' },
  desktop: { ...device(WINDOWS.desktop, 'desktop'), type: 'desktop' },
} as const;
