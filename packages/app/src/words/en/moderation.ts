import { catalogue } from '@friendbase/ui-kit/words';

type Named = { name: string };
type Counted = { count: number };

/** The pages of moderators. */
export const moderation = catalogue('moderation', {
  title: 'Moderation',
  purpose: 'Look at reports, and decide. All you do here is recorded.',
  show: 'Show',
  reports: 'Reports',
  newAccounts: 'New accounts',
  appeals: 'Look again',
  letters: 'Letters',
  counts: 'Numbers',
  found: ({ count }: Counted, f) =>
    f.plural(count, {
      '=0': 'Nothing waits here.',
      one: '1 case is shown.',
      other: `${f.number(count)} cases are shown.`,
    }),
  newCases: ({ count }: Counted, f) =>
    f.plural(count, { one: '1 new case', other: `${f.number(count)} new cases` }),
  lettersFound: ({ count }: Counted, f) =>
    f.plural(count, {
      '=0': 'Nothing waits here.',
      one: '1 letter is shown.',
      other: `${f.number(count)} letters are shown.`,
    }),
  moreLetters: 'Show more letters',
  loadingLetters: 'Loading more letters...',
  moreLettersFailed: 'More letters did not load. Please try again.',
  letterFrom: ({ name }: Named) => `A letter from ${name}`,
  answer: 'Your answer',
  answerMeans: 'Use easy words. Your name is not told.',
  answerSent: ({ name }: Named) => `Your answer is on its way to ${name}.`,
  nothing: 'Nothing waits here.',
  failed: 'This did not load',
  failedText: 'Please try again.',
  showMore: 'Show more cases',
  loadingMore: 'Loading more cases...',
  moreFailed: 'More cases did not load. Please try again.',
  open: 'Look at it',
  back: 'Back to the list',

  post: ({ name }: Named) => `A post by ${name}`,
  comment: ({ name }: Named) => `A comment by ${name}`,
  message: ({ name }: Named) => `A message by ${name}`,
  profile: ({ name }: Named) => `The profile of ${name}`,
  picture: ({ name }: Named) => `A picture by ${name}`,
  reportedTimes: ({ count }: Counted, f) =>
    f.plural(count, {
      '=0': 'Nobody reported it',
      one: '1 report',
      other: `${f.number(count)} reports`,
    }),
  since: ({ time }: { time: string }) => `Waits since ${time}`,
  urgent: 'Urgent',
  mean: ({ count }: Counted, f) => `Mean: ${f.number(count)}`,
  money: ({ count }: Counted, f) => `Money: ${f.number(count)}`,
  bodies: ({ count }: Counted, f) => `Bodies or sex: ${f.number(count)}`,
  scary: ({ count }: Counted, f) => `Scary: ${f.number(count)}`,
  other: ({ count }: Counted, f) => `Something else: ${f.number(count)}`,
});

/** One case. */
export const moderationCase = catalogue('moderation.case', {
  content: 'What was reported',
  noWords: 'There are no words.',
  pictures: ({ name }: Named) => `Pictures of ${name}`,
  pictureAt: ({ at, count }: { at: number; count: number }, f) =>
    `Picture ${f.number(at)} of ${f.number(count)}`,
  gone: 'It is not there anymore.',
  context: 'What is around it',
  thisOne: 'This one was reported',
  said: ({ name, time }: Named & { time: string }) => `${name}, ${time}`,
  reports: 'What members said',
  noWordsSaid: 'No words',
  mean: 'It is mean',
  money: 'Somebody asks for money',
  bodies: 'It is about bodies or sex',
  scary: 'It scares me',
  other: 'Something else',
  campaign: ({ count }: Counted, f) =>
    f.plural(count, {
      one: '1 of those who reported it was often wrong before.',
      other: `${f.number(count)} of those who reported it were often wrong before.`,
    }),
  signals: 'Why a new account is looked at',
  manyRequests: 'Many friend requests in one day',
  sameWords: 'The same words to many people',
  phoneNumber: 'A phone number',
  link: 'A link',
  moneyWords: 'Words about money',
  earlier: 'Earlier decisions about this member',
  decidedBy: ({ name, time }: Named & { time: string }) => `${name}, ${time}`,
  undoneBefore: 'undone',
  record: 'Who looked and decided',
  looked: 'looked',
  decided: 'decided',
  undid: 'undid a decision',
  answered: 'answered',
  answeredLetter: 'answered a letter',
  counted: 'read the numbers',
  gaveRole: 'gave or took a role',
  gaveLink: 'gave a link for a new password',
  tookPasskeys: 'took passkeys away',
  planned: 'made a plan',
  changedPlan: 'changed a plan',
  published: 'published a plan',
  calledOff: 'called a plan off',
  usedCode: 'marked a code as used',
  appealWords: 'The member asks us to look again',
  noAppealWords: 'The member said no more.',

  decide: 'Decide',
  rule: 'Which rule is it about?',
  ruleFirst: 'Choose the rule first.',
  youReported: 'You reported this. Another moderator has to decide it.',
  youKnowThem:
    'You and this member are friends, or one of you blocked the other. Another moderator has to decide this.',
  youDecided: 'You decided this first. Another moderator has to look again.',
  keep: 'Keep it',
  hide: 'Hide it',
  warn: 'Hide it and warn',
  pause1: 'Hide it and pause for 1 day',
  pause7: 'Hide it and pause for 7 days',
  close: 'Close the account',
  askClose: ({ name }: Named) => `Close the account of ${name}?`,
  askCloseEffect: 'They are logged out at once and cannot log in. You can undo this.',
  notClose: 'Do not close it',
  deciding: 'Saving...',
  isKept: 'It is kept.',
  isHidden: 'It is hidden. The member is told why.',
  isWarned: 'It is hidden, and the member is warned.',
  isPaused: 'It is hidden, and the account is paused.',
  isClosed: 'The account is closed.',
  isUndone: 'The decision is undone. All is as it was before.',
  notSaved: 'Your decision was not saved.',
  pleaseTryAgain: 'Please try again.',
  undo: 'Undo the decision',
  undoing: 'Undoing...',
  next: 'Next case',
  stays: 'The decision stays',
  reverse: 'Undo the decision',
  isAnsweredKeep: 'The decision stays. The member is told.',
  isAnsweredUndo: 'The decision is undone. The member is told.',
});

/** The keys of a case. */
export const moderationKeys = catalogue('moderation.keys', {
  title: 'Keys',
  use: 'Use single keys',
  useMeans: 'Turn this off if you speak to your computer or press keys by accident.',
  none: 'Keys do nothing while you write.',
  key: ({ key, does }: { key: string; does: string }) => `${key}: ${does}`,
});

/** The page of numbers. */
export const moderationCounts = catalogue('moderation.counts', {
  open: 'Waiting now',
  reasons: 'Reports of the last 12 weeks',
  answers: 'Time to answer',
  median: 'Half of all were answered within',
  slowest: 'Nine of ten were answered within',
  minutes: ({ count }: Counted, f) =>
    f.plural(count, { one: '1 minute', other: `${f.number(count)} minutes` }),
  none: 'Nothing was answered yet.',
  weeks: 'Week by week',
  week: ({ day }: { day: string }) => `From ${day}`,
  inWeek: ({ reports, decisions }: { reports: number; decisions: number }, f) =>
    `Reports: ${f.number(reports)}, decisions: ${f.number(decisions)}`,
});
