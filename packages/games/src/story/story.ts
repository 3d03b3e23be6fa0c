import type { ReactNode } from 'react';
import type { Effect } from './effectMachine.ts';

export type StoryCategory =
  | 'positive-mindset'
  | 'wellness'
  | 'relaxation'
  | 'motivation'
  | 'social-skills'
  | 'life-skills';

/** One named, short part of a story. */
export interface StoryPart {
  id: string;
  title: string;
  /** One or two sentences. */
  words: string;
  /** Decoration: the words say all that happens. */
  picture: ReactNode;
}

/** A story video: its words are the member's already. */
export interface Story {
  id: string;
  title: string;
  category: StoryCategory;
  /** “In short”: at most three lines. */
  inShort: string[];
  parts: readonly StoryPart[];
  tips: string[];
  /** What it pays, 0 where it has paid today. Left out where it never pays. */
  rewardFbb?: number;
}

/** How a story was left. */
export interface StoryProgress {
  percent: number;
  /** The mark was reached: the reward may be paid. */
  isEarned: boolean;
}

/** What a member can add to a story of a category. Source: product spec §4 “Video playback”. */
export const EFFECT_OF: Readonly<Partial<Record<StoryCategory, Effect>>> = {
  relaxation: 'breathe',
  wellness: 'gratitude',
  motivation: 'inspire',
};
