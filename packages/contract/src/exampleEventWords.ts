import type { CommunityEvent } from './communityEvents.ts';

/**
 * What the examples of events say, by the names of `EVENT_PICTURES`. Here and not with the app's words, because a calendar that reads
 * the feed has no catalogue.
 */
export const EXAMPLE_EVENT_WORDS = {
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
} as const;

type Part = 'Title' | 'Text' | 'Place' | 'Address' | 'Landmark' | 'Good';

/** The title of an event in English, also of an example. For what is read without a catalogue. */
export const eventTitle = ({ example, title }: Pick<CommunityEvent, 'example' | 'title'>): string =>
  example === null ? title : EXAMPLE_EVENT_WORDS[`${example}Title`];

/** An event with its words in English, also an example. For what is read without a catalogue. */
export function eventInWords(event: CommunityEvent): CommunityEvent {
  const { example } = event;
  if (example === null) return event;
  const words = (part: Part): string => EXAMPLE_EVENT_WORDS[`${example}${part}`];
  return {
    ...event,
    title: words('Title'),
    description: words('Text'),
    place: words('Place'),
    address: words('Address'),
    landmark: words('Landmark'),
    goodToKnow: words('Good'),
  };
}
