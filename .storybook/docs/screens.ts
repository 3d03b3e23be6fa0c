/** A screen as its docs tell of it. */
export interface ScreenDocs {
  /** The title of its stories: `Screens/Home`. */
  title: string;
  /** What a member comes for, which is whole in the first window. */
  purpose: string;
  /** Which comfort settings change more of it than its appearance and words. */
  settings: string;
}

/** What is before log in, every page of a member with what opens on it, and the frame. Source: owner's design, “First windows”. */
export const SCREENS: readonly ScreenDocs[] = [
  {
    title: 'Screens/Auth screen',
    purpose: 'To log in, to sign up one thing a step, or to find a username again.',
    settings: 'Read aloud, text size: both can be chosen here, before log in.',
  },
  {
    title: 'Screens/Auth screen with pictures',
    purpose: 'To log in by one’s own face and the pictures that one chose.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Closed account',
    purpose: 'To read why an account is closed, until when, and to ask that it is looked at again.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Home',
    purpose: 'To say how one is, by a press on a picture, and to read a whole post.',
    settings: 'Simple mode (five posts), counters, quotes, tips, asking before everyone can read.',
  },
  {
    title: 'Screens/Home/Pictures of a post',
    purpose: 'To add pictures to a post, to say what is on them, and to see how far each is.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Pictures of posts',
    purpose: 'To look at the pictures of a post, larger and one after the other.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Comments',
    purpose: 'To read what others answer to a post, and to answer.',
    settings: 'Counters.',
  },
  {
    title: 'Screens/Report',
    purpose: 'To tell moderators of something that is not OK, by a reason with its picture.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Friends',
    purpose: 'To answer who asks, and to write to a friend by their face.',
    settings: 'Simple mode, tips.',
  },
  {
    title: 'Screens/Person',
    purpose: 'To see who somebody is, and what one can do: write, ask, block.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Invitation',
    purpose: 'To see who invites, and to ask them.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Messages',
    purpose: 'To read the newest message and to answer it, in words or by a picture.',
    settings:
      'How much of an arriving message is said, waiting before a private fact is sent, read and typing.',
  },
  {
    title: 'Screens/Events',
    purpose:
      'To see the next event, who goes, and to say that one goes too; “I go to” has one’s own and their month.',
    settings: 'Simple mode (few at a time), counters, dates, clock.',
  },
  {
    title: 'Screens/Clubs',
    purpose: 'To play: four games by their pictures, then clubs by what they begin with.',
    settings: 'Pace, hints, sounds, asking before a game is left; quotes and counters.',
  },
  {
    title: 'Screens/Videos',
    purpose: 'To watch: Play stands on the picture.',
    settings: 'Pace, motion, words in place of pictures.',
  },
  {
    title: 'Screens/Tournaments',
    purpose:
      'To play for the goal of all, or to join; below are the rewards to redeem, and those that one has, to open.',
    settings: 'Simple mode hides the store; counters; asking before FBB are spent.',
  },
  {
    title: 'Screens/Donations',
    purpose: 'To read first that nothing is paid, then the ways to help.',
    settings: 'Quotes.',
  },
  {
    title: 'Screens/Profile',
    purpose: 'To see oneself as others do; the account stands below.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Profile parts',
    purpose: 'To change one thing of the account each: email, password, contact, privacy, what one is told.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Profile likings',
    purpose: 'To choose by pictures what one likes.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Profile pictures to log in',
    purpose: 'To choose the pictures that one logs in with.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Profile on this device',
    purpose: 'To be told on this device, or not.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/My reports',
    purpose: 'To see what one reported, what was decided, and to ask again.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Notifications',
    purpose: 'To see what is new, and to go where it happened.',
    settings: 'Which kinds one wants, only people one knows, quiet hours.',
  },
  {
    title: 'Screens/Comfort settings',
    purpose: 'To change everything by one of four pictures, or to find one setting by a word.',
    settings: 'All of them.',
  },
  {
    title: 'Screens/Help',
    purpose: 'To reach a person, from every page.',
    settings: 'The side on which Help stands.',
  },
  {
    title: 'Screens/Accessibility',
    purpose: 'To read what works, what does not yet, and whom to tell.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Moderation',
    purpose: 'For moderators: to see what is most urgent, and to decide on it with what stands around it.',
    settings: 'The keys for decisions.',
  },
  {
    title: 'Screens/Organize',
    purpose: 'For organizers: to make tournaments, events, rewards and picture stories, and to check a code.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Frame',
    purpose: 'The header, the bar of the menu and Help, which are around each page.',
    settings: 'How many links are in view, Simple mode, the side of Help.',
  },
  {
    title: 'Screens/Paused',
    purpose: 'To read what one cannot do while a decision holds, and until when.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/Trouble',
    purpose: 'To know what went wrong, and how to go on, on any page.',
    settings: 'None but its appearance and words.',
  },
  {
    title: 'Screens/WaitingWords',
    purpose: 'To see what waits for the network, and to take it back.',
    settings: 'None but its appearance and words.',
  },
];
