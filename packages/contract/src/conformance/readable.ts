import { fillPath } from '../addresses.ts';
import { ask } from './ask.ts';
import type { Visitor } from './backend.ts';
import { calls, paramsOf } from './bodies.ts';
import { memberId } from './seeds.ts';
import type { Name } from './seeds.ts';

/** Swaps Ann's id with the reader's. */
export const asReadBy = (name: Name, params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([key, id]) => {
      if (id === memberId('ann')) return [key, memberId(name)];
      return [key, id === memberId(name) ? memberId('ann') : id];
    }),
  );

/** One member's answers to all calls that read. The seed is `everyCall`. */
export async function everythingReadBy(visitor: Visitor, name: Name): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [call, { method, path }] of calls) {
    // Each reader's own login adds to the list of sessions.
    if (method !== 'get' || call === 'listSessions') continue;
    const { status, raw } = await ask(visitor, 'get', fillPath(path, asReadBy(name, paramsOf(call))));
    answers[call] = `${status} ${raw}`;
  }
  return answers;
}
