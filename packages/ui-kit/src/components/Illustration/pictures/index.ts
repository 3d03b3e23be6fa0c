import * as states from './states.tsx';
import * as templates from './templates.tsx';
import { Welcome } from './Welcome.tsx';

/** All pictures by their names: one file, loaded when the first of them is shown. */
export const PICTURES = {
  welcome: Welcome,
  'empty-feed': states.EmptyFeed,
  'no-friends': states.NoFriends,
  'no-messages': states.NoMessages,
  'no-requests': states.NoRequests,
  'no-notifications': states.NoNotifications,
  'nothing-found': states.NothingFound,
  failed: states.Failed,
  offline: states.Offline,
  'not-found': states.NotFound,
  'being-built': states.BeingBuilt,
  shared: states.Shared,
  'well-done': states.WellDone,
  saved: states.Saved,
  'logged-out': states.LoggedOut,
  rewards: states.Rewards,
  waiting: states.Waiting,
  'template-grateful': templates.Grateful,
  'template-achievement': templates.Achievement,
  'template-feeling': templates.Feeling,
  'template-help': templates.Help,
  'template-positive': templates.Positive,
  'template-friendship': templates.Friendship,
} as const;
