import { translationOf } from '@friendbase/ui-kit/words';
import type { events as reference, eventWords as contentReference } from '../en/events.ts';

export const events = translationOf<typeof reference>()('en', {
  purpose: 'Things to do with other people.',
  askFirst: 'Ask a person you trust before you go.',
  outings: 'Trips',
  outing: 'Trip',
  noneText: 'There is nothing like this now.',
  interested: ({ count }, f) =>
    f.plural(count, { one: '1 person wants to go', other: `${f.number(count)} people want to go` }),
  join: 'I want to go',
  joined: 'You are going!',
  isJoined: ({ title }) => `You go to ${title} already. Undo is next.`,
  joinedNow: ({ title }) => `You go to ${title}.`,
  noneMineText: 'Press “I want to go”. Then it is here too.',
  exampleMeans: 'We made this up. It shows what can be here.',
  feedMeans: 'Your calendar can show where you go.',
  feedSecret: 'Do not show the address to other people.',
  share: 'Copy the link',
  remind: 'When should we remind you?',
  addToCalendar: 'Put it in my calendar',
  calendarSaved: 'The file is saved. Open it. Then it is in your calendar.',
});

export const eventWords = translationOf<typeof contentReference>()('en', {
  partyTitle: 'Dance Party',
  teaDanceText: 'Slow songs, tea and cake. You can learn to dance.',
  museumText: 'We look at pictures. It is quiet then.',
  museumGood: 'It is not loud. You can go up without stairs.',
  bandText: 'A band plays songs. You can clap and sing.',
  bandGood: 'It can get loud. You can get ear covers at the door.',
  pianoTitle: 'Calm Piano Music',
  pianoText: 'You hear calm music for one hour. You can come and go.',
});
