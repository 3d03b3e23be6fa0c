/** Who says it. */
export type Side = 'Orca' | 'virtual';

/** Something that one of the two readers says, and the other does not. */
export interface Difference {
  who: Side;
  /** A whole line, or with `isInside` words in lines. */
  what: RegExp;
  isInside?: true;
  /** The steps in which it is said; in any, if there are none. */
  does?: RegExp;
  /** The journeys in which it is said; in any, if there are none. */
  journeys?: readonly string[];
  why: string;
}

export const DIFFERENCES: readonly Difference[] = [
  {
    who: 'Orca',
    what: /^(?:Focus|Browse) mode$/u,
    why: 'Orca has two modes, and says which one it is in. The virtual reader has none.',
  },
  {
    who: 'Orca',
    what: /^.* – FriendBase document web$/u,
    why: 'The virtual reader reads the page, not its title.',
  },
  {
    who: 'virtual',
    what: /^document$/u,
    does: /^opens /u,
    why: 'It begins with the role of what it reads.',
  },
  {
    who: 'Orca',
    what: /^Page has \d/u,
    why: 'Orca counts what is on a page as it opens.',
  },
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
    what: /(?: \d+ bullet characters)? selected$/u,
    isInside: true,
    why: 'Orca says that the text of a field is selected as Tab comes to it.',
  },
  {
    who: 'Orca',
    what: / password text$/u,
    isInside: true,
    why: 'The library knows no role of a password.',
  },
  {
    who: 'virtual',
    what: / selected$/u,
    isInside: true,
    why: 'Of a tab the virtual reader says that it is selected; Orca does not.',
  },
  {
    who: 'Orca',
    what: /^(?:banner|main content|article|form|List with \d+ items?|[\w ]+ List with \d+ items?)$/u,
    does: /^(?:shift\+)?(?:Tab|Return|Left|Right|Up|Down)$/u,
    why: 'What has no name, and lists: the virtual reader is asked for the groups with a name that the focus comes into.',
  },
  {
    who: 'virtual',
    what: /^(?:form|region) /u,
    does: /^(?:Tab|Return)$/u,
    why: 'Where the focus jumps, Orca may leave out the group that it comes into.',
  },
  {
    who: 'virtual',
    what: /(?<=assword[\w ]* \(needed\)) quiet [a-z ]+$/u,
    isInside: true,
    why: 'The library reads the characters of a password aloud; Orca says bullets.',
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
    who: 'virtual',
    what: /^Press (?:four that you can remember|them in your order)\. /u,
    journeys: ['pictures'],
    why: 'The description of a group, which Orca leaves out where the focus comes into it.',
  },
  {
    who: 'virtual',
    what: /^Book push button$/u,
    does: /^Tab$/u,
    journeys: ['pictures'],
    why: 'Before Tab leaves a tool bar, React Aria gives the focus to its last button for a moment, which Orca does not hear.',
  },
];
