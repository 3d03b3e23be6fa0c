import { invitationUrl } from '@friendbase/contract';
import { DEMO_INVITATION_KEY } from '@friendbase/contract/fixtures';
import type { Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** Scenarios of the demo that change what a page shows. */
type Scenario = 'busy' | 'fresh' | 'slow' | 'failing' | 'signed-out' | 'moderator' | 'organizer' | 'offline';

/** What the product can show: a page, or what stands behind presses. */
export interface State {
  name: string;
  route: string;
  scenario: Scenario;
  /** What is pressed or written in, in its order. The names are those of the usual words. */
  presses?: readonly Press[];
  /** It is there once this is. @default the heading of the page and the end of its waiting */
  shows?: readonly [role: Role, name: string | RegExp];
  /** Or once these words are. */
  says?: string;
  /** Scripts that do not come, as where the network is gone. */
  misses?: RegExp;
}

/** A press, or what is written in there, or a picture of this name that is chosen there. */
type Press = readonly [role: Role, name: string | RegExp, given?: string | { picture: string }];

/** The pages of a member. A test holds them to the routes that there are. */
export const MEMBER_ROUTES = [
  '/',
  '/friends',
  '/messages',
  '/events',
  '/clubs',
  '/videos',
  '/tournaments',
  '/donations',
  '/profile',
  '/invited',
  '/accessibility',
] as const;

/** The link that somebody gave to the demo's member. At the bare route there is no invitation. */
const INVITATION = invitationUrl('', DEMO_INVITATION_KEY);

const stateOf = (route: string, scenario: Scenario, does = ''): State => ({
  name: [route === '/' ? 'home' : route.slice(1), scenario, does].filter(Boolean).join(', '),
  route,
  scenario,
});

const behind = (
  route: string,
  name: string,
  presses: readonly Press[],
  { scenario = 'busy', shows = ['dialog', /./] }: Partial<Pick<State, 'scenario' | 'shows'>> = {},
): State => ({
  name: `${route === '/' ? 'home' : route.slice(1)}, ${name}`,
  route,
  scenario,
  presses,
  shows,
});

/** What is said where something went wrong. */
const error = (
  route: string,
  name: string,
  presses: readonly Press[],
  says: string,
  scenario: Scenario = 'failing',
): State => ({
  name: `${route === '/' ? 'home' : route.slice(1)}, ${name}`,
  route,
  scenario,
  presses,
  says,
});

const game = (name: string) => behind('/clubs', `${name} open`, [['button', new RegExp(`^${name}$`)]]);

/** What opens over the profile, each by the button that has its name. */
export const PROFILE_DIALOGS = [
  'Change Profile Picture',
  'What I like',
  'My email address',
  'Recovery card',
  'Log in without a password',
  'Log in with pictures',
  'Where you are logged in',
  'Manage Privacy',
  'What you are told',
  'My reports and decisions',
  'What I told you about me',
  'Take my things along',
];

/** Each route as it is when much has happened, when nothing has, and while it waits; and what stands behind presses. */
export const STATES: readonly State[] = [
  ...MEMBER_ROUTES.flatMap((route) =>
    (['busy', 'fresh', 'slow'] as const).map((scenario) => stateOf(route, scenario)),
  ),
  ...(['busy', 'fresh'] as const).map((scenario) => ({
    ...stateOf('/clubs?club=memoryMatch', scenario),
    name: `clubs, one club, ${scenario}`,
  })),
  ...(['busy', 'slow'] as const).map((scenario) => ({
    ...stateOf(INVITATION, scenario),
    name: `invited, by Omar, ${scenario}`,
  })),
  stateOf('/moderation', 'moderator'),
  stateOf('/organize', 'organizer'),
  { ...stateOf('/organize?check=true', 'organizer'), name: 'organize, a code' },
  stateOf('/no/such/page', 'busy'),
  stateOf('/', 'offline'),
  stateOf('/login', 'signed-out'),
  { ...stateOf('/login?form=sign-up', 'signed-out'), name: 'login, sign up' },
  { ...stateOf('/login?form=help', 'signed-out'), name: 'login, help' },
  behind('/', 'help', [['button', 'Help']]),
  behind('/', 'notifications', [['button', /^Notifications/]]),
  behind('/', 'comments', [['button', /^View Comments/]], { shows: ['textbox', /^Your comment on /] }),
  behind('/', 'more of a post', [['button', /^More, /]], { shows: ['button', /^Report/] }),
  behind('/', 'report', [
    ['button', /^More, /],
    ['button', /^Report/],
  ]),
  behind(
    '/',
    'composer',
    [
      ['textbox', /^How are you today/],
      ['button', 'Add pictures or videos'],
    ],
    { shows: ['button', 'Choose files'] },
  ),
  behind('/', 'a picture made larger', [['button', /^Make larger/]]),
  behind('/', 'a person', [['button', 'Leo Okafor']]),
  behind(
    '/',
    'a letter to us',
    [
      ['button', 'Help'],
      ['button', 'Write to us'],
    ],
    { shows: ['textbox', /^Your letter/] },
  ),
  // The session is asked for before anything of a page.
  { ...stateOf('/', 'slow', 'who is here'), says: 'Loading...' },
  {
    ...error('/friends', 'a page that does not open', [], 'This page did not open', 'busy'),
    misses: /\/assets\/friends-[^/]*\.js$/,
  },
  {
    ...error(
      '/donations',
      'a part that does not open',
      [['button', 'Comfort settings']],
      'This did not open. Your words are still here.',
      'busy',
    ),
    misses: /\/assets\/Comfort[^/]*\.js$/,
  },
  {
    ...error('/messages?with=nobody', '', [], 'We could not find this person', 'busy'),
    name: 'messages, with nobody',
  },
  {
    ...error('/clubs?club=nowhere', '', [], 'We could not find that club.', 'busy'),
    name: 'clubs, one that there is not',
  },
  error(
    '/',
    'a post that is not shared',
    [
      ['textbox', /^How are you today/, 'I am well.'],
      ['button', 'Share Post'],
    ],
    'Your post was not shared. Your words are still here.',
  ),
  error('/', 'a like that is not stored', [['button', /^Like/]], 'Your like was not saved. Try again.'),
  error(
    '/',
    'a comment that is not sent',
    [
      ['button', /^View Comments/],
      ['textbox', /^Your comment on /, 'I am glad.'],
      ['button', 'Send comment'],
    ],
    'Your comment was not sent. Something went wrong on our side. Please try again.',
  ),
  error(
    '/',
    'a post that waits for the network',
    [
      ['textbox', /^How are you today/, 'I am well.'],
      ['button', 'Share Post'],
    ],
    'Waits for the network',
    'offline',
  ),
  error(
    '/',
    'a picture that does not go up',
    [
      ['textbox', /^How are you today/],
      ['button', 'Add pictures or videos'],
      ['button', 'Choose files', { picture: 'heron.png' }],
      ['button', 'Share Post'],
    ],
    'heron.png was not sent.',
  ),
  behind(
    '/messages',
    'a message that is not sent',
    [
      ['option', /./],
      ['textbox', /^Your message/, 'See you at four'],
      ['button', 'Send'],
    ],
    { scenario: 'failing', shows: ['button', 'Try again'] },
  ),
  behind('/friends', 'an answer that is not stored', [['button', /^Accept /]], {
    scenario: 'failing',
    shows: ['button', /^Try again, Accept/],
  }),
  behind('/tournaments', 'a place that is refused', [['button', 'Join Tournament, Quiet Word Hour']], {
    scenario: 'failing',
    shows: ['button', /^Try again, /],
  }),
  error(
    '/events',
    'a place that is refused',
    [['button', /^Join Event, /]],
    'Something went wrong on our side. Please try again.',
  ),
  {
    ...error(
      INVITATION,
      '',
      [['button', 'Add Friend, Omar Haddad']],
      'Your request to Omar Haddad was not sent. Something went wrong on our side. Please try again.',
    ),
    name: 'invited, a request that is not sent',
  },
  error('/login', 'log in, what to fix', [['button', 'Log In']], 'Write your username.', 'signed-out'),
  {
    ...error('/login?form=sign-up', '', [['button', 'Sign Up']], 'Write a username.', 'signed-out'),
    name: 'login, sign up, what to fix',
  },
  behind('/login', 'sign up, the first step', [['tab', 'Sign Up']], {
    scenario: 'signed-out',
    shows: ['heading', /^Step 1 of /],
  }),
  ...['Find my username', 'Use my recovery card', 'Send me an email'].map((name) =>
    behind('/login?form=help', name, [['button', name]], { scenario: 'signed-out', shows: ['form', /./] }),
  ),
  behind('/friends', 'find friends', [['button', 'Find Friends']], {
    shows: ['searchbox', 'Find a person you know'],
  }),
  behind('/friends', 'an invitation', [['button', 'Invite a person you know']]),
  behind('/clubs?club=memoryMatch', 'play with a friend', [['button', /^Play with a friend, /]]),
  behind('/tournaments', 'a round', [['button', /^Play, /]]),
  behind('/tournaments', 'a reward', [['button', 'Redeem, Garden Coloring Pages']], {
    shows: ['button', 'Spend 50 FBB'],
  }),
  behind('/moderation', 'a decision', [['button', /^Look at it, /]], {
    scenario: 'moderator',
    shows: ['heading', 'Decide'],
  }),
  ...['tournament', 'event', 'reward', 'story'].map((kind) => ({
    ...stateOf(`/organize?make=${kind}`, 'organizer'),
    name: `organize, a new ${kind}`,
    shows: ['form', /^A new /] as const,
  })),
  behind('/profile', 'Edit Profile', [['button', 'Edit Profile']], { shows: ['form', 'Edit Profile'] }),
  ...PROFILE_DIALOGS.map((name) => behind('/profile', name, [['button', name]], { shows: ['dialog', name] })),
  behind('/profile', 'comfort settings', [['button', 'Comfort settings']]),
  behind('/messages', 'chat', [['option', /./]], { shows: ['log', /./] }),
  behind('/videos', 'player', [['button', /^Watch, /]]),
  behind('/videos', 'calm breathing', [['button', 'Breathe with me']]),
  behind('/events', 'what I go to', [['radio', 'I go to']], { shows: ['table', /what you go to$/] }),
  behind('/tournaments', 'reward opened', [
    ['button', 'Redeem, Garden Coloring Pages'],
    ['button', 'Spend 50 FBB'],
    ['button', 'Open, Garden Coloring Pages'],
  ]),
  ...['Memory', 'Math', 'Numbers', 'Words'].map(game),
];
