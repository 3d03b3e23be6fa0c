import { EXAMPLE_EVENT_WORDS } from '@friendbase/contract';
import { catalogue } from '@friendbase/ui-kit/words';

/** Events. Spec texts to the letter: product spec §2 “Events”; conflicts X35 to X37. */
export const events = catalogue('events', {
  title: 'Events',
  purpose: 'Find dances, outings and concerts.',
  askFirst: 'Ask a person you trust before you go out.',
  show: 'Show',
  all: 'All',
  dances: 'Dances',
  outings: 'Outings',
  concerts: 'Concerts',
  mine: 'I go to',
  list: 'Events',
  found: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'No events found. Show all?',
      one: '1 event',
      other: `${f.number(count)} events`,
    }),
  none: 'No events found',
  noneText: 'There is nothing of this kind now. You can see the others.',
  noneYet: 'There are no events yet',
  noneYetText: 'When something is planned, you find it here.',
  noneMine: 'You go to no event yet',
  noneMineText: 'Press Join Event at one that you like. Then it is here too.',
  failed: 'The events did not load',
  failedText: 'This is our mistake, not yours. Please try again.',
  showAll: 'Show all events',
  showMore: 'Show more events',
  unknown: 'We could not find that event',

  dance: 'Dance',
  outing: 'Outing',
  concert: 'Concert',
  date: 'Date',
  time: 'Time',
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  zone: ({ city }: { city: string }) => `The times are ${city} time.`,
  place: 'Place',
  good: ({ words }: { words: string }) => `Good to know: ${words}`,
  openMap: 'Open map (new window)',
  interested: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 person interested', other: `${f.number(count)} people interested` }),

  join: 'Join Event',
  joined: 'Joined!',
  joinedNow: ({ title }: { title: string }) => `You joined ${title}.`,
  isJoined: ({ title }: { title: string }) => `You joined ${title} already. Undo is next.`,
  kept: 'We remind you a day and an hour before.',
  undo: 'Undo',
  doNotGo: 'I do not go',
  undone: ({ title }: { title: string }) => `You do not go to ${title}.`,
  countdown: ({ days, hours, minutes }: { days: number; hours: number; minutes: number }, f) =>
    [
      f.plural(days, { one: '1 day', other: `${f.number(days)} days` }),
      f.plural(hours, { one: '1 hour', other: `${f.number(hours)} hours` }),
      f.plural(minutes, { one: '1 minute', other: `${f.number(minutes)} minutes` }),
    ].join(', '),
  started: 'Event Started!',

  monthTable: ({ month }: { month: string }) => `${month}, what you go to`,
  monthHas: ({ month, count }: { month: string; count: number }, f) =>
    f.plural(count, {
      '=0': `${month}: nothing`,
      one: `${month}: 1 event`,
      other: `${month}: ${f.number(count)} events`,
    }),
  feed: 'Events in my calendar',
  feedMeans: 'Your calendar can show what you go to. It takes one address.',
  feedSecret: 'Everybody who has the address can read it. Keep it secret.',
  feedNone: 'The demo has no address for calendars.',
  feedOn: ({ day }: { day: string }) => `You made an address on ${day}. We cannot show it again.`,
  feedMake: 'Make an address',
  feedRenew: 'Make a new address',
  feedMaking: 'Making...',
  feedMade: 'Your address is made. Copy it into your calendar.',
  feedAddress: 'Address for my calendar',
  feedCopy: 'Copy the address',
  feedCopied: 'Address copied.',
  feedAsk: 'Make a new address?',
  feedAskEffect: 'The old address stops working. Your calendar needs the new one.',
  feedKeep: 'Keep the old one',
  feedEnd: 'Switch it off',
  feedEnding: 'Switching off...',
  feedEnded: 'It is off. The address does not work anymore.',
  feedFailed: 'This did not work. Please try again.',
  feedNotLoaded: 'We could not look for your address',
  monthBefore: 'Month before',
  monthAfter: 'Next month',

  example: 'Example',
  exampleMeans: 'We made this event up. It shows how events look here.',
  friendsGo: ({ name, others }: { name: string; others: number }, f) =>
    f.plural(others, {
      '=0': `${name} goes`,
      one: `${name} and 1 more friend go`,
      other: `${name} and ${f.number(others)} more friends go`,
    }),
  cancelled: 'This event does not take place.',
  takeOff: 'Take it off my list',

  share: 'Share',
  link: 'Link to this event',
  linkCopied: 'Link copied.',

  remind: 'When should your calendar remind you?',
  dayBefore: '1 day before',
  hoursBefore: '3 hours before',
  hourBefore: '1 hour before',
  addToCalendar: 'Add to my calendar',
  calendarSaved: 'The file for your calendar is saved. Open it to add the event.',
});

/** What the examples say. Other events have the words that their organizers wrote. */
export const eventWords = catalogue('events.content', EXAMPLE_EVENT_WORDS);
