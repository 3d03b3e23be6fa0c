import { ENGLISH_CODES } from './englishCodes.ts';
import type { TakenListName } from './lists.ts';

interface When {
  at: string;
}

/** What the page of a taken file says. What is put in is HTML already. */
export const ENGLISH = {
  page: {
    title: 'My things from FriendBase',
    intro: 'These are your things. This page works without the internet.',
    keep: 'Keep this file in a safe place. It has private words in it.',
    data: 'The folder “data” has the same for computers.',
    contents: 'What is on this page',
    toContents: 'Back to the top',
    nothing: 'There is nothing here.',
    me: 'About me',
    gone: 'This picture or video is gone. It could not be put in.',
    noDescription: 'A picture without a description',
    noVideoDescription: 'A video without a description',
    notSeen: 'Somebody you do not see anymore',
    notPost: 'A post that you do not see anymore',
  },
  titles: {
    posts: 'My posts',
    comments: 'My comments',
    messages: 'My messages',
    people: 'People',
    likes: 'What I liked',
    reactions: 'What I felt about posts',
    media: 'My pictures and videos',
    reports: 'What I reported',
    decisions: 'What was decided about me',
    letters: 'What I wrote to FriendBase',
    notifications: 'What I was told',
    sessions: 'Where I logged in',
    tournaments: 'Tournaments I joined',
    tournamentDays: 'What I played in tournaments',
    events: 'Events I go to',
    clubs: 'Clubs I am in',
    sharedGames: 'Games I played with friends',
    rewards: 'Rewards I got',
    videoRewards: 'Videos that gave me FBB',
  },
  facts: {
    username: 'Username',
    displayName: 'Display name',
    email: 'Email',
    bio: 'Bio',
    likings: 'What I like',
    createdAt: 'Member since',
    friendbaseBucks: 'FriendBase Bucks',
    defaultPrivacy: 'Who sees new posts',
    findableBy: 'Who can find me',
    challengeType: 'Challenge type',
    caregiverEmail: 'Email of a caregiver',
    supportNeeds: 'What helps me',
    emergencyContact: 'Emergency contact',
    recoveryCardMadeAt: 'Recovery card made',
  },
  is: { friend: 'a friend', asked: 'you asked', asksYou: 'asks you', blocked: 'blocked by you' },
  lines: {
    postBy: ({ who, post }: { who: string; post: string }): string => `Post by ${who}: ${post}`,
    publicPost: ({ at }: When): string => `${at}, for everyone`,
    friendsPost: ({ at }: When): string => `${at}, for friends`,
    comment: ({ at, who }: When & { who: string }): string => `${at}, under a post by ${who}`,
    sent: ({ at, who }: When & { who: string }): string => `I to ${who}, ${at}`,
    received: ({ at, who }: When & { who: string }): string => `${who} to me, ${at}`,
    report: ({ at, about, reason, state }: When & { about: string; reason: string; state: string }): string =>
      `${at}. ${about}: “${reason}”. ${state}`,
    decision: ({ at, about, action, rule }: When & { about: string; action: string; rule: string }): string =>
      `${at}. ${about}: ${action} The rule: ${rule}`,
    pausedUntil: ({ at }: When): string => `Paused until ${at}.`,
    answer: (): string => 'The answer:',
    session: ({ at, lastUsed }: When & { lastUsed: string }): string => `${at}, last used on ${lastUsed}`,
    paid: ({ paidFbb }: { paidFbb: number }): string => `, got ${paidFbb} FBB`,
    tournamentDay: ({ rounds, stars }: { rounds: number; stars: number }): string =>
      `, rounds: ${rounds}, stars: ${stars}`,
    sharedGame: ({ at, club, who, found }: When & { club: string; who: string; found: number }): string =>
      `${at}: ${club}, with ${who}, found together: ${found}`,
    reward: ({ title, cost, code }: { title: string; cost: number; code: string }): string =>
      `${title} for ${cost} FBB, code ${code}`,
    used: ({ at }: { at: string }): string => `, used ${at}`,
  },
  ...ENGLISH_CODES,
} as const satisfies {
  titles: Record<TakenListName, string>;
  [Part: string]: unknown;
};
