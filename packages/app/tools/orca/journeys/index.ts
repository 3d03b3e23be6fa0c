import type { Journey } from '../walk.ts';
import { arrivals } from './arrivals.ts';
import { messages } from './messages.ts';
import { posts } from './posts.ts';

/** In the order in which they are walked. */
export const JOURNEYS: ReadonlyMap<string, Journey> = new Map([
  ['posts', posts],
  ['messages', messages],
  ['arrivals', arrivals],
]);
