import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { plan, statesOf } from './audit.ts';
import { modeNames, MODES, WINDOWS } from './modes.ts';
import { MEMBER_ROUTES, STATES } from './states.ts';

const all = { shown: STATES, mode: undefined };

const story = (isPlayed: boolean) => ({
  name: 'Kit/Button, Primary',
  route: 'Kit/Button',
  id: 'kit-button--primary',
  file: 'packages/ui-kit/src/components/Button/Button.stories.tsx',
  isPlayed,
});

describe('what an audit looks at', () => {
  it('is every route that there is', () => {
    const files = readdirSync(path.join(import.meta.dirname, '../../src/routes'));
    const routes = files
      .filter((name) => name !== '__root.tsx')
      .map((name) => (name === 'index.tsx' ? '/' : `/${name.replace('.tsx', '')}`));
    expect(STATES.map(({ route }) => route.split('?')[0])).toEqual(expect.arrayContaining(routes));
  });

  it('has a name of its own for each state', () => {
    expect(new Set(STATES.map(({ name }) => name)).size).toBe(STATES.length);
  });

  it('is each state in each mode and window, but what is behind presses in its own words alone', () => {
    const modesOf = (name: string) =>
      plan(all)
        .filter(({ state }) => state.name === name)
        .map(({ mode, windows }) => `${mode.name} ${windows.map(({ width }) => width).join('+')}`);
    expect(modesOf('friends, busy')).toEqual(MODES.map(({ name }) => `${name} 1280+320`));
    expect(modesOf('messages, chat')).toEqual(
      ['light', 'forced-colours', 'text-200'].flatMap((mode) => [`${mode} 1280`, `${mode} 320`]),
    );
  });

  it('opens a page that waits in each window: in the second one it would have come', () => {
    const windows = plan({ shown: STATES.filter(({ name }) => name === 'friends, slow'), mode: 'light' });
    expect(windows.map((one) => one.windows.map(({ width }) => width))).toEqual([[1280], [320]]);
  });

  it('is each page of a member busy, with nothing yet and slow, and what fails there', () => {
    for (const route of MEMBER_ROUTES)
      expect(statesOf(route).map(({ scenario }) => scenario)).toEqual(
        expect.arrayContaining(['busy', 'fresh', 'slow']),
      );
    expect(STATES.filter(({ says }) => says).map(({ scenario }) => scenario)).toEqual([
      'failing',
      'failing',
      'signed-out',
      'signed-out',
    ]);
  });

  it('is one route or one mode where that is asked for, also a mode that follows another on the same page', () => {
    const dark = plan({ shown: statesOf('/friends'), mode: 'dark' });
    expect(new Set(dark.map(({ state }) => state.route))).toEqual(new Set(['/friends']));
    expect(dark.map(({ mode: { themes, isThemesOnly } }) => [themes, isThemesOnly])).toEqual(
      dark.map(() => [['dark'], true]),
    );
    expect(modeNames).toContain('dark');
  });

  it('is a story in each mode and window, but one that is played in its own words alone', () => {
    const modesOf = (isPlayed: boolean) =>
      plan({ shown: [story(isPlayed)], mode: undefined }).map(({ mode }) => mode.name);
    expect(modesOf(false)).toHaveLength(MODES.length * 2);
    expect(new Set(modesOf(true))).toEqual(new Set(['light', 'forced-colours', 'text-200']));
  });

  it('is a story at both widths where the light theme is asked for', () => {
    const looks = plan({ shown: [story(true)], mode: 'light' });
    expect(looks.map(({ mode, windows }) => [mode.globals, mode.themes, windows])).toEqual(
      WINDOWS.map((window) => ['theme:light', [], [window]]),
    );
  });
});
