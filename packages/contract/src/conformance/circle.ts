import type { Endpoint } from '../endpoint.ts';
import { fillPath } from '../addresses.ts';
import { listBlocked, listFriendRequests, listFriends } from '../friendships.ts';
import { suggestFriends } from '../suggestions.ts';
import type { FriendshipEntry } from '../friendships.ts';
import type { Suggestion } from '../suggestions.ts';
import { ask } from './ask.ts';
import type { Visitor } from './backend.ts';
import { memberId } from './seeds.ts';
import type { Name } from './seeds.ts';

/** The three lists of rows that a member has with others. */
export const CIRCLE_LISTS = { friend: listFriends, asks: listFriendRequests, blocked: listBlocked } as const;

const pathOf = ({ path }: Endpoint, name: Name): string => fillPath(path, { userId: memberId(name) });

export const suggestionsFor = (visitor: Visitor, name: Name): Promise<Suggestion[]> =>
  visitor.call(suggestFriends, { params: { userId: memberId(name) } });

/** A list exactly as it is sent, with every field a backend may have added. */
export const rawList = async (visitor: Visitor, endpoint: Endpoint, name: Name): Promise<unknown> =>
  JSON.parse((await ask(visitor, 'get', pathOf(endpoint, name))).raw);

/** In which of a member's lists another one appears, if in any. */
export type Standing = keyof typeof CIRCLE_LISTS | 'suggested' | 'nowhere';

export async function standingOf(other: Name, visitor: Visitor, name: Name): Promise<Standing[]> {
  const found: Standing[] = [];
  for (const standing of Object.keys(CIRCLE_LISTS) as (keyof typeof CIRCLE_LISTS)[]) {
    const entries: FriendshipEntry[] = await visitor.call(CIRCLE_LISTS[standing], {
      params: { userId: memberId(name) },
    });
    if (entries.some(({ friend }) => friend.id === memberId(other))) found.push(standing);
  }
  const suggested = await suggestionsFor(visitor, name);
  if (suggested.some(({ id }) => id === memberId(other))) found.push('suggested');
  return found.length > 0 ? found : ['nowhere'];
}
