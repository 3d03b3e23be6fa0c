import type { Journey } from '../walk.ts';
import { signingUp } from './account.ts';
import { arrivals } from './arrivals.ts';
import { comfort } from './comfort.ts';
import { messages } from './messages.ts';
import { posts } from './posts.ts';

/** In the order in which they are walked. */
export const JOURNEYS: ReadonlyMap<string, Journey> = new Map([
  ['signing-up', signingUp],
  ['posts', posts],
  ['messages', messages],
  ['arrivals', arrivals],
  ['comfort', comfort],
]);
