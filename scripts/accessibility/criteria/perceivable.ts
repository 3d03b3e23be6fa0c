import {
  COLOURS,
  FRAME,
  NO_POWERS,
  STOPS_OF_AUTH,
  STOPS_OF_HOME,
  STORY_CHECKS,
  STORY_IN_WORDS,
  VISUAL_MODES,
} from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const perceivable: readonly Row[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    by: 'T',
    words:
      'Drawn people, rewards, story pictures and cards are named by what they show; a shared picture that nobody described says whose it is.',
    tests: [
      {
        file: 'packages/app/src/features/home/feed/media.test.tsx',
        title: 'say whose they are where nobody has described them',
      },
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'has a drawing and a description for everybody whom a member can choose',
      },
      { file: 'packages/ui-kit/src/patterns/Board/Board.test.tsx', title: 'heard: on a card that is %s: %s' },
      {
        file: 'packages/app/src/uploads/mediaDraft.test.ts',
        title: 'are sent in their order, each with its description',
      },
    ],
    missing: 'what members share is described only where they do it',
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only',
    by: 'T',
    words: 'A story has no sound, and its words stand below it, open with easy words.',
    tests: [STORY_IN_WORDS],
  },
  {
    number: '1.2.2',
    name: 'Captions',
    by: 'T',
    words: 'Our stories have no sound. A shared video has the keys of the browser and never plays by itself.',
    tests: [
      {
        file: 'packages/ui-kit/src/patterns/PictureViewer/PictureViewer.test.tsx',
        title: 'shows its picture and plays when somebody asks for it, by the keys of the browser',
      },
    ],
    missing:
      "captions of members' videos, which cannot be uploaded; the page says “No captions. Ask your friend what it says.”",
  },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative',
    by: 'T',
    words: 'The words of a story tell all of it.',
    tests: [STORY_IN_WORDS],
    missing: "a description of what is seen in members' videos",
  },
  { number: '1.2.4', name: 'Captions (Live)', by: 'R', notApplicable: 'Nothing is live that has a sound.' },
  {
    number: '1.2.5',
    name: 'Audio Description',
    by: 'T',
    words: 'As 1.2.3.',
    tests: [STORY_IN_WORDS],
    missing: "audio description of members' videos",
  },
  {
    number: '1.2.6',
    name: 'Sign Language',
    by: 'T',
    words: 'Our stories have no speech.',
    missing: "members' videos in sign language, which we cannot make; the accessibility statement says so",
  },
  {
    number: '1.2.7',
    name: 'Extended Audio Description',
    by: 'T',
    words: 'Our stories have no speech to pause for.',
    missing: "members' videos, as in 1.2.5",
  },
  {
    number: '1.2.8',
    name: 'Media Alternative',
    by: 'T',
    words: "Every story is told in words; members' videos are theirs, and the statement says so.",
    tests: [
      STORY_IN_WORDS,
      {
        file: 'packages/app/src/features/videos/videoContent.test.ts',
        title: 'has two stories of each category, and pictures of its own for each',
      },
    ],
  },
  { number: '1.2.9', name: 'Audio-only (Live)', by: 'R', notApplicable: 'Nothing is live that has a sound.' },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    by: 'T',
    words:
      'Headings, lists, groups and states are there for programs: axe looks at every stop of the journeys and at every story, and contracts read roles and names. The whole tree of each screen was read once and is locked.',
    tests: [
      FRAME,
      ...STORY_CHECKS,
      {
        file: 'packages/ui-kit/src/patterns/ConversationList/ConversationList.test.tsx',
        title: 'heard: who, the last message, when, and the place in the list',
      },
      {
        file: 'packages/ui-kit/src/components/Form/Form.test.tsx',
        title: 'heard: the error of a field with the field, and why a question is asked',
      },
      {
        file: 'packages/app/src/everyRoute/tree.long.test.tsx',
        title: '%s has the accessibility tree that was reviewed',
      },
    ],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    by: 'T',
    words: 'Tab goes from top to bottom, and the focus comes into view at each stop.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/Form/Form.test.tsx',
        title: 'keys: Tab goes from top to bottom',
      },
      STOPS_OF_HOME,
      {
        file: 'packages/ui-kit/src/patterns/MessageField/MessageField.test.tsx',
        title: 'keys: Tab leads through the field, Send and the quick replies',
      },
      {
        file: 'packages/app/src/everyRoute/keyboard.long.test.tsx',
        title: 'has the stops of Tab that are written down, in the order of what is seen',
      },
    ],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    by: 'T',
    words: 'No words lead to something on the page by colour, side, shape or sound.',
    tests: [
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'lead to nothing on the page by its colour, side, shape or sound',
      },
    ],
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    by: 'T',
    words: 'A turned phone goes on where it was, and games and videos fit on their side.',
    tests: [
      {
        file: 'packages/app/src/badInput.test.tsx',
        title: '%s goes on when the phone is turned, and turned back',
      },
      { file: 'packages/games/src/frame/lowWindows.test.tsx', title: '%s are whole' },
      ...STORY_CHECKS,
      VISUAL_MODES,
    ],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    by: 'T',
    words: 'Own fields have their purpose; those about somebody else have none.',
    tests: [
      {
        file: 'packages/app/src/features/auth/signingUp.test.tsx',
        title: 'tells the browser what each field of all is for, and fills nothing of somebody else',
      },
    ],
  },
  {
    number: '1.3.6',
    name: 'Identify Purpose',
    by: 'TR',
    words:
      'Parts of the page are landmarks with plain names, controls have standard roles, and an icon stands beside the word.',
    tests: [
      {
        file: 'packages/ui-kit/src/patterns/PageFrame/PageFrame.test.tsx',
        title: 'heard: header, menu, main part and help, each by its name',
      },
      FRAME,
    ],
    missing: 'symbols that a reader could exchange, for which browsers have nothing yet',
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    by: 'T',
    words: 'What is chosen, matched, on or refused differs by a mark, a border or a word too.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/FilterGroup/FilterGroup.test.tsx',
        title: 'marks the filter that is on by a check mark and a border',
      },
      {
        file: 'packages/ui-kit/src/patterns/Pads/Pads.test.tsx',
        title: 'differs in size, line and form, also without motion',
      },
      {
        file: 'packages/ui-kit/src/components/Switch/Switch.test.tsx',
        title: 'is heard by its name, state and description, and shows the state as a word',
      },
      {
        file: 'packages/games/src/numbers/NumbersGame.test.tsx',
        title: 'can be read at every step, silent, in forced colours and without motion',
      },
      {
        file: 'packages/ui-kit/src/components/Avatar/Avatar.test.tsx',
        title: 'have eight different patterns',
      },
      VISUAL_MODES,
    ],
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    by: 'T',
    words: 'Nothing sounds before it is asked for; Stop is silent in the same instant.',
    tests: [
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'no audio is opened while they are off, and one is when a notice comes and they are on',
      },
      {
        file: 'packages/ui-kit/src/speech/readAloudMachine.test.ts',
        title: 'is silent in the same instant in which Stop is pressed',
      },
      NO_POWERS,
    ],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    by: 'T',
    words:
      'Nothing is cut off or wider than the window with text twice as large, in every story and on pages. In small windows the words of header and bar grow less than the text, and by zoom: [0141](../decisions/0141-the-menu-is-a-bar-within-reach.md).',
    tests: [
      ...STORY_CHECKS,
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'nothing scrolls sideways with text twice as large',
      },
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title:
          'P1 Text size: everything grows, at once and before the next first paint, and nothing is cut off',
      },
      {
        file: 'packages/app/src/badInput.test.tsx',
        title:
          'Home holds endless words and no picture, with text at 200 percent and twelve settings, from right to left',
      },
      VISUAL_MODES,
    ],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    by: 'R',
    words:
      'Words on cards, stories and pictures are letters of the page, and no drawing has text in it but an initial and the names of stars, which are letters of the page too. Letters made of lines, which the test does not find, were looked for in the screenshot of every drawing and icon: a crossword, tiles and a sum have some, each in a picture of more than that, which is no image of text, and the icon of larger text has two.',
    tests: [NO_POWERS],
  },
  {
    number: '1.4.6',
    name: 'Contrast (Enhanced)',
    by: 'T',
    words:
      '7:1 in every theme, of the colours themselves, of every component as it is rendered, and of pages.',
    tests: [
      COLOURS,
      {
        file: '.storybook/checks/contrast.long.test.tsx',
        title: 'has in every theme the contrast that axe measures, of every component',
      },
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'is accessible with forced colours, more contrast, dark, and reduced motion',
      },
      {
        file: 'packages/app/src/everyRoute/axe.long.test.tsx',
        title: '%s has nothing in any window that axe finds, with the stricter rules',
      },
    ],
  },
  {
    number: '1.4.7',
    name: 'Low or No Background Audio',
    by: 'T',
    words: 'Sounds of ours are silent while something is read; one thing is read at a time.',
    tests: [
      {
        file: 'packages/ui-kit/src/sounds/sounds.test.tsx',
        title: 'are silent while something is read aloud',
      },
      { file: 'packages/ui-kit/src/components/Listen/Listen.test.tsx', title: 'heard: one thing at a time' },
      {
        file: 'packages/app/src/features/tournaments/opened/rainMachine.test.ts',
        title: 'is silent while something is read aloud, and heard again after it',
      },
    ],
  },
  {
    number: '1.4.8',
    name: 'Visual Presentation',
    by: 'T',
    words:
      'Colours, spacing, letters and length of lines are chosen, and computed as chosen; a line has 70 letters at most, or 50; nothing is justified; 200 % without sideways scrolling.',
    tests: [
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title:
          'P2, P3 and P4 Spacing, font and colours: each shows in what is computed, and nothing is asked of others',
      },
      {
        file: 'packages/app/src/everyPage.long.test.tsx',
        title: 'justifies no text, and has no line of more than %i letters where that is chosen',
      },
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'nothing scrolls sideways with text twice as large',
      },
      {
        file: 'packages/ui-kit/src/tokens/wishes.test.tsx',
        title: '%s has one and a half lines between paragraphs',
      },
    ],
  },
  {
    number: '1.4.9',
    name: 'Images of Text (No Exception)',
    by: 'R',
    words:
      'As 1.4.5. What these letters say is needed nowhere: such drawings are decoration, and their name is beside them.',
    tests: [NO_POWERS],
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    by: 'T',
    words:
      'Nothing is wider than 320 px, in every story and on pages, their menu open too; board, pads and stage fit as well.',
    tests: [
      ...STORY_CHECKS,
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'nothing scrolls sideways, and the menu opens from its bar',
      },
      {
        file: 'packages/ui-kit/src/patterns/Board/Board.test.tsx',
        title: 'fits at %i px with text at %s percent, with cards to press',
      },
      STOPS_OF_AUTH,
      VISUAL_MODES,
    ],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    by: 'T',
    words:
      'Borders, marks, rings and fills are among the pairs that are computed in each theme; in forced colours icons have the colour of their words.',
    tests: [
      COLOURS,
      { file: 'packages/ui-kit/src/tokens/themes.test.ts', title: 'knows on what every colour is shown' },
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title:
          'with forced colours icons have the colour of their words, and pictures the colours of the system',
      },
    ],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    by: 'T',
    words:
      "A reader's own spacing cuts off and covers nothing in any story, at 320 px too; the bar of the menu keeps its words.",
    tests: [
      ...STORY_CHECKS,
      {
        file: 'packages/ui-kit/src/patterns/MenuBar/MenuBar.test.tsx',
        title: 'has every word in full at 320 px for who sets letters far apart',
      },
      VISUAL_MODES,
    ],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    by: 'T',
    notApplicable: 'Nothing appears by hovering or by the focus alone: what there is to say is on the page.',
  },
];
