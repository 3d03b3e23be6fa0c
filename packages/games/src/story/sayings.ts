import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import type { Pace } from '../lib/pace.ts';
import { said, type Said } from '../lib/said.ts';
import { story } from '../words/en/story.ts';
import { isEarned, partAt, type Place } from './rules.ts';

/** What is announced of a part. */
export interface ToldPart {
  title: string;
  words: string;
}

/** What is announced of a story. */
export interface ToldStory {
  parts: readonly ToldPart[];
  /** What it pays, 0 where it pays nothing. */
  rewardFbb: number;
}

/** A story at its place. */
export interface Playback extends Place, ToldStory {
  pace: Pace;
}

// What a screen reader says, each as one message. Source: widget contract W28.

export function partSaid({ percent, parts }: Playback): Said {
  const number = partAt(percent, parts.length) + 1;
  const count = parts.length;
  const { title, words } = parts[number - 1] ?? { title: '', words: '' };
  return said(messageOf(story, 'part', { title }), {
    full: messageOf(story, 'partInFull', { number, count, title, words }),
  });
}

/** At the end, seen and said: also how to get what was earned. */
export const endMessage = ({ rewardFbb: fbb, ...place }: Playback): MessageRef =>
  fbb > 0 && isEarned(place) ? messageOf(story, 'finishedEarned', { fbb }) : messageOf(story, 'finished');
