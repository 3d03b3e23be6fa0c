import { isApiError } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { memberNotices } from '../lib/notices/memberNotices.ts';
import type { Notice } from '../lib/notices/notices.ts';
import { reasonOf } from '../lib/errors/apiErrors.ts';
import { people } from '../words/en/people.ts';
import type { KnownPerson } from './peopleContext.tsx';
import type { Standing } from './useStanding.ts';
import type { Told } from './ActTold.tsx';

export type ActKind = 'add' | 'withdraw' | 'accept' | 'remove' | 'block' | 'unblock';

/** One act towards one person. */
export interface PersonAct {
  kind: ActKind;
  person: KnownPerson;
  /** The friendship there is between the two, if there is one. */
  friendshipId: string | undefined;
}

/** What a member can do with a person, by what stands between them. Source: product spec §4, owner's decisions. */
export const ACTS_OF: Record<Standing['kind'], readonly ActKind[]> = {
  self: [],
  none: ['add', 'block'],
  friend: ['remove', 'block'],
  asksYou: ['accept', 'block'],
  asked: ['withdraw', 'block'],
  blocked: ['unblock'],
};

/** What cannot be taken back by the same press is asked about first, on the safe choice (W14). */
export const isAskedFirst = ({ kind }: PersonAct): boolean => kind === 'remove' || kind === 'block';

const DONE = {
  add: memberNotices.friendAsked,
  withdraw: memberNotices.requestTakenBack,
  accept: memberNotices.requestAccepted,
  remove: memberNotices.friendRemoved,
  block: memberNotices.personBlocked,
  unblock: memberNotices.personUnblocked,
} as const satisfies Record<ActKind, (name: string) => Notice>;

const STILL = {
  add: 'notAsked',
  withdraw: 'notTakenBack',
  accept: 'notAccepted',
  remove: 'notRemoved',
  block: 'notBlocked',
  unblock: 'notUnblocked',
} as const satisfies Record<ActKind, keyof typeof people.messages>;

/** Of two who are friends at once: the other one had asked too, or has accepted what was to be taken back. */
const FRIENDS_NOW: Partial<typeof DONE> = {
  add: memberNotices.requestAccepted,
  withdraw: memberNotices.acceptedMeanwhile,
};

export const doneNotice = ({ kind, person }: PersonAct, isFriendNow: boolean): Notice =>
  ((isFriendNow && FRIENDS_NOW[kind]) || DONE[kind])(person.displayName);

export const failedNotice = (kind: ActKind): Notice =>
  kind === 'add' ? memberNotices.requestFailed : memberNotices.requestUpdateFailed;

/** Another tab or the other person was quicker: the act is no longer possible, and the lists are being fetched. */
export const isOutdated = (error: unknown): boolean =>
  [403, 404, 409].some((status) => isApiError(error, status));

/** What is true after an act that failed, and why, where a member can do something about it. */
export function failedTold(kind: ActKind, { displayName: name }: KnownPerson, error: unknown): Told {
  if (isOutdated(error))
    return { tone: 'destructive', title: messageOf(people, 'outdated', { name }), text: '' };
  const text = isApiError(error, 429) ? reasonOf(error, '') : messageOf(people, 'pleaseTryAgain');
  return { tone: 'destructive', title: messageOf(people, STILL[kind], { name }), text };
}
