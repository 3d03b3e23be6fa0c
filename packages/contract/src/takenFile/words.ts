import type { TakenListName } from './lists.ts';

/** What the page of a taken file says: it opens without FriendBase, so its words stand here. */
export const TITLES: Record<TakenListName, string> = {
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
  rewards: 'Rewards I got',
  videoRewards: 'Videos that gave me FBB',
};

export const WORDS = {
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
} as const;

export const IS = { friend: 'a friend', asked: 'you asked', asksYou: 'asks you', blocked: 'blocked by you' };

/** The terms of what is known of a member. */
export const FACTS = {
  username: 'Username',
  displayName: 'Display name',
  email: 'Email',
  bio: 'Bio',
  createdAt: 'Member since',
  friendbaseBucks: 'FriendBase Bucks',
  defaultPrivacy: 'Who sees new posts',
  challengeType: 'Kind of challenge',
  caregiverEmail: 'Email of a caregiver',
  supportNeeds: 'What helps me',
  emergencyContact: 'Emergency contact',
  recoveryCardMadeAt: 'Recovery card made',
} as const;
