import { catalogue } from '@friendbase/ui-kit/words';

/** Help beside what is not a plain control: one thing a step, at most twelve words each. Source: COGA patterns 4.4.9 and 4.8.4. */
export const howItWorks = catalogue('howItWorks', {
  show: 'How it works',
  hide: 'Hide how it works',

  files: 'pictures and videos',
  chooseFiles: 'Press “Choose files”. Choose a picture or a video.',
  describeFiles: 'Write what it shows, for people who cannot see it.',
  shareFiles: 'Press “Share Post”. It goes with your post.',

  photo: 'your picture',
  choosePhoto: 'Press “Choose files”. Choose one picture.',
  savePhoto: ({ button }: { button: string }) => `Press “${button}” to keep it.`,

  news: 'notifications',
  newest: 'The newest comes first. “New” marks what you have not seen.',
  followNews: 'Press the words below a line to go there.',
  lookAgain: 'Press “Look again” to see if more has come.',
});
