import {
  CHALLENGE_TYPES,
  Comment,
  Device,
  FINAL_MEDIA_ERRORS,
  FIRST_FINDERS,
  FIRST_PRIVACY,
  Friendship,
  Like,
  Liking,
  MEDIA_KINDS,
  MEDIA_STATES,
  Message,
  Post,
  RECORD_ACTS,
  ROLES,
  Tournament,
  User,
  cursorOf,
  likingsInOrder,
} from '@friendbase/contract';
import type {
  ClubExample,
  ClubMember,
  CommunityEvent,
  LiveFact,
  MailContent,
  NotificationSettings,
  PushState,
  Reaction,
  Redemption,
  StoredReward,
  Settings,
  StoredAppeal,
  StoredAppealToken,
  StoredCalendar,
  StoredInvitation,
  StoredCase,
  StoredDecision,
  StoredChallenge,
  StoredExport,
  StoredLeaving,
  StoredLetter,
  StoredNotification,
  StoredPasskey,
  StoredPlan,
  StoredRead,
  StoredRecovery,
  StoredReport,
  StoredSharedGame,
  Cursor,
} from '@friendbase/contract';
import { seededEvent, seededFriendship, seededTournament } from '@friendbase/contract/fixtures';
import type {
  EventGoer,
  Seed,
  SeedCard,
  SeedConfirmation,
  TournamentDay,
} from '@friendbase/contract/fixtures';
import type { Collection } from '@msw/data';
import { defineExtension } from '@msw/data/extensions';
import * as z from 'zod/mini';
import { LiveCollection } from './liveCollection.ts';
import { createSessionRecord } from './session.ts';

const free = z.optional(z.nullable(z.string()));

/** A mail as its mailbox shows it. */
export interface StoredMail extends MailContent {
  id: string;
  address: string;
  createdAt: string;
}

/** Everything that is stored of a member. Only what a call's `output` names ever leaves the mocks. */
const Member = z.extend(User, {
  password: z.string(),
  /** Raised with every change of the password, to end all sessions. */
  passwordVersion: z._default(z.number(), 0),
  challengeType: z.optional(z.nullable(z.enum(CHALLENGE_TYPES))),
  role: z._default(z.enum(ROLES), 'member'),
  friendbaseBucks: z.number(),
  /** Members of the seed are no new accounts, unless it says so. */
  createdAt: z.optional(z.string()),
  emailConfirmedAt: z.optional(z.nullable(z.string())),
  pausedUntil: z.optional(z.nullable(z.string())),
  closedAt: z.optional(z.nullable(z.string())),
  profileHiddenAt: z.optional(z.nullable(z.string())),
  /** Whether the seed's picture was given: a demo that was stored before there were pictures has none. */
  isPictureGiven: z._default(z.boolean(), false),
  caregiverEmail: free,
  emergencyContact: free,
  supportNeeds: free,
  /** In their order. */
  likings: z.optional(z.array(Liking)),
});
export type Member = z.infer<typeof Member>;

const FriendshipRecord = z.extend(Friendship, {
  blockedBy: z.nullable(z.enum(['user', 'friend', 'both'])),
  /** A demo that was stored before this was has requests without it. */
  askedAt: z.optional(z.string()),
});

/** Who deleted a record, and when: it is stored, and never found (`LiveCollection`). */
const DELETION = { deletedAt: z.optional(z.string()), deletedBy: z.optional(z.string()) };

/** The key that a record was sent with. */
const KEYED = { idempotencyKey: z.optional(z.string()) };

/** The contract's `Media`, and how its file comes. */
const Picture = z.object({
  id: z.string(),
  ownerId: z.string(),
  kind: z.nullable(z.enum(MEDIA_KINDS)),
  state: z.enum(MEDIA_STATES),
  byteSize: z.nullable(z.number()),
  mimeType: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  durationMs: z.nullable(z.number()),
  posterId: z.optional(z.nullable(z.string())),
  description: z.string(),
  createdAt: z.string(),
  /** Of the address where the file goes, and how long that works. */
  uploadToken: z.optional(z.string()),
  uploadExpiresAt: z.optional(z.string()),
  /** Whether there is a file under its id among the blobs. */
  hasFile: z.optional(z.boolean()),
  /** What the companion calls know it by, together with its id. */
  uploadId: z.optional(z.string()),
  /** Of a file that comes in parts, until it is whole. */
  parts: z.optional(z.array(z.object({ number: z.number(), size: z.number(), etag: z.string() }))),
  /** Why it is `failed`: the code of the error response. */
  failure: z.optional(z.enum(FINAL_MEDIA_ERRORS)),
  ...DELETION,
});
export type Picture = z.infer<typeof Picture>;

/** What the contract's records hold, taken as they are: nobody but these handlers writes them. */
const stored = <Record extends object>() =>
  z.custom<Record>((value) => typeof value === 'object' && value !== null);

type Delivering<Record extends Pick<StoredReward, 'delivers'>> = Omit<Record, 'delivers'> &
  Partial<Pick<Record, 'delivers'>>;

/** Nor with easy words, or by codes that somebody marks. */
type StoredRedemption = Omit<Delivering<Redemption>, 'easyName' | 'usedAt'> &
  Partial<Pick<Redemption, 'easyName' | 'usedAt'>> & { userId: string };

/** What each collection of a store holds. */
const SCHEMAS = {
  members: Member,
  friendships: FriendshipRecord,
  media: Picture,
  // What is known of its pictures and videos stands with those.
  posts: z.extend(z.omit(Post, { media: true }), { ...KEYED, ...DELETION }),
  likes: Like,
  reactions: stored<Reaction>(),
  comments: z.extend(Comment, { ...KEYED, ...DELETION }),
  messages: z.extend(z.omit(Message, { key: true }), { ...KEYED, ...DELETION }),
  messageReads: stored<StoredRead>(),
  // How many take part is counted, not stored.
  tournaments: z.extend(z.omit(Tournament, { participantCount: true, goalStars: true }), {
    stars: z._default(z.number(), 0),
    outcome: z._default(Tournament.shape.outcome, null),
  }),
  tournamentEntries: z.object({
    tournamentId: z.string(),
    userId: z.string(),
    paidFbb: z.optional(z.number()),
  }),
  tournamentDays: stored<TournamentDay>(),
  events: stored<CommunityEvent>(),
  /** `reminded`: the last reminder, as `reminderDue` has it. */
  eventGoers: stored<EventGoer & { reminded: number }>(),
  clubMembers: stored<ClubMember>(),
  clubExamples: stored<ClubExample>(),
  sharedGames: stored<StoredSharedGame>(),
  /** At most one a member. */
  calendars: stored<StoredCalendar>(),
  invitations: stored<StoredInvitation>(),
  plans: stored<StoredPlan>(),
  // Those of a demo that was stored before rewards opened say nothing of what they deliver.
  rewards: stored<Delivering<StoredReward>>(),
  redemptions: stored<StoredRedemption>(),
  videoRewards: z.object({ userId: z.string(), videoId: z.string(), day: z.string() }),
  /** What happened to each member, numbered without gaps. */
  liveEvents: z.object({ id: z.string(), memberId: z.string(), place: z.number(), fact: stored<LiveFact>() }),
  notifications: stored<StoredNotification>(),
  notificationSettings: z.object({ memberId: z.string(), settings: stored<NotificationSettings>() }),
  takenSettings: z.object({ memberId: z.string(), settings: stored<Settings>() }),
  /** Of all browsers; `id` is what the session of one knows its own by. */
  pushSubscriptions: stored<PushState['subscription'] & { id: string }>(),
  cases: stored<StoredCase>(),
  reports: stored<StoredReport>(),
  decisions: stored<StoredDecision>(),
  appeals: stored<StoredAppeal>(),
  appealTokens: stored<StoredAppealToken>(),
  letters: stored<StoredLetter>(),
  /** Of each member there is at most one. */
  recoveryCards: stored<SeedCard>(),
  recoveries: stored<StoredRecovery>(),
  emailConfirmations: stored<SeedConfirmation>(),
  /** What would have been sent, of whatever mailbox. */
  mails: stored<StoredMail>(),
  passkeys: stored<StoredPasskey>(),
  passkeyChallenges: stored<StoredChallenge>(),
  passkeyOffers: z.object({ memberId: z.string(), declinedAt: z.nullable(z.string()) }),
  /** Where members are logged in. */
  places: z.extend(Device, {
    id: z.string(),
    memberId: z.string(),
    createdAt: z.string(),
    deviceKey: z.string(),
    confirmedAt: z.nullable(z.string()),
  }),
  memberDevices: z.object({ memberId: z.string(), deviceKey: z.string(), madeAt: z.string() }),
  pictureLogins: z.object({
    id: z.string(),
    memberId: z.string(),
    deviceKey: z.string(),
    pictures: z.string(),
    madeAt: z.string(),
    triesInRow: z.number(),
    triesInAll: z.number(),
  }),
  /** One a member. The file is among the blobs. */
  exports: stored<StoredExport>(),
  /** `isGone`: everything is deleted. */
  leavings: stored<StoredLeaving & { isGone?: boolean }>(),
  /** Hashes of names that nobody takes for now. */
  heldNames: z.object({ hash: z.string(), until: z.string() }),
  /** What moderators looked at and did. No handler changes a line. */
  moderationRecord: z.object({
    id: z.string(),
    moderatorId: z.string(),
    act: z.enum(RECORD_ACTS),
    caseId: z.nullable(z.string()),
    createdAt: z.string(),
  }),
  /** Of creating calls, for who sends one again. `sender` is empty for a visitor. */
  answers: z.object({
    sender: z.string(),
    key: z.string(),
    call: z.string(),
    status: z.number(),
    json: z.string(),
    createdAt: z.string(),
  }),
};

type Name = keyof typeof SCHEMAS;
const NAMES = Object.keys(SCHEMAS) as Name[];

export type CollectionName = Name | 'session';
export const COLLECTION_NAMES: readonly CollectionName[] = [...NAMES, 'session'];

/** What a store can be filled with; also the shape of what was stored. */
export const Records = z.extend(
  z.object(
    Object.fromEntries(NAMES.map((name) => [name, z.array(SCHEMAS[name])])) as {
      [N in Name]: z.ZodMiniArray<(typeof SCHEMAS)[N]>;
    },
  ),
  {
    session: z
      .array(
        z.object({
          id: z.string(),
          passwordVersion: z.number(),
          pushId: z.optional(z.string()),
          isStrong: z.optional(z.boolean()),
          placeId: z.optional(z.string()),
          deviceKey: z.optional(z.string()),
        }),
      )
      .check(z.maxLength(1)),
  },
);
export type Records = z.infer<typeof Records>;

/** The records that a store begins with. */
export const recordsFrom = (seed: Seed): Records => ({
  ...seed,
  members: seed.members.map((member) => ({
    role: 'member',
    defaultPrivacy: FIRST_PRIVACY,
    isReadShown: false,
    isTypingShown: false,
    findableBy: FIRST_FINDERS,
    ...member,
    likings: likingsInOrder(
      seed.likings.filter(({ memberId }) => memberId === member.id).map(({ liking }) => liking),
    ),
    passwordVersion: 0,
    isPictureGiven: true,
  })),
  friendships: seed.friendships.map(seededFriendship),
  tournaments: seed.tournaments.map(seededTournament),
  ...seededEvents(seed),
  redemptions: seed.redemptions,
  videoRewards: [],
  moderationRecord: [],
  answers: [],
  liveEvents: [],
  notificationSettings: [],
  recoveries: [],
  mails: [],
  passkeys: [],
  passkeyChallenges: [],
  passkeyOffers: [],
  places: [],
  memberDevices: [],
  pictureLogins: [],
  exports: [],
  heldNames: [],
  takenSettings: [],
  pushSubscriptions: [],
  session: [],
});

export const seededEvents = ({
  events,
  eventGoers,
}: Pick<Seed, 'events' | 'eventGoers'>): Pick<Records, 'events' | 'eventGoers'> => ({
  events: events.map(seededEvent),
  eventGoers: eventGoers.map((goer) => ({ ...goer, reminded: 0 })),
});

/** Delivering records with what has come to the seed since. A picture is given once: who removes it has none. */
export function broughtUpToDate(records: Records, seed: Seed): Records {
  const pictures = new Map(seed.members.map(({ id, avatarUrl }) => [id, avatarUrl]));
  const members = records.members.map((member) => {
    const avatarUrl = member.isPictureGiven
      ? member.avatarUrl
      : (member.avatarUrl ?? pictures.get(member.id));
    return { ...member, avatarUrl, isPictureGiven: true };
  });
  return { ...records, members };
}

/** A collection, with what moderation alone may do. */
type StoredCollection<Schema extends z.ZodMiniType> = Collection<Schema> &
  Pick<LiveCollection<Schema>, 'updateWithDeleted' | 'deleteWithDeleted'>;

/** The records of one mock backend. */
export type Store = ReturnType<typeof createStore>;

/** What a record without an id is known by. */
const KEYS: Partial<Record<CollectionName, string[]>> = {
  appealTokens: ['token'],
  notifications: ['memberId', 'id'],
  notificationSettings: ['memberId'],
  recoveryCards: ['memberId'],
  exports: ['memberId'],
  leavings: ['memberId'],
  heldNames: ['hash'],
  recoveries: ['memberId'],
  emailConfirmations: ['memberId'],
  passkeyChallenges: ['challenge'],
  passkeyOffers: ['memberId'],
  memberDevices: ['memberId', 'deviceKey'],
  takenSettings: ['memberId'],
  messageReads: ['memberId', 'partnerId'],
  likes: ['userId', 'postId'],
  reactions: ['userId', 'postId'],
  tournamentEntries: ['tournamentId', 'userId'],
  tournamentDays: ['tournamentId', 'userId', 'day'],
  eventGoers: ['eventId', 'userId'],
  clubMembers: ['clubId', 'userId'],
  clubExamples: ['clubId'],
  calendars: ['memberId'],
  videoRewards: ['userId', 'videoId', 'day'],
  answers: ['sender', 'key'],
  // One for each browser, whoever it is.
  session: [],
};

/** The key under which a record is stored. */
export const keyOf = (name: CollectionName, record: object): string =>
  (KEYS[name] ?? ['id']).map((field) => encodeURIComponent(String(Reflect.get(record, field)))).join('/');

/** An empty store. `onChange` is called before each change of a record, with the name of its collection. */
export function createStore(onChange: (name: CollectionName) => void) {
  const saving = (name: CollectionName) =>
    defineExtension({
      name: 'save',
      extend({ hooks }) {
        for (const change of ['create', 'update', 'delete'] as const) hooks.on(change, () => onChange(name));
      },
    });
  const collections = Object.fromEntries(
    NAMES.map((name) => [name, new LiveCollection({ schema: SCHEMAS[name], extensions: [saving(name)] })]),
  ) as unknown as { [N in Name]: StoredCollection<(typeof SCHEMAS)[N]> };
  const session = createSessionRecord(() => onChange('session'));

  return {
    ...collections,
    session,
    /** Forgets every record and takes these. */
    async fill(records: Records): Promise<void> {
      session.fill(records.session);
      for (const name of NAMES) {
        const collection = collections[name] as Collection<z.ZodMiniType<object>>;
        collection.clear();
        for (const record of records[name]) await collection.create(record);
      }
    },
  };
}

/** The records of a page as a database reads them: newest first, before the cursor, `limit + 1` of them. */
export const newestFirst = <Item extends Cursor>(
  records: Item[],
  { before, limit }: { before?: Cursor | undefined; limit: number },
): Item[] =>
  records
    .filter((record) => !before || cursorOf(record) < cursorOf(before))
    .toSorted((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1))
    .slice(0, limit + 1);
