import { catalogue } from '@friendbase/ui-kit/words';

type Fbb = { fbb: number };
type Spending = { price: number; balance: number };

/** Tournaments and the member's points. Spec texts to the letter: product spec §2 “Tournaments and Rewards”. */
export const tournaments = catalogue('tournaments', {
  title: 'Tournaments',
  purpose: 'Play games together and get rewards.',
  /** For members who hide the reward store. */
  purposeAlone: 'Play games together with other members.',
  loading: 'Loading tournaments and rewards...',
  balance: ({ fbb }: Fbb, f) =>
    f.plural(fbb, {
      one: 'You have 1 FriendBase Buck',
      other: `You have ${f.number(fbb)} FriendBase Bucks`,
    }),
  whatTheyAre: 'FriendBase Bucks (FBB): play points. Not real money.',
  toRewards: 'Go to the rewards',

  /** Not seen: the heading of the page is there already. */
  list: 'All tournaments',
  prizeMeaning:
    'Play together. Reach the goal of all, and the prize is shared among those who played. If not, you get your FBB back.',
  showMore: 'Show more tournaments',
  empty: 'No tournaments available',
  emptyText: 'Please look again another day.',
  failed: 'The tournaments did not load',
  failedText: 'We could not get them. Please try again.',
  balanceFailed: 'Your FriendBase Bucks did not load',

  game: 'Game',
  start: 'Starts',
  started: 'Started',
  /** `days` is how long a tournament goes on. */
  length: ({ days }: { days: number }, f) =>
    `A tournament goes on for ${f.number(days)} days. You do not have to hurry.`,
  places: 'Places',
  taken: ({ taken, places }: { taken: number; places: number }, f) =>
    `${f.number(taken)} of ${f.number(places)}`,
  prize: 'Prize',
  shared: 'shared by all who played',
  fee: 'Cost to join',
  fbb: ({ fbb }: Fbb, f) => `${f.number(fbb)} FBB`,
  unit: 'FBB',
  free: 'Free',
  left: ({ price, balance }: Spending, f) => `You will have ${f.number(balance - price)} FBB left.`,

  join: 'Join Tournament',
  joining: 'Joining...',
  tryAgain: 'Try again',
  sending: 'Sending...',
  joined: 'Joined!',
  youAreIn: 'You are in this tournament.',
  hasStarted: 'It has started. You can only join before the start.',
  isOver: 'It is over.',
  isCancelled: 'It will not take place.',
  isFull: ({ taken, places }: { taken: number; places: number }, f) =>
    `Full: ${f.number(taken)} of ${f.number(places)}.`,
  /** After a call without an answer: nobody knows whether it was done. */
  paidOnce: 'You pay only once, also when you press again.',
  /** The same for what is free. */
  doneOnce: 'It is done only once, also when you press again.',
  nothingPaid: 'You paid nothing.',

  play: 'Play',
  friendsIn: ({ name, others }: { name: string; others: number }, f) =>
    f.plural(others, {
      '=0': `${name} plays too`,
      one: `${name} and 1 friend play too`,
      other: `${name} and ${f.number(others)} friends play too`,
    }),
  goal: 'The goal of all',
  goalStars: ({ stars, goal }: { stars: number; goal: number }, f) =>
    `${f.number(stars)} of ${f.number(goal)} stars`,
  goalReachedStars: ({ stars, goal }: { stars: number; goal: number }, f) =>
    `${f.number(stars)} of ${f.number(goal)} stars. The goal is reached!`,
  /** What the last round added, beside it. */
  added: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'This round added 1 star.', other: `This round added ${f.number(count)} stars.` }),
  addedToday: ({ count }: { count: number }, f) =>
    f.plural(count, {
      one: 'You added 1 star today.',
      other: `You added ${f.number(count)} stars today.`,
    }),
  enoughToday:
    'You have added all the stars you can today. You can go on playing. Tomorrow stars count again.',
  notSent: 'Your round did not arrive.',
  countsOnce: 'Your round counts only once, also when you press again.',
  resultSoon: 'It is over. The result comes soon.',
  wasReached: ({ stars, goal }: { stars: number; goal: number }, f) =>
    `Together you reached the goal: ${f.number(stars)} of ${f.number(goal)} stars.`,
  wasMissed: ({ stars, goal }: { stars: number; goal: number }, f) =>
    `You gathered ${f.number(stars)} of ${f.number(goal)} stars. This time the goal was not reached.`,
  gotShare: ({ fbb }: Fbb, f) => `Your part of the prize: ${f.number(fbb)} FBB.`,
  gotFee: ({ fbb }: Fbb, f) => `You got your ${f.number(fbb)} FBB back.`,

  addToCalendar: 'Add to my calendar',
  calendarReminds: 'Your calendar will remind you one day before.',
  calendarSaved: 'The file for your calendar is saved. Open it to add the tournament.',

  askSpend: ({ price }: Spending, f) => `Spend ${f.number(price)} FBB?`,
  askJoinEffect: ({ name, price, balance }: Spending & { name: string }, f) =>
    `You join ${name}. You have ${f.number(balance)} FBB now. You will have ${f.number(balance - price)} left. You get the ${f.number(price)} FBB back if the goal is not reached.`,
  spend: ({ price }: Spending, f) => `Spend ${f.number(price)} FBB`,
  keep: 'Keep my FBB',
});

/** What stands on a tournament's badge. Source: product spec §4 “Tournament status”. */
export const tournamentStatus = catalogue('tournamentStatus', {
  upcoming: 'Upcoming',
  active: 'Active',
  completed: 'Completed',
  cancelled: 'Canceled',
});
