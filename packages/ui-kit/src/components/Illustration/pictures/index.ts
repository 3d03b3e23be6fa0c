import * as clubs from './clubs.tsx';
import * as done from './done.tsx';
import * as empty from './empty.tsx';
import * as events from './events.tsx';
import * as gifts from './gifts.tsx';
import * as rewards from './rewards.tsx';
import * as templates from './templates.tsx';
import * as tournaments from './tournaments.tsx';
import * as trouble from './trouble.tsx';
import { Welcome } from './Welcome.tsx';

/** All pictures by their names: one file, loaded when the first of them is shown. */
export const PICTURES = {
  welcome: Welcome,
  'empty-feed': empty.EmptyFeed,
  'no-friends': empty.NoFriends,
  'no-messages': empty.NoMessages,
  'no-requests': empty.NoRequests,
  'no-notifications': empty.NoNotifications,
  'nothing-found': empty.NothingFound,
  failed: trouble.Failed,
  offline: trouble.Offline,
  'not-found': trouble.NotFound,
  'being-built': trouble.BeingBuilt,
  shared: done.Shared,
  'well-done': done.WellDone,
  saved: done.Saved,
  'logged-out': done.LoggedOut,
  rewards: done.Rewards,
  waiting: trouble.Waiting,
  'reward-entertainment': rewards.Entertainment,
  'reward-food': rewards.Food,
  'reward-education': rewards.Education,
  'reward-creative': rewards.Creative,
  'reward-wellness': rewards.Wellness,
  'reward-present': rewards.Present,
  'tournament-memory': tournaments.Memory,
  'tournament-letters': tournaments.Letters,
  'tournament-numbers': tournaments.Numbers,
  'tournament-sums': tournaments.Sums,
  'template-grateful': templates.Grateful,
  'template-achievement': templates.Achievement,
  'template-feeling': templates.Feeling,
  'template-help': templates.Help,
  'template-positive': templates.Positive,
  'template-friendship': templates.Friendship,
  'event-party': events.Party,
  'event-tea-dance': events.TeaDance,
  'event-picnic': events.Picnic,
  'event-museum': events.Museum,
  'event-band': events.Band,
  'event-piano': events.Piano,
  'gift-coffee': gifts.Coffee,
  'gift-monthly': gifts.Monthly,
  'gift-champion': gifts.Champion,
  'gift-hero': gifts.Hero,
  'club-memory-match': clubs.MemoryMatch,
  'club-speed-thinking': clubs.SpeedThinking,
  'club-memory-palace': clubs.MemoryPalace,
  'club-number-games': clubs.NumberGames,
  'club-pattern-recognition': clubs.PatternRecognition,
  'club-attention-training': clubs.AttentionTraining,
  'club-brain-training': clubs.BrainTraining,
  'club-problem-solving': clubs.ProblemSolving,
  'club-mood-boosters': clubs.MoodBoosters,
  'club-word-puzzle': clubs.WordPuzzle,
  'club-calm-focus': clubs.CalmFocus,
  'club-social-games': clubs.SocialGames,
} as const;
