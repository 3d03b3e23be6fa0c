import * as games from '@friendbase/games/words/en';
import * as kit from '@friendbase/ui-kit/words/en';
import type { Catalogue, Format, Message } from '@friendbase/ui-kit/words';
import * as app from '../../src/words/en/index.ts';

/**
 * What members see by the words of the product specification, to the letter, with the catalogue that says it. An argument
 * stands in braces by the name that the catalogue gives it. What is no member's is not here: words of a server that are mapped, and
 * “Missing required meta field(s)”, “Authorization required”, “Non 2xx” and “Unknown error”, to which nothing leads.
 */
export const SPECIFIED: readonly (readonly [section: string, catalogue: string, texts: readonly string[]])[] =
  [
    ['1 What the product does', 'page', ['A safe place to connect with friends']],
    ['2 Routes', 'notFound', ['404 Page Not Found']],
    ['2 Routes', 'page', ['Loading...']],
    [
      '2 Routes',
      'pages',
      ['Home', 'Friends', 'Messages', 'Events', 'Games', 'Videos', 'Tournaments', 'Donations', 'Profile'],
    ],
    [
      '2 Auth screen',
      'auth',
      [
        'Log In',
        'Sign Up',
        'Need Help?',
        'Safety First',
        'Be kind and respectful',
        'No bullying or mean comments',
        'Keep personal information private',
      ],
    ],
    ['2 Auth screen', 'logIn', ['Log In']],
    ['2 Auth screen', 'signUp', ['Sign Up']],
    [
      '2 Auth screen',
      'challengeTypes',
      [
        'Developmental Disability',
        'Cognitive Challenge',
        'Mental Health Condition',
        "I'm a Caregiver/Support Person",
      ],
    ],
    ['2 Home', 'composer', ['Create a New Post', 'Friends Only', 'Everyone', 'Share Post', 'Posting...']],
    [
      '2 Home',
      'feed',
      ['Recent Posts from Friends', 'No posts to show yet. Start by creating your first post!'],
    ],
    [
      '2 Home',
      'post',
      ['Public', 'Friends', 'Like', 'Unlike', 'View Comments ({count})', 'Hide Comments ({count})'],
    ],
    ['2 Friends', 'friends', ['My Friends', 'Friend Requests', 'Send Message', 'View Profile']],
    ['2 Friends', 'kit.requests', ['Accept', 'Decline']],
    ['2 Friends', 'people', ['Send Message']],
    ['2 Friends', 'findFriends', ['Find Friends']],
    ['2 Friends', 'notices.member', ['{count} suggestions were added.']],
    ['2 Friends', 'friendTips', ['Making Friends Safely']],
    ['2 Messages', 'messages', ['Select a conversation']],
    ['2 Messages', 'messages.chat', ['Chat Partner']],
    [
      '2 Profile',
      'profile',
      [
        'No bio added yet.',
        'Edit Profile',
        'Change Profile Picture',
        'Change Password',
        'Manage Privacy',
        'Account Status',
        'Active',
        'Log Out',
        'Logging out...',
      ],
    ],
    ['2 Profile', 'kit.editing', ['Cancel', 'Save Changes', 'Saving...']],
    ['2 Help dialog', 'helpDialog', ['Need Help?', 'Call for Help', 'Send a Message', 'Account Settings']],
    [
      '2 Donations',
      'donations.tiers',
      ['Coffee Support', 'Monthly Supporter', 'Community Champion', 'Platform Hero'],
    ],
    ['2 Donations', 'notices.outings', ['Donation Impact']],
    [
      '2 Donations',
      'donations',
      ['Your Impact', 'Enhanced Safety', 'Better Accessibility', 'Stronger Community'],
    ],
    [
      '2 Events',
      'events',
      [
        'All',
        'Dances',
        'Outings',
        'Concerts',
        '{count} people interested',
        'Join Event',
        'Joined!',
        'Share',
        'Event Started!',
        'No events found',
      ],
    ],
    [
      '2 Clubs',
      'clubs',
      [
        'All Games',
        'Brain Training',
        'Memory',
        'Wellness',
        'Social',
        'Therapeutic',
        'Join Club',
        'Play Now',
        'Quick Play',
        'Challenge Friends',
        'Group Sessions',
        'No clubs found',
      ],
    ],
    ['2 Clubs', 'clubs.games', ['Memory', 'Numbers', 'Math', 'Words']],
    ['2 Clubs', 'clubs.difficulties', ['Easy', 'Medium', 'Hard']],
    [
      '2 Videos',
      'videos',
      [
        'All Videos',
        'Positive Mindset',
        'Wellness',
        'Relaxation',
        'Motivation',
        'Social Skills',
        'Life Skills',
        'Watch',
      ],
    ],
    [
      '2 Tournaments and Rewards',
      'tournaments',
      ['You have {fbb} FriendBase Bucks', 'Loading tournaments and rewards...', 'No tournaments available'],
    ],
    ['2 Tournaments and Rewards', 'rewards', ['No rewards available']],
    ['4 States and transitions', 'games.story', ['Start Video', 'Gratitude', 'Inspire']],
    ['4 States and transitions', 'games.math', ['Try again']],
    ['4 States and transitions', 'clubs', ['Game Coming Soon!']],
    [
      '4 States and transitions',
      'clubs.names',
      [
        'Memory Match',
        'Speed Thinking',
        'Memory Palace',
        'Number Games',
        'Pattern Recognition',
        'Attention Training',
        'Brain Training',
        'Problem Solving',
        'Mood Boosters',
        'Word Puzzle Club',
        'Calm & Focus',
        'Social Games',
      ],
    ],
    ['5 Validation rules', 'notices', ['Missing Information']],
    ['5 Validation rules', 'findUsername', ['Email Required']],
    [
      '5 Validation rules',
      'signUpNotices',
      [
        'Missing Information',
        'Password Mismatch',
        'Please make sure both passwords match.',
        'Password Too Short',
        'Your password must be at least {characters} characters long.',
      ],
    ],
    [
      '5 Validation rules',
      'apiErrors',
      ['Please fill in both username and password.', 'Please enter your email address to find your account.'],
    ],
    [
      '5 Validation rules',
      'signUpErrors',
      ['Please fill in all required fields including your challenge type.'],
    ],
    ['5 Validation rules', 'memberErrors', ['Your password must be at least {characters} characters long.']],
    ['5 Validation rules', 'recovery', ['Your password must be at least {characters} characters long.']],
    ['5 Validation rules', 'rewards', ['Not Enough FBB']],
    ['7 Calls', 'notices.member', ['Request updated', 'Friend request sent!']],
    [
      '7 Calls',
      'notices.outings',
      [
        'Joined Tournament!',
        'Welcome to the tournament! Good luck!',
        'Reward Redeemed!',
        'Redemption code: {code}',
      ],
    ],
    ['8 Failures', 'notices', ['Login Failed', 'Something went wrong. Please try again.', 'Logout failed']],
    [
      '8 Failures',
      'apiErrors',
      [
        'Please check your username and password.',
        'No account found with that email address. Try signing up instead.',
      ],
    ],
    ['8 Failures', 'signUpNotices', ['Account Creation Failed']],
    [
      '8 Failures',
      'findUsername',
      ['Account Not Found', 'No account found with that email address. Try signing up instead.'],
    ],
    [
      '8 Failures',
      'notices.outings',
      ['Failed to Join', 'Could not join tournament', 'Redemption Failed', 'Could not redeem reward'],
    ],
    [
      '8 Failures',
      'notices.member',
      [
        'Error',
        'Something went wrong. Please try again.',
        'Error sending request',
        'Error sending message',
        'Error updating profile',
      ],
    ],
    [
      '8 Failures',
      'signUpErrors',
      [
        'This username is already taken. Please choose a different one.',
        'This email is already registered. Please use a different email or try logging in.',
        'Password must be at least {characters} characters long.',
        'Please try again with different information.',
      ],
    ],
    [
      '8 Successes',
      'notices',
      [
        'Welcome back!',
        "You're now logged in to The FriendBase.",
        'Account Created Successfully!',
        'Your account is being reviewed for safety. You can now use the platform.',
        'Logged out successfully',
      ],
    ],
    [
      '8 Successes',
      'findUsername',
      ['Account Information Found!', 'Your username is: {username}. You can now try logging in.'],
    ],
    ['8 Successes', 'notices.member', ['Profile updated!']],
    [
      '8 Uploads',
      'uploads',
      [
        'Upload failed',
        'Could not create thumbnail',
        'We could not fully recover {count} files. Please re-select them and resume the upload.',
        'We restored all files. You can now resume the upload.',
      ],
    ],
    ['8 Uploads', 'memberErrors', ['Request has expired']],
    ['9 Business constants', 'page', ['Recently']],
  ];

/** Every text that a message can be, with the names of its arguments in braces. */
function formsOf(message: Message): string[] {
  if (typeof message === 'string') return [message];
  const args = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` });
  let most = 1;
  const texts: string[] = [];
  for (let turn = 0; turn < most; turn += 1) {
    const choose = (forms: Readonly<Record<string, string>>) => {
      const all = Object.values(forms);
      most = Math.max(most, all.length);
      return all[turn % all.length] ?? '';
    };
    const format: Format<'en'> = {
      plural: (_, forms) => choose(forms),
      number: String,
      select: (forms) => choose(forms),
    };
    texts.push(message(args as never, format as never));
  }
  return texts;
}

const catalogues: Catalogue[] = [...Object.values(kit), ...Object.values(games), ...Object.values(app)];

/** As a whole, or with words behind it that help. */
const isSaid = (text: string, one: string) =>
  one === text ||
  one === `${text}.` ||
  one.startsWith(`${text}: `) ||
  one.startsWith(`${text.replace(/\.$/, '')}. `);

/** The messages of a catalogue that say a text of the specification. */
export function keysThatSay(text: string, name: string): string[] {
  const messages = catalogues.find((one) => one.name === name)?.messages ?? {};
  return Object.keys(messages).filter((key) => formsOf(messages[key] ?? '').some((one) => isSaid(text, one)));
}
