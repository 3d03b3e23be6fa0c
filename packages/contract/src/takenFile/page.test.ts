import { expect, it } from 'vitest';
import { FIRST_NOTIFICATION_SETTINGS } from '../notificationSettings.ts';
import { NOTIFICATION_KINDS, SECURITY_NEWS } from '../notificationKinds.ts';
import type { TakenAlong, TakenLists } from './lists.ts';
import { takenPage } from './page.ts';

const createdAt = '2024-06-01T08:00:00.000Z';

const entries: { [List in keyof TakenLists]: TakenLists[List][] } = {
  posts: [],
  comments: [],
  messages: [],
  people: [{ name: 'Ed', username: 'ed', is: 'asksYou' }],
  likes: [],
  reactions: [{ postBy: 'Ben', post: 'My cat', feeling: 'proud' }],
  media: [],
  reports: [{ createdAt, about: 'profile', reason: 'bodies', words: '', state: 'removed', answeredAt: null }],
  decisions: [
    {
      createdAt,
      action: 'paused',
      rule: 'noScaring',
      about: 'message',
      excerpt: '',
      until: '2024-06-08T08:00:00.000Z',
      appeal: 'undone',
      appealWords: null,
    },
  ],
  letters: [],
  notifications: [
    ...NOTIFICATION_KINDS.map((kind) => ({ createdAt, kind, from: 'Ben', what: null })),
    ...SECURITY_NEWS.map((what) => ({ createdAt, kind: 'security' as const, from: null, what })),
    { createdAt, kind: 'request', from: null, what: null },
  ],
  sessions: [{ createdAt, lastUsedOn: '2024-06-02' }],
  tournaments: [],
  tournamentDays: [{ day: '2024-06-03', tournament: 'Memory', rounds: 2, stars: 5 }],
  events: [],
  clubs: [],
  sharedGames: [],
  rewards: [],
  videoRewards: [
    { day: '2024-06-04', video: 'riding-the-bus' },
    { day: '2024-06-04', video: 'a-video-of-before' },
  ],
};

const taken: TakenAlong = {
  facts: {
    profile: {
      username: 'ann',
      displayName: 'Ann',
      email: 'ann@example.com',
      defaultPrivacy: 'public',
      isReadShown: false,
      isTypingShown: false,
      findableBy: 'nobody',
      likings: ['dogs', 'sea'],
      friendbaseBucks: 0,
      createdAt,
    },
    care: {
      challengeType: 'mental_health',
      caregiverEmail: null,
      supportNeeds: null,
      emergencyContact: null,
    },
    settings: { comfort: null, notifications: FIRST_NOTIFICATION_SETTINGS, recoveryCardMadeAt: null },
  },
  lists: Object.fromEntries(
    Object.entries(entries).map(([list, all]): [string, () => AsyncIterable<object>] => [
      list,
      async function* read() {
        yield* all;
      },
    ]),
  ) as TakenAlong['lists'],
};

it('the page of a taken file has words for what is stored by a name or a number', async () => {
  let page = '';
  for await (const piece of takenPage(taken)) page += piece;
  const read = page.slice(page.indexOf('<main>')).replaceAll(/<[^>]*>/g, '');
  for (const words of [
    'Who sees new postsEveryone',
    'What I likeDogs, The sea',
    'Mental Health Condition',
    'Well done. Post by Ben: My cat',
    'A person: “It is about bodies or sex”. We looked at it and took it away.',
    'A message: We took this away and paused your account. The rule: Do not scare or threaten anybody.',
    'Paused until June 8, 2024',
    'We took this decision back.',
    'Ben liked your post.',
    'Somebody you do not see anymore asked to be your friend.',
    'Your account was opened on a new device.',
    'last used on June 2, 2024',
    'June 3, 2024: Memory, rounds: 2, stars: 5',
    'June 4, 2024: Riding the Bus',
    'a-video-of-before',
  ])
    expect(read).toContain(words);
  const codes = [...NOTIFICATION_KINDS, ...SECURITY_NEWS].filter((code) => /[A-Z]/.test(code));
  for (const code of [...codes, 'mental_health', 'asksYou', '2024-06', 'undefined', 'null', 'function'])
    expect(read).not.toContain(code);
});
