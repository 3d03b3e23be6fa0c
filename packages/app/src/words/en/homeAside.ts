import { catalogue } from '@friendbase/ui-kit/words';

/** Beside Home. Spec texts to the letter: product spec §2 “Home”. */
export const homeAside = catalogue('home.aside', {
  friends: 'Write to a friend',
  nextEvent: ({ date }: { date: string }) => `Next event: ${date}`,
  isExample: 'It is an example.',
  seeEvent: 'See this event',
  play: 'Play a game',
  playMemory: 'Play Memory',
  safety: 'Sharing safely',
  keepPrivate: 'Keep your address and phone number private.',
  youDecide: 'You decide who can see each post.',
  quote: 'Every person has something kind to give. Here you are welcome as you are.',
  /** Shown with easy words (COGA 4.4.4). */
  quoteMeaning: 'Everybody can be kind. You can be yourself here.',
  quoteAuthor: 'The founder of FriendBase',
});
