import {
  COLOURS,
  EVERY_PAGE_OF_THE_MENU,
  FRAME,
  HELP,
  NO_POWERS,
  STOPS_OF_AUTH,
  STOPS_OF_HOME,
  STORY_CHECKS,
  STORY_IN_WORDS,
  STRUCTURE,
} from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const operable: readonly Row[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    by: 'T',
    words:
      'Every journey is walked by keyboard alone, and each widget has its keys. Who has Tab and Enter alone chooses that Tab goes to every button.',
    tests: [
      {
        file: 'packages/app/e2e/both/newcomer.spec.ts',
        title: 'a newcomer signs up, shares a post, likes it and logs out, by keyboard alone',
      },
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title:
          'P14 Tab goes to every button: who has this key and Enter alone opens a picture and writes a comment',
      },
      {
        file: 'packages/games/src/memory/MemoryGame.test.tsx',
        title: 'keys: arrow keys and Enter finish a game',
      },
      {
        file: 'packages/games/src/story/StoryPlayer.test.tsx',
        title: 'keys: is finished with Tab and Enter alone, at the member’s pace, by what is heard',
      },
      {
        file: 'packages/ui-kit/src/components/DropZone/DropZone.test.tsx',
        title: 'keys: Tab leads to “Choose files”, “%s” opens the chooser',
      },
      {
        file: 'packages/app/e2e/both/leaving.spec.ts',
        title: 'a member takes their things along, leaves, and comes back, by keyboard alone',
      },
      {
        file: 'packages/app/src/everyRoute/scanner.long.test.tsx',
        title: '%s: one switch comes to what one came for, and presses it, within half a minute',
      },
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    by: 'T',
    words:
      'Tab goes through each route to its end, and out of it; a dialog is left by Escape and Close, a board by Tab.',
    tests: [
      STOPS_OF_HOME,
      STOPS_OF_AUTH,
      {
        file: 'packages/ui-kit/src/components/Dialog/Dialog.test.tsx',
        title: 'keys: %s leaves, and the focus returns to the opener',
      },
      {
        file: 'packages/ui-kit/src/patterns/MessageLog/MessageLog.test.tsx',
        title: 'keys: Tab goes to earlier messages, to the messages and out of them',
      },
      {
        file: 'packages/ui-kit/src/patterns/Board/Board.test.tsx',
        title: 'keys: the board is one Tab stop, and takes the focus back where it was left',
      },
      {
        file: 'packages/app/src/everyRoute/keyboard.long.test.tsx',
        title: 'has the stops of Tab that are written down, in the order of what is seen',
      },
    ],
  },
  {
    number: '2.1.3',
    name: 'Keyboard (No Exception)',
    by: 'T',
    words:
      'As 2.1.1, without exception: no key needs speed or holding, and games are finished by Tab and Enter alone.',
    tests: [
      {
        file: 'packages/games/src/memory/MemoryGame.test.tsx',
        title: 'keys: Tab and Enter alone finish one, as with one switch',
      },
      {
        file: 'packages/games/src/numbers/NumbersGame.test.tsx',
        title: 'keys: a switch, Tab and Enter, repeats three numbers step by step, without any time',
      },
      {
        file: 'packages/games/src/math/MathGame.test.tsx',
        title: 'is played with one switch: Tab and Enter alone, without any time',
      },
      {
        file: 'packages/games/src/wordGame/WordGame.test.tsx',
        title: 'is played with one switch: Tab and Enter alone, without any time',
      },
      {
        file: 'packages/games/src/breathing/BreathingGuide.test.tsx',
        title: 'keys: is finished by Tab and Enter alone, by what is heard, in no time',
      },
    ],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    by: 'T',
    words:
      "Letters and digits change nothing on any page of the menu; digits work on the pads alone; a moderator's single keys can be turned off.",
    tests: [
      {
        file: 'packages/app/src/everyPage.long.test.tsx',
        title:
          'stays as it is at letters and digits that nobody asked for, and as the focus goes from control to control',
      },
      {
        file: 'packages/ui-kit/src/patterns/Pads/Pads.test.tsx',
        title: 'keys: digits outside the pads, others, and those of a shortcut press nothing',
      },
      {
        file: 'packages/app/src/features/moderation/moderating.test.tsx',
        title: 'is not made by a key that was turned off',
      },
    ],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    by: 'T',
    words:
      'A message stays as long as the member wants, games wait or go ten times slower, and no session ends by time.',
    tests: [
      {
        file: 'packages/app/src/notices/createNotices.test.ts',
        title: 'until they are closed: still there after an hour, held or not',
      },
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title: 'P6 Message time: a message stays until it is closed',
      },
      {
        file: 'packages/games/src/memory/machine.test.ts',
        title: 'two different cards stay open for long, until they are turned back',
      },
      {
        file: 'packages/games/src/story/machine.test.ts',
        title: 'moves on after 200 ms × %i, not a moment before',
      },
      {
        file: 'packages/games/src/numbers/machine.test.ts',
        title: 'is played to five numbers without any time, by presses that are all answered',
      },
    ],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    by: 'T',
    words: 'What plays can be paused, rests out of sight, and does not move where less is wished.',
    tests: [
      {
        file: 'packages/games/src/story/StoryPlayer.test.tsx',
        title: 'keys: plays, pauses, goes on and starts over, and the focus stays on the button',
      },
      { file: 'packages/games/src/breathing/BreathingGuide.test.tsx', title: 'pauses out of sight' },
      {
        file: 'packages/games/src/breathing/BreathingGuide.test.tsx',
        title: 'has a circle, hidden from screen readers, only where things may move',
      },
      {
        file: 'packages/ui-kit/src/tokens/wishes.test.tsx',
        title: 'turns a spinner, and not when less is asked for',
      },
      {
        file: 'packages/app/src/everyRoute/rest.long.test.tsx',
        title: '%s: for a minute nothing is heard, nothing changes, and nothing moves',
      },
    ],
  },
  {
    number: '2.2.3',
    name: 'No Timing',
    by: 'T',
    words: 'Four games, a story and the breathing are finished while no time goes by, for the same points.',
    tests: [
      {
        file: 'packages/games/src/memory/machine.test.ts',
        title: 'a game is finished while no time goes by',
      },
      {
        file: 'packages/games/src/numbers/machine.test.ts',
        title: 'is played to five numbers without any time, by presses that are all answered',
      },
      {
        file: 'packages/games/src/math/MathGame.test.tsx',
        title: 'is played with one switch: Tab and Enter alone, without any time',
      },
      {
        file: 'packages/games/src/wordGame/WordGame.test.tsx',
        title: 'is played with one switch: Tab and Enter alone, without any time',
      },
      {
        file: 'packages/games/src/story/machine.test.ts',
        title: 'is finished by presses alone, with no time at all, for the same reward',
      },
      {
        file: 'packages/games/src/breathing/machine.test.ts',
        title: 'is finished by presses alone with %s, with no time at all',
      },
    ],
  },
  {
    number: '2.2.4',
    name: 'Interruptions',
    by: 'T',
    words: 'With “None until I look” what happened waits behind the bell.',
    tests: [
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title: 'P7 Interruptions: with none, what happened waits behind the bell',
      },
      {
        file: 'packages/app/src/notices/createNotices.test.ts',
        title: 'a message that is held back disturbs none on screen',
      },
      { file: 'packages/app/src/features/messages/together.test.tsx', title: 'is shown and not said: %s' },
    ],
  },
  {
    number: '2.2.5',
    name: 'Re-authenticating',
    by: 'T',
    words: 'A lost session comes back to the same place, words, dialog and game.',
    tests: [
      {
        file: 'packages/app/e2e/both/member.spec.ts',
        title: 'a member whose session ends finds place and words again',
      },
      {
        file: 'packages/app/e2e/both/clubs.spec.ts',
        title: 'a session that is lost in the middle of a game',
      },
      {
        file: 'packages/app/src/session/PreservedPlace.test.tsx',
        title: 'keeps what was typed in a dialog, and the place in it',
      },
      {
        file: 'packages/app/e2e/both/profile.spec.ts',
        title: 'a session that is lost while the profile is edited',
      },
    ],
  },
  {
    number: '2.2.6',
    name: 'Timeouts',
    by: 'T',
    words: 'Nothing ends by resting; words are kept for seven days.',
    tests: [
      { file: 'packages/app/src/lib/forms/drafts.test.ts', title: 'are stored for 7 days and not longer' },
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title: 'P15 Unfinished writing: kept for a week also after log out, or not at all',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title:
          'sign-up says how long it takes, what one needs and how long words are kept, before its first field',
      },
    ],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    by: 'T',
    words: 'No more than three things change in a second, at every pace.',
    tests: [
      {
        file: 'packages/games/src/numbers/timing.test.ts',
        title: 'no more than three things change on the screen within a second',
      },
    ],
  },
  {
    number: '2.3.2',
    name: 'Three Flashes',
    by: 'T',
    words: 'As 2.3.1.',
    tests: [
      {
        file: 'packages/games/src/numbers/timing.test.ts',
        title: 'no more than three things change on the screen within a second',
      },
    ],
  },
  {
    number: '2.3.3',
    name: 'Animation from Interactions',
    by: 'T',
    words: 'Calm or the wish of the system stops what moves, at every stop of a journey and in every story.',
    tests: [
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title: 'P5 Motion: calm stops what moves, and full moves it also where the system asks for less',
      },
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'is accessible with forced colours, more contrast, dark, and reduced motion',
      },
      ...STORY_CHECKS,
      {
        file: 'packages/games/src/story/StoryPlayer.test.tsx',
        title: 'Gratitude shows no picture where nothing may move, and its words stay',
      },
    ],
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    by: 'T',
    words: 'The first Tab is the skip link, F6 goes round the parts of a page.',
    tests: [
      {
        file: 'packages/ui-kit/src/patterns/PageFrame/PageFrame.test.tsx',
        title: 'keys: Tab first reaches the skip link, and Enter leads to the main part',
      },
      {
        file: 'packages/app/src/features/frame/MemberFrame.test.tsx',
        title: 'keys: Tab on a page that has just loaded begins at the skip link',
      },
      { file: 'packages/app/e2e/both/focus.spec.ts', title: 'F6 has four stops, also after More was used' },
    ],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    by: 'T',
    words: 'The title names page and product, and says “Error: ” while a form has one.',
    tests: [
      EVERY_PAGE_OF_THE_MENU,
      {
        file: 'packages/app/e2e/both/focus.spec.ts',
        title: 'the window title follows the tab, also after a failed log in',
      },
      {
        file: 'packages/app/src/lib/page/windowTitle.test.tsx',
        title: 'says “Error: ” only while the form with the error is on show',
      },
    ],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    by: 'T',
    words: 'After every step of every journey something has the focus; what is removed gives it to the next.',
    tests: [
      STOPS_OF_HOME,
      {
        file: 'packages/ui-kit/src/patterns/CommentList/CommentList.test.tsx',
        title: 'gives the focus to the next comment when one goes',
      },
      {
        file: 'packages/ui-kit/src/patterns/RequestCard/RequestList.test.tsx',
        title: 'keys: after Accept the focus is on the next Accept, after the last one on the heading',
      },
      {
        file: 'packages/ui-kit/src/patterns/MediaList/MediaList.test.tsx',
        title: 'keys: after removing the %s the focus is on “%3$s”',
      },
      {
        file: 'packages/app/src/features/home/feed/deleting.test.tsx',
        title: 'goes with the answer, says so in its place, once, and gives the focus to the next post',
      },
      { file: 'packages/app/e2e/demo/planted.spec.ts', title: 'a focus that is lost is found' },
    ],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    by: 'T',
    words:
      'Repeated buttons begin with the word that is seen and go on with what they are about; engines refuse two links of one name to two places.',
    tests: [
      FRAME,
      EVERY_PAGE_OF_THE_MENU,
      {
        file: 'packages/app/src/features/home/feed/liking.test.tsx',
        title: 'heard: a heading with the author, and Like with whose post it is and how many like it',
      },
      {
        file: 'packages/app/src/features/moderation/moderating.test.tsx',
        title: 'tells cases of the same kind apart, and leads to the heading of the one that was chosen',
      },
    ],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    by: 'T',
    words:
      'The menu, the pages behind Help, links on Home, notifications. The accessibility statement is behind Help and on Donations.',
    tests: [
      HELP,
      {
        file: 'packages/app/e2e/both/notices.spec.ts',
        title: 'what is behind the bell leads to a chat and back',
      },
      {
        file: 'packages/app/src/features/home/nextEvent.long.test.tsx',
        title: 'the next event stands beside the feed, and its one link leads to it',
      },
      {
        file: 'packages/app/src/help/HelpDialog.test.tsx',
        title: 'leads to each page of the menu, so that there are two ways to it',
      },
    ],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    by: 'TR',
    words:
      'Headings say their subject, fields their question. Only what one member wrote can have one heading twice, which names the author.',
    tests: [
      { file: 'packages/app/src/lib/page/windowTitle.test.tsx', title: 'names the page, then the product' },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: '%s is rendered whole, with what the policy allows',
      },
      STRUCTURE,
    ],
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    by: 'T',
    words: 'A ring of 3 px in each theme, measured at every stop of every route, which is in full view.',
    tests: [
      STOPS_OF_HOME,
      COLOURS,
      {
        file: '.storybook/checks/pictures/stored.test.ts',
        title: 'has one picture of each story, and none of a story that is no more',
      },
      {
        file: 'packages/app/src/everyRoute/keyboard.long.test.tsx',
        title: 'shows where the focus is at every stop, %s',
      },
    ],
  },
  {
    number: '2.4.8',
    name: 'Location',
    by: 'T',
    words: 'One link of the menu is the current one, on every page that it leads to.',
    tests: [FRAME, EVERY_PAGE_OF_THE_MENU],
  },
  {
    number: '2.4.9',
    name: 'Link Purpose (Link Only)',
    by: 'T',
    words: 'As 2.4.4.',
    tests: [FRAME, EVERY_PAGE_OF_THE_MENU, STRUCTURE],
  },
  {
    number: '2.4.10',
    name: 'Section Headings',
    by: 'T',
    words: 'Sections, cards and parts of stories have headings without gaps.',
    tests: [
      FRAME,
      STORY_IN_WORDS,
      {
        file: 'packages/app/src/everyRoute/rest.long.test.tsx',
        title: '%s: three paragraphs have a heading between them',
      },
    ],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    by: 'T',
    words:
      'Each stop is in full view at its middle and 4 px inside its corners, with a message showing, at two widths.',
    tests: [
      STOPS_OF_HOME,
      STOPS_OF_AUTH,
      {
        file: 'packages/ui-kit/src/components/ToastRegion/ToastRegion.test.tsx',
        title: 'moves to another corner when it would cover what has the focus',
      },
    ],
  },
  {
    number: '2.4.12',
    name: 'Focus Not Obscured (Enhanced)',
    by: 'T',
    words: 'As 2.4.11, at every stop of every route, at 400 % and with text twice as large too.',
    tests: [
      STOPS_OF_HOME,
      STOPS_OF_AUTH,
      {
        file: 'packages/app/e2e/both/focus.spec.ts',
        title: 'the focus comes to Help without moving the page, at ${viewport.width} px',
      },
      {
        file: 'packages/app/e2e/demo/planted.spec.ts',
        title: 'what covers a control that has the focus is found',
      },
      {
        file: 'packages/app/e2e/demo/planted.spec.ts',
        title: 'a message that covers what it speaks of is found',
      },
      {
        file: 'packages/app/src/everyRoute/keyboard.long.test.tsx',
        title: 'shows where the focus is at every stop, %s',
      },
    ],
  },
  {
    number: '2.4.13',
    name: 'Focus Appearance',
    by: 'T',
    words:
      'One ring, whose colour is computed against all grounds in each theme; its width and contrast are measured at every stop of every route.',
    tests: [
      COLOURS,
      {
        file: 'packages/ui-kit/src/tokens/wishes.test.tsx',
        title: 'the colours are the reader’s, with theme %s',
      },
      {
        file: 'packages/app/src/everyRoute/keyboard.long.test.tsx',
        title: 'shows where the focus is at every stop, %s',
      },
    ],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    by: 'T',
    words: 'A swipe closes a message where the member wants that, and a button does the same.',
    tests: [
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title: 'P14 Swipe: it closes a message only as long as the member wants that',
      },
      {
        file: 'packages/ui-kit/src/components/ToastRegion/ToastRegion.test.tsx',
        title: 'keys: Enter on Close leads back as well',
      },
      {
        file: 'packages/ui-kit/src/patterns/PictureViewer/PictureViewer.test.tsx',
        title: 'makes a picture larger by button, moves it by arrow keys, and starts over with the next',
      },
    ],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    by: 'T',
    words: 'A press counts when it is let go: late events of a busy device press nothing twice or elsewhere.',
    tests: [
      {
        file: 'packages/ui-kit/src/focus/ignoreGhostClicks.test.tsx',
        title: 'presses once, and its late mouse events leave what came in its place',
      },
      {
        file: 'packages/app/src/lib/hydration/hydratedLater.test.tsx',
        title: 'presses once after a finger that began to scroll on the button',
      },
      { file: 'packages/ui-kit/src/components/Button/Button.test.tsx', title: 'does nothing' },
      { file: 'packages/ui-kit/src/components/Tabs/Tabs.test.tsx', title: 'opens nothing where it %s' },
      {
        file: 'packages/ui-kit/src/patterns/Board/Board.test.tsx',
        title: 'turns neither that card nor the one below the finger',
      },
    ],
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    by: 'T',
    words: 'The words that are seen begin each name, on every page.',
    tests: [
      FRAME,
      {
        file: 'packages/app/src/features/home/feed/liking.test.tsx',
        title: 'heard: a heading with the author, and Like with whose post it is and how many like it',
      },
      {
        file: 'packages/app/src/everyRoute/names.long.test.tsx',
        title: '%s has no control that is called other than what is read on it',
      },
      {
        file: 'packages/app/src/everyRoute/names.long.test.tsx',
        title: '$name has none either, and fits a phone',
      },
    ],
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    by: 'T',
    notApplicable: 'Nothing is worked by moving the device, and a lint keeps it so.',
    tests: [NO_POWERS],
  },
  {
    number: '2.5.5',
    name: 'Target Size (Enhanced)',
    by: 'T',
    words: '44 px, 56 where the member wants large ones: every story, and Home with its settings.',
    tests: [
      ...STORY_CHECKS,
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title:
          'P14 Large buttons, Help on the left: all of it grows and moves at ${width} px, and nothing breaks',
      },
      {
        file: 'packages/ui-kit/src/patterns/SiteHeader/SiteHeader.test.tsx',
        title: 'has everything in one row of full targets, 8 px apart, at 1280 px',
      },
    ],
  },
  {
    number: '2.5.6',
    name: 'Concurrent Input Mechanisms',
    by: 'T',
    words: 'Journeys are gone by keyboard, mouse and finger.',
    tests: [
      {
        file: 'packages/app/e2e/both/clubs.spec.ts',
        title: 'a member finds a club, solves a sum, leaves, and goes on after a reload',
      },
      {
        file: 'packages/app/e2e/both/tournaments.spec.ts',
        title: 'a member keeps the points, then joins, redeems, and finds the code after a reload',
      },
      {
        file: 'packages/games/src/memory/MemoryGame.test.tsx',
        title: 'keys: a pair is found by a key and then a press, and by a press and then a key',
      },
    ],
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    by: 'T',
    words: 'Files are added by a button or pasted; settings are chosen, never dragged.',
    tests: [
      {
        file: 'packages/app/e2e/both/pictures.spec.ts',
        title: 'a member shares a picture that came after a reload and two failed tries',
      },
      {
        file: 'packages/app/src/comfort/ComfortDialog.test.tsx',
        title: 'keys: arrows choose, nothing is dragged, and no Save is to be found',
      },
    ],
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    by: 'T',
    words: 'As 2.5.5.',
    tests: [
      ...STORY_CHECKS,
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title:
          'P14 Large buttons, Help on the left: all of it grows and moves at ${width} px, and nothing breaks',
      },
      {
        file: 'packages/app/src/everyRoute/axe.long.test.tsx',
        title: '%s has nothing in any window that axe finds, with the stricter rules',
      },
    ],
  },
];
