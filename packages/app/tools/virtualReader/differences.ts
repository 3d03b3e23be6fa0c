import type { Difference } from './compare.ts';
import { OF_JOURNEYS } from './differencesOfJourneys.ts';

/** What each of the two says of everything, or of one thing wherever it comes. */
const OF_ALL: readonly Difference[] = [
  {
    who: 'Orca',
    what: /^(?:Focus|Browse) mode$/u,
    why: 'Orca has two modes, and says which one it is in. The virtual reader has none.',
  },
  {
    who: 'Orca',
    what: /^(?:.* – )?FriendBase document web$/u,
    why: 'The virtual reader reads the page, not its title.',
  },
  {
    who: 'virtual',
    what: /^document$/u,
    does: /^opens /u,
    why: 'It begins with the role of what it reads.',
  },
  { who: 'Orca', what: /^Page has \d/u, why: 'Orca counts what is on a page as it opens.' },
  {
    who: 'Orca',
    what: /^Skip to main content link$/u,
    does: /^opens /u,
    why: 'Orca reads the first thing of a page as it opens; the virtual reader waits for a key.',
  },
  {
    who: 'Orca',
    what: /^leaving (?:\w+|main content)$/u,
    why: 'Orca says what is left. The virtual reader does so only where it reads on.',
  },
  {
    who: 'Orca',
    what: /(?:^| )clickable$/u,
    isInside: true,
    why: 'Chromium tells of a listener on the whole page, see docs/accessibility/manual-checks.md.',
  },
  {
    who: 'Orca',
    what: /(?<!^not)(?: \d+ bullet characters)? selected$/u,
    isInside: true,
    why: 'Orca says that the text of a field is selected as Tab comes to it.',
  },
  { who: 'Orca', what: / password text$/u, isInside: true, why: 'The library knows no role of a password.' },
  {
    who: 'virtual',
    what: /(?<=assword[\w ]* \(needed\)) quiet [a-z ]+$/u,
    isInside: true,
    why: 'The library reads the characters of a password aloud; Orca says bullets.',
  },
  {
    who: 'virtual',
    what: /(?<=page tab) selected$/u,
    isInside: true,
    why: 'Of a tab the virtual reader says that it is selected; Orca does not.',
  },
  {
    who: 'Orca',
    what: /^(?:banner|main content|article|form|(?:[\w ]+ )?List with \d+ items?|Nesting level 1)$/u,
    why: 'What has no name, and lists: the virtual reader is asked for the groups with a name that the focus comes into.',
  },
  {
    who: 'virtual',
    what: /^(?:form|region) /u,
    does: /^(?:Tab|Return|h)$/u,
    why: 'Where the focus jumps, Orca may leave out the group that it comes into.',
  },
  {
    who: 'Orca',
    what: /^(?:form Log in|Log In page tab)$/u,
    does: /^Return$/u,
    why: 'As the form to log in comes, Orca says twice where it is; the virtual reader hears the field that has the focus.',
  },
  {
    who: 'Orca',
    what: /^selected radio button$/u,
    does: /^Down$/u,
    why: 'The library reads the attribute `checked`, which says what was chosen first, and not what is chosen.',
  },
  {
    who: 'virtual',
    what: /^not selected radio button$/u,
    does: /^Down$/u,
    why: 'The same: what was not chosen at first is not chosen for it.',
  },
  {
    who: 'Orca',
    what: /./u,
    does: /^lets Orca read to the end$/u,
    why: 'Reading on is not compared line by line: for Orca roles are lines of their own. What must be heard in it, the journey itself says.',
  },
  {
    who: 'virtual',
    what: /./u,
    does: /^lets Orca read to the end$/u,
    why: 'The same: the library says the end of each group, and of each paragraph.',
  },
];

export const DIFFERENCES: readonly Difference[] = [...OF_ALL, ...OF_JOURNEYS];
