import type { CareFacts } from '../care.ts';
import type { Feeling } from '../feelings.ts';
import type { Liking } from '../likings.ts';
import type { MediaKind } from '../media.ts';
import type { AppealState, DecisionAction } from '../moderation/decisions.ts';
import type { ReportState } from '../moderation/reports.ts';
import type { ReportReason, SafetyRule, SubjectKind } from '../moderation/subjects.ts';
import type { NotificationKind, SecurityNews } from '../notificationKinds.ts';
import type { NotificationSettings } from '../notificationSettings.ts';
import type { Settings } from '../takenSettings.ts';
import type { Privacy, UserWithBalance } from '../users.ts';

/** The name of somebody as the member sees them now; null of who is not to be seen. */
type SeenName = string | null;

/** A picture or video among the files: `file` is null where it is gone. */
interface Shown {
  file: string | null;
  kind: MediaKind;
  description: string;
}

/** What there is one of. */
export interface TakenFacts {
  profile: Omit<UserWithBalance, 'id' | 'avatarUrl' | 'emergencyContact'> & {
    createdAt: string;
    likings: Liking[];
  };
  care: CareFacts & { emergencyContact: string | null };
  settings: {
    comfort: Settings | null;
    notifications: NotificationSettings;
    recoveryCardMadeAt: string | null;
  };
}

/** What there may be many of, by the file that holds it; an entry of each. Never more of others than the member sees. */
export interface TakenLists {
  posts: { createdAt: string; content: string; privacy: Privacy; media: Shown[] };
  comments: { createdAt: string; content: string; postBy: SeenName };
  /** By conversation, and each in the order of its time. */
  messages: { with: SeenName; createdAt: string; isOwn: boolean; content: string };
  people: { name: SeenName; username: SeenName; is: 'friend' | 'asked' | 'asksYou' | 'blocked' };
  likes: { postBy: SeenName; post: string | null };
  reactions: { postBy: SeenName; post: string | null; feeling: Feeling };
  media: Shown & { createdAt: string };
  reports: {
    createdAt: string;
    about: SubjectKind;
    reason: ReportReason;
    words: string;
    state: ReportState;
    answeredAt: string | null;
  };
  decisions: {
    createdAt: string;
    action: DecisionAction;
    rule: SafetyRule;
    about: SubjectKind;
    excerpt: string;
    until: string | null;
    appeal: AppealState | null;
    appealWords: string | null;
  };
  letters: { createdAt: string; words: string; answer: string | null };
  notifications: { createdAt: string; kind: NotificationKind; from: SeenName; what: SecurityNews | null };
  sessions: { createdAt: string; lastUsedOn: string };
  /** What it paid, once that was settled. */
  tournaments: { name: string; joinedAt: string | null; paidFbb: number | null };
  tournamentDays: { day: string; tournament: string; rounds: number; stars: number };
  events: { title: string; startsAt: string; joinedAt: string };
  clubs: { name: string; joinedAt: string };
  /** Of a memory game the pairs, else the stars, that both found together. */
  sharedGames: { name: string; with: SeenName; startedAt: string; endedAt: string | null; found: number };
  rewards: { createdAt: string; name: string; cost: number; code: string; usedAt: string | null };
  videoRewards: { day: string; video: string };
}

export type TakenListName = keyof TakenLists;

/** Everything of one member. Lists are read from their beginning each time, a part at a time. */
export interface TakenAlong {
  facts: TakenFacts;
  lists: { [List in TakenListName]: () => AsyncIterable<TakenLists[List]> };
}

/** Where a file of data stands in the ZIP. */
export const dataFile = (name: TakenListName | keyof TakenFacts): string => `data/${name}.json`;

/** A list as JSON, piece by piece. */
export async function* jsonList(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
