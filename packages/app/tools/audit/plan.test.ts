import { readdirSync } from 'node:fs';
import path from 'node:path';
import { invitationUrl } from '@friendbase/contract';
import { DEMO_INVITATION_KEY } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { plan, statesOf } from './audit.ts';
import { modeNames, MODES, WINDOWS } from './modes.ts';
import { MEMBER_ROUTES, PROFILE_DIALOGS, STATES } from './states.ts';

/** As the demo's member was given it. */
const INVITATION = invitationUrl('', DEMO_INVITATION_KEY);

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

  it('is each busy page in each mode and window, what is behind presses in its own words, what went wrong in light alone', () => {
    const modesOf = (name: string) =>
      plan(all)
        .filter(({ state }) => state.name === name)
        .map(({ mode, windows }) => `${mode.name} ${windows.map(({ width }) => width).join('+')}`);
    expect(modesOf('friends, busy')).toEqual(MODES.map(({ name }) => `${name} 1280+320`));
    expect(modesOf('messages, chat')).toEqual(
      ['light', 'forced-colours', 'text-200'].map((mode) => `${mode} 1280+320`),
    );
    expect(modesOf('friends, fresh')).toEqual(
      ['light', 'forced-colours', 'easy-words', 'simple', 'text-200'].map((mode) => `${mode} 1280+320`),
    );
    expect(modesOf('messages, a message that is not sent')).toEqual(['light 1280+320']);
  });

  it.each([
    ['the window of help', '/', [['button', 'Help']]],
    ['what is behind the bell', '/', [['button', /^Notifications/]]],
    ['comments', '/', [['button', /^View Comments/]]],
    [
      'the composer with its pictures',
      '/',
      [
        ['textbox', /^How are you today/],
        ['button', 'Add pictures or videos'],
      ],
    ],
    [
      'a report',
      '/',
      [
        ['button', /^More, /],
        ['button', /^Report/],
      ],
    ],
    ['a picture made larger', '/', [['button', /^Make larger/]]],
    ['a person', '/', [['button', 'Leo Okafor']]],
    [
      'a letter to us',
      '/',
      [
        ['button', 'Help'],
        ['button', 'Write to us'],
      ],
    ],
    ['who is looked for', '/friends', [['button', 'Find Friends']]],
    ['an invitation', '/friends', [['button', 'Invite a person you know']]],
    ['whom to play with', '/clubs?club=memoryMatch', [['button', /^Play with a friend, /]]],
    ['a round of a tournament', '/tournaments', [['button', /^Play, /]]],
    ['what a reward costs', '/tournaments', [['button', 'Redeem, Garden Coloring Pages']]],
    ['the form of a profile', '/profile', [['button', 'Edit Profile']]],
    ['the comfort settings', '/profile', [['button', 'Comfort settings']]],
    ['a chat', '/messages', [['option', /./]]],
    ['the player', '/videos', [['button', /^Watch, /]]],
    ['calm breathing', '/videos', [['button', 'Breathe with me']]],
    ['what one goes to', '/events', [['radio', 'I go to']]],
    ['the game Memory', '/clubs', [['button', /^Memory$/]]],
    ['the game Math', '/clubs', [['button', /^Math$/]]],
    ['the game Numbers', '/clubs', [['button', /^Numbers$/]]],
    ['the game Words', '/clubs', [['button', /^Words$/]]],
    [
      'a reward that is opened',
      '/tournaments',
      [
        ['button', 'Redeem, Garden Coloring Pages'],
        ['button', 'Spend 50 FBB'],
        ['button', 'Open, Garden Coloring Pages'],
      ],
    ],
  ] as [string, string, [string, string | RegExp][]][])('opens %s', (_, route, presses) => {
    expect(STATES).toContainEqual(expect.objectContaining({ route, presses, scenario: 'busy' }));
  });

  it('opens all that opens over a profile, a decision, the forms of organizers, and each way back in', () => {
    const names = STATES.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...PROFILE_DIALOGS.map((name) => `profile, ${name}`),
        'moderation, a decision',
        ...['tournament', 'event', 'reward', 'story'].map((kind) => `organize, a new ${kind}`),
        ...['Find my username', 'Use my recovery card', 'Send me an email'].map(
          (name) => `login?form=help, ${name}`,
        ),
      ]),
    );
  });

  it('is each page of a member busy, with nothing yet and slow', () => {
    for (const route of MEMBER_ROUTES)
      expect(statesOf(route).map(({ scenario }) => scenario)).toEqual(
        expect.arrayContaining(['busy', 'fresh', 'slow']),
      );
  });

  it('opens an invitation that works, and not only the page without one', () => {
    const scenarios = STATES.filter(({ route }) => route === INVITATION).map(({ scenario }) => scenario);
    expect(scenarios).toEqual(['busy', 'slow', 'failing']);
  });

  it.each([
    ['a page that does not open', '/friends'],
    ['a part that does not open', '/donations'],
    ['a post that is not shared', '/'],
    ['a picture that does not go up', '/'],
    ['a like that is not stored', '/'],
    ['a comment that is not sent', '/'],
    ['a post that waits for the network', '/'],
    ['a message that is not sent', '/messages'],
    ['an answer that is not stored', '/friends'],
    ['a place that is refused', '/tournaments'],
    ['a place that is refused', '/events'],
    ['a request that is not sent', INVITATION],
    ['what to fix', '/login'],
    ['what to fix', '/login?form=sign-up'],
  ])('is what is said of %s at %s', (name, route) => {
    const [state] = STATES.filter((one) => one.route === route && one.name.endsWith(`, ${name}`));
    expect(state?.says ?? state?.shows).toBeDefined();
  });

  it('holds a page that waits as it is, and looks at it in both windows', () => {
    const [slow] = plan({ shown: STATES.filter(({ name }) => name === 'friends, slow'), mode: 'light' });
    expect(slow?.windows).toEqual(WINDOWS);
  });

  it('is one route or one mode where that is asked for, also a mode that follows another on the same page', () => {
    const dark = plan({ shown: statesOf('/friends'), mode: 'dark' });
    expect(new Set(dark.map(({ state }) => state.route))).toEqual(new Set(['/friends']));
    expect(dark.map(({ mode: { colours, isColoursOnly } }) => [colours, isColoursOnly])).toEqual(
      dark.map(() => [['dark'], true]),
    );
    expect(modeNames).toContain('dark');
  });

  it('is a story in each mode and window, but one that is played in its own words alone', () => {
    const modesOf = (isPlayed: boolean) =>
      plan({ shown: [story(isPlayed)], mode: undefined }).map(({ mode }) => mode.name);
    expect(modesOf(false)).toHaveLength(MODES.length * 2);
    expect(new Set(modesOf(true))).toEqual(new Set(['light', 'forced-colours', 'text-200', 'roomy', 'calm']));
  });

  it('is a story at both widths where the light theme is asked for', () => {
    const planned = plan({ shown: [story(true)], mode: 'light' });
    expect(planned.map(({ mode, windows }) => [mode.globals, mode.colours, windows])).toEqual(
      WINDOWS.map((window) => ['theme:light', [], [window]]),
    );
  });
});
