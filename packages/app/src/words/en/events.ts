import { catalogue } from '@friendbase/ui-kit/words';

/** Events. Spec texts to the letter: product spec §2 “Events”; conflicts X35 to X37. */
export const events = catalogue('events', {
  title: 'Events',
  purpose: 'Find dances, outings and concerts.',
  examples: 'These events are examples. Ask a person you trust before you go out.',
  show: 'Show',
  all: 'All',
  dances: 'Dances',
  outings: 'Outings',
  concerts: 'Concerts',
  list: 'Events',
  found: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'No events found. Show all?',
      one: '1 event',
      other: `${f.number(count)} events`,
    }),
  none: 'No events found',
  noneText: 'There is nothing of this kind now. You can see the others.',
  showAll: 'Show all events',
  showMore: 'Show more events',
  unknown: 'We could not find that event',

  dance: 'Dance',
  outing: 'Outing',
  concert: 'Concert',
  date: 'Date',
  time: 'Time',
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  zone: 'New York time',
  place: 'Place',
  good: ({ words }: { words: string }) => `Good to know: ${words}`,
  openMap: 'Open map (new window)',
  interested: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 person interested', other: `${f.number(count)} people interested` }),

  join: 'Join Event',
  joined: 'Joined!',
  joinedNow: ({ title }: { title: string }) => `You joined ${title}.`,
  isJoined: ({ title }: { title: string }) => `You joined ${title} already. Undo is next.`,
  keptHere: 'Kept on this page only.',
  undo: 'Undo',
  undone: ({ title }: { title: string }) => `You did not join ${title}.`,
  countdown: ({ days, hours, minutes }: { days: number; hours: number; minutes: number }, f) =>
    [
      f.plural(days, { one: '1 day', other: `${f.number(days)} days` }),
      f.plural(hours, { one: '1 hour', other: `${f.number(hours)} hours` }),
      f.plural(minutes, { one: '1 minute', other: `${f.number(minutes)} minutes` }),
    ].join(', '),
  started: 'Event Started!',

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

/** The events themselves, by the names of `eventContent.ts`. */
export const eventWords = catalogue('events.content', {
  partyTitle: 'Friendly Dance Party',
  partyText: 'Dance to songs you know. You can sit down any time.',
  partyPlace: 'Mill Lane Hall',
  partyAddress: '14 Mill Lane, Riverbend, New York',
  partyLandmark: 'Look for the blue door next to the library.',
  partyGood: 'The lights are soft. There is a quiet room on the left.',

  teaDanceTitle: 'Sunday Tea Dance',
  teaDanceText: 'Slow songs, tea and cake. New dancers are welcome.',
  teaDancePlace: 'Garden House',
  teaDanceAddress: '2 Rose Street, Riverbend, New York',
  teaDanceLandmark: 'Look for the big white gate across from the church.',
  teaDanceGood: 'You can bring a helper. There is a ramp at the door.',

  picnicTitle: 'Picnic by the Duck Pond',
  picnicText: 'Bring your lunch. We sit on the grass and watch the ducks.',
  picnicPlace: 'Willow Park',
  picnicAddress: '30 Park Road, Riverbend, New York',
  picnicLandmark: 'We meet at the red bridge by the pond.',
  picnicGood: 'There are benches and shade. Toilets are by the gate.',

  museumTitle: 'Quiet Morning at the Museum',
  museumText: 'We look at pictures when few people are there.',
  museumPlace: 'Riverbend Museum',
  museumAddress: '8 Bridge Street, Riverbend, New York',
  museumLandmark: 'Look for the stone lion next to the stairs.',
  museumGood: 'No loud sounds. The lift is behind the stairs.',

  bandTitle: 'Band Night',
  bandText: 'A band plays songs to sing along to. Clap, sing or just listen.',
  bandPlace: 'Town Hall',
  bandAddress: '1 Main Square, Riverbend, New York',
  bandLandmark: 'Look for the tall clock above the door.',
  bandGood: 'It can get loud. You can borrow ear covers at the door.',

  pianoTitle: 'Soft Piano Hour',
  pianoText: 'One hour of calm piano music. You can come and go.',
  pianoPlace: 'Music School',
  pianoAddress: '21 Hill Street, Riverbend, New York',
  pianoLandmark: 'Look for the yellow house behind the bus stop.',
  pianoGood: 'Seats are soft. There is a quiet room by the door.',
});
