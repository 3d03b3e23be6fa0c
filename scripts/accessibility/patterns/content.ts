import {
  FRAME,
  HELP,
  HOW_IT_WORKS,
  HOW_TO_PLAY,
  IN_SHORT,
  STORY_CHECKS,
  VISUAL_MODES,
} from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const content: readonly Row[] = [
  {
    number: '4.4.1',
    name: 'Use Clear Words',
    by: 'TRU',
    words: 'Words and sentences are measured by grade; FriendBase Bucks are explained where one has them.',
    tests: [
      {
        file: 'packages/app/src/words/readability.test.ts',
        title: 'need at most the grade of easy words, all together and on every screen',
      },
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'shorten no other words than those that are listed',
      },
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'say what %s is, in each catalogue that uses it',
      },
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'have no hard word where there is an easier one',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: '%s explains its hard words where they come first',
      },
    ],
  },
  {
    number: '4.4.2',
    name: 'Use a Simple Tense and Voice',
    by: 'TR',
    words: 'Buttons are verbs, and members are spoken to.',
    tests: [
      {
        file: 'packages/app/src/words/readability.test.ts',
        title: 'English needs at most grade 6, and grade 4 in easy words',
      },
    ],
    missing: 'a lint of the passive voice, which would be a warning alone; read aloud by a person',
  },
  {
    number: '4.4.3',
    name: 'Avoid Double Negatives or Nested Clauses',
    by: 'T',
    words: 'At most 20 words a sentence, and one “not” a clause.',
    tests: [
      { file: 'packages/app/src/words/words.test.ts', title: 'say “not” once in a clause' },
      { file: 'packages/app/src/words/words.test.ts', title: 'come in sentences of 20 words or fewer' },
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'have more than two commas in a sentence for a list alone',
      },
    ],
  },
  {
    number: '4.4.4',
    name: 'Use Literal Language',
    by: 'TR',
    words:
      "A founder's quote has its meaning in plain words; a video's title stands over what happens in it, in short; praise says what was done. All words were read for figures of speech, and a list holds those that were found.",
    tests: [
      { file: 'packages/app/src/words/words.test.ts', title: 'have no figure of speech' },
      IN_SHORT,
      { file: 'packages/ui-kit/src/components/Quote/Quote.stories.tsx', title: 'WithMeaning' },
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'come with the weekday, and the clock is the one that was chosen',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: '%s says in plain words what each quote means, with easy words',
      },
    ],
  },
  {
    number: '4.4.5',
    name: 'Keep Text Succinct',
    by: 'T',
    words: 'Sentences of 20 words, paragraphs of 50 at most; tips and guidelines are lists.',
    tests: [
      { file: 'packages/app/src/words/words.test.ts', title: 'come in sentences of 20 words or fewer' },
      { file: 'packages/app/src/words/words.test.ts', title: 'come in paragraphs of 50 words or fewer' },
      { file: 'packages/app/src/words/words.test.ts', title: 'are shorter than 13 words a sentence' },
    ],
  },
  {
    number: '4.4.6',
    name: 'Use Clear, Unambiguous Formatting and Punctuation',
    by: 'T',
    words:
      'The month is a word, each date says what it is to programs, and nothing is written with slashes, in the catalogues and on every page.',
    tests: [
      FRAME,
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'have no dates or choices written with slashes',
      },
      {
        file: 'packages/app/src/lib/time/dates.test.ts',
        title: 'writes the weekday and the whole month for who wants long dates',
      },
      HELP,
    ],
    missing: 'one name of the specification has an “&”: Calm & Focus',
  },
  {
    number: '4.4.7',
    name: 'Include Symbols and Letters Necessary to Decipher the Words',
    by: 'T',
    notApplicable: 'English drops no signs. Names keep theirs all the same, from sign-up to the search.',
    tests: [
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'SignUpDone' },
      { file: 'packages/app/src/lib/lists/search.test.ts', title: 'finds by “%s” alone %s' },
    ],
  },
  {
    number: '4.4.8',
    name: 'Provide Summary of Long Documents and Media',
    by: 'T',
    words: 'A video says in short what happens before Start, and each game how to play, in three lines.',
    tests: [IN_SHORT, HOW_TO_PLAY],
  },
  {
    number: '4.4.9',
    name: 'Separate Each Instruction',
    by: 'T',
    words:
      'How to play, how to add a picture and how the list of notifications works are lists, one thing a line.',
    tests: [
      HOW_TO_PLAY,
      HOW_IT_WORKS,
      { file: 'packages/app/src/words/words.test.ts', title: 'are shorter than 13 words a sentence' },
      {
        file: 'packages/games/src/frame/howToPlay.test.tsx',
        title: '%s is explained in an ordered list of three steps at most, each of 12 words or fewer',
      },
    ],
  },
  {
    number: '4.4.10',
    name: 'Use White Spacing',
    by: 'T',
    words:
      'Spacing is chosen by the member and computed; nothing is cut off in any story, with wide spacing of a reader too.',
    tests: [
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title:
          'P2, P3 and P4 Spacing, font and colours: each shows in what is computed, and nothing is asked of others',
      },
      ...STORY_CHECKS,
    ],
  },
  {
    number: '4.4.11',
    name: 'Ensure Foreground Content is not Obscured by Background',
    by: 'T',
    words:
      'Nothing sounds by itself; sounds are silent while something is read. Words of every story are measured on the ground they lie on.',
    tests: [
      {
        file: 'packages/ui-kit/src/sounds/sounds.test.tsx',
        title: 'are silent while something is read aloud',
      },
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'no audio is opened while they are off, and one is when a notice comes and they are on',
      },
      {
        file: '.storybook/checks/contrast.long.test.tsx',
        title: 'has in every theme the contrast that axe measures, of every component',
      },
      VISUAL_MODES,
    ],
  },
  {
    number: '4.4.12',
    name: 'Explain Implied Content',
    by: 'T',
    words: 'Our words have no emoji; badges and a mood say what they mean.',
    tests: [
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'have no emoji, which would need a word beside it',
      },
      {
        file: 'packages/app/src/features/home/composer/composing.test.tsx',
        title: 'heard: that the starter was added, and that it was removed',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: 'Games says of each club how hard it is, and what that means',
      },
      { file: 'packages/app/src/firstRender.test.ts', title: 'Profile says what “Active” means' },
    ],
  },
  {
    number: '4.4.13',
    name: 'Provide Alternatives for Numerical Concepts',
    by: 'T',
    words: 'Price, places, progress and days are also said in words.',
    tests: [
      { file: 'packages/ui-kit/src/numbers/numberWords.test.ts', title: 'say how full it is with %d of %d' },
      { file: 'packages/ui-kit/src/numbers/numberWords.test.ts', title: 'say what is missing with %d of %d' },
      { file: 'packages/ui-kit/src/numbers/numberWords.test.ts', title: 'say how far %d percent is' },
      { file: 'packages/ui-kit/src/numbers/countdownWords.test.ts', title: 'says of %s “%s”' },
    ],
    missing: 'a test that every number of a page has them with easy words; counts of likes have none',
  },
];
