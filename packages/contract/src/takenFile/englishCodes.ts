import type { Feeling } from '../feelings.ts';
import type { Liking } from '../likings.ts';
import type { AppealState, DecisionAction } from '../moderation/decisions.ts';
import type { ReportState } from '../moderation/reports.ts';
import type { ReportReason, SafetyRule, SubjectKind } from '../moderation/subjects.ts';
import type { NotificationKind, SecurityNews } from '../notificationKinds.ts';
import type { ChallengeType } from '../registration.ts';
import type { Finders, Privacy } from '../users.ts';
import type { VideoId } from '../videos.ts';

interface Who {
  who: string;
}

type Sentences<Code extends string> = Readonly<Record<Code, string>>;

/** What is stored by a short name, in words. The files of data have the names. */
export const ENGLISH_CODES = {
  privacies: { friends: 'Friends', public: 'Everyone' },
  finders: { everybody: 'Everybody', friendsOfFriends: 'Friends of my friends', nobody: 'Nobody' },
  challenges: {
    developmental: 'Developmental Disability',
    cognitive: 'Cognitive Challenge',
    mental_health: 'Mental Health Condition',
    caregiver: "I'm a Caregiver/Support Person",
  },
  likings: {
    music: 'Music',
    singing: 'Singing',
    dancing: 'Dancing',
    films: 'Films',
    books: 'Books',
    drawing: 'Drawing',
    photos: 'Taking photos',
    knitting: 'Knitting',
    cooking: 'Cooking',
    baking: 'Baking',
    tea: 'Tea',
    gardens: 'Gardens',
    walking: 'Walking',
    swimming: 'Swimming',
    football: 'Football',
    cycling: 'Bike rides',
    trains: 'Trains',
    cars: 'Cars',
    dogs: 'Dogs',
    cats: 'Cats',
    birds: 'Birds',
    boardGames: 'Board games',
    puzzles: 'Puzzles',
    sea: 'The sea',
  },
  feelings: { happy: 'Happy', proud: 'Well done', hug: 'A hug', sad: 'Sad' },
  subjects: {
    post: 'A post',
    comment: 'A comment',
    message: 'A message',
    profile: 'A person',
    picture: 'A picture',
  },
  reasons: {
    mean: 'It is mean',
    money: 'Somebody asks for money',
    bodies: 'It is about bodies or sex',
    scary: 'It scares me',
    other: 'Something else',
  },
  reports: {
    waiting: 'Nobody had looked at it yet.',
    kept: 'We looked at it. It broke no rule, so other people can still see it.',
    removed: 'We looked at it and took it away.',
  },
  actions: {
    hidden: 'We took this away.',
    warned: 'We took this away. Please do not do it again.',
    paused: 'We took this away and paused your account.',
    closed: 'We closed your account.',
  },
  rules: {
    beKind: 'Be kind to each other.',
    noMoney: 'Do not ask for money, gift cards or passwords.',
    noBodies: 'Do not share words or pictures about sex or naked bodies.',
    noScaring: 'Do not scare or threaten anybody.',
    noPrivateFacts: 'Do not share where somebody lives or how to call them.',
    beYourself: 'Be who you are: no false names and no false accounts.',
  },
  appeals: {
    waiting: 'You asked us to look again. Nobody had looked yet.',
    kept: 'Another person looked again. The decision stays.',
    undone: 'We took this decision back.',
  },
  news: {
    like: ({ who }: Who): string => `${who} liked your post.`,
    reaction: ({ who }: Who): string => `${who} felt something about your post.`,
    comment: ({ who }: Who): string => `${who} wrote about your post.`,
    message: ({ who }: Who): string => `${who} wrote to you.`,
    request: ({ who }: Who): string => `${who} asked to be your friend.`,
    accepted: ({ who }: Who): string => `${who} said yes. You are friends.`,
    reportDecided: (): string => 'You told us about something. We looked at it.',
    decision: (): string => 'We decided about something of yours.',
    letter: (): string => 'We answered your letter.',
    tournament: (): string => 'A tournament of yours was changed, called off or over.',
    event: (): string => 'An event of yours was changed or called off.',
    eventSoon: (): string => 'An event of yours was soon.',
    turn: ({ who }: Who): string => `${who} went on in your game. It was your turn.`,
    security: (): string => 'Something about your account was changed.',
  },
  security: {
    passwordByCard: 'Your password was changed with your recovery card. You were logged out everywhere.',
    passwordByLink: 'Your password was changed with a link. You were logged out everywhere.',
    passwordByMail: 'Your password was changed with an email. You were logged out everywhere.',
    passwordChanged: 'Your password was changed. You were logged out everywhere else.',
    email: 'Your email address was changed.',
    card: 'A recovery card was made for your account.',
    offerCard: 'You could make a recovery card.',
    passkeyMade: 'A passkey was made for your account.',
    passkeyRemoved: 'A passkey of your account was taken away.',
    passkeyPaused: 'A passkey of yours may have been copied, so it was paused.',
    offerPasskey: 'You could make a passkey, to log in without a password.',
    newDevice: 'Your account was opened on a new device.',
    pictures: 'Logging in with pictures was set up.',
    picturesClosed: 'Somebody pressed wrong pictures too many times.',
    exportReady: 'The file with your things was ready.',
  },
  videos: {
    'three-good-things': 'Three Good Things',
    'kind-words-to-yourself': 'Kind Words to Yourself',
    'a-glass-of-water': 'A Glass of Water',
    'stretch-in-your-chair': 'Stretch in Your Chair',
    'breathe-with-the-waves': 'Breathe with the Waves',
    'a-walk-in-the-forest': 'A Walk in the Forest',
    'small-steps': 'Small Steps',
    'try-again-tomorrow': 'Try Again Tomorrow',
    'saying-hello': 'Saying Hello',
    'taking-turns': 'Taking Turns',
    'a-simple-breakfast': 'A Simple Breakfast',
    'riding-the-bus': 'Riding the Bus',
  },
} as const satisfies {
  privacies: Sentences<Privacy>;
  finders: Sentences<Finders>;
  challenges: Sentences<ChallengeType>;
  likings: Sentences<Liking>;
  feelings: Sentences<Feeling>;
  subjects: Sentences<SubjectKind>;
  reasons: Sentences<ReportReason>;
  reports: Sentences<ReportState>;
  actions: Sentences<DecisionAction>;
  rules: Sentences<SafetyRule>;
  appeals: Sentences<AppealState>;
  news: Readonly<Record<NotificationKind, (from: Who) => string>>;
  security: Sentences<SecurityNews>;
  videos: Sentences<VideoId>;
};
