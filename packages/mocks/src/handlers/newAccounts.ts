import {
  DAY_MS,
  hasBlocked,
  isNewAccount,
  newAccountSignals,
  openedCase,
  toldOfCases,
} from '@friendbase/contract';
import type { NewAccountActs, Subject } from '@friendbase/contract';
import type { MockContext } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { lastMessages } from './lastMessages.ts';
import { moderatorIds } from './people.ts';

/** Puts what a new account did into the second list, once for each thing, if it has a signal. Blocks nothing. */
export async function noteNewAccount(
  { store, caller, now, tell }: MockContext,
  { kind, id }: Subject,
  content: string,
  acts: NewAccountActs,
): Promise<void> {
  const { id: ownerId, createdAt } = caller();
  const signals = createdAt && isNewAccount(createdAt, now()) ? newAccountSignals(acts) : [];
  if (signals.length === 0 || store.cases.findFirst((q) => q.where({ subjectKind: kind, subjectId: id })))
    return;
  const opened = { id: crypto.randomUUID(), list: 'newAccounts', ownerId, content, signals } as const;
  const subjectIs = { subjectKind: kind, subjectId: id };
  const openedAt = now().toISOString();
  await store.cases.create(openedCase({ ...opened, ...subjectIs, urgency: 1, openedAt }));
  await tell(...toldOfCases(moderatorIds(store, ownerId)));
}

/** Of how many of a member's conversations these are the last words, theirs. */
export const sameLastWords = (store: Store, memberId: string, content: string): number =>
  lastMessages(store, memberId).filter((last) => last.senderId === memberId && last.content === content)
    .length;

/** How many a member has asked for a friendship within a day, whatever they answered. Whom the member has blocked is none of them. */
export function requestsToday({ friendships }: Store, userId: string, now: Date): number {
  const from = new Date(now.getTime() - DAY_MS).toISOString();
  return friendships
    .findMany((q) => q.where({ userId }))
    .filter((record) => !hasBlocked(record, userId) && (record.askedAt ?? '') > from).length;
}
