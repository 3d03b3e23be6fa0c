const IN_AUTH_SCREEN = [
  'signing-up',
  'logging-in',
  'recovery-card',
  'mail',
  'operator-link',
  'passkey',
  'leaving',
];

/** The journeys with a screen reader that pass through a screen or a game, by the title of its stories. */
export const JOURNEYS_THROUGH: Readonly<Record<string, readonly string[]>> = {
  'Screens/Auth screen': IN_AUTH_SCREEN,
  'Screens/Auth screen with pictures': ['pictures'],
  'Screens/Closed account': ['leaving'],
  'Screens/Clubs': ['math-game', 'word-game', 'numbers-game', 'memory-game'],
  'Screens/Comfort settings': ['comfort'],
  'Screens/Comments': ['posts'],
  'Screens/Donations': ['comfort', 'letter'],
  'Screens/Events': ['not-me'],
  'Screens/Friends': ['arrivals'],
  'Screens/Help': ['letter'],
  'Screens/Home': ['signing-up', 'posts', 'arrivals'],
  'Screens/Messages': ['messages'],
  'Screens/Notifications': ['not-me'],
  'Screens/Profile': ['about-me', 'leaving', 'passkey', 'pictures', 'recovery-card'],
  'Screens/Profile parts': ['about-me', 'not-me'],
  'Screens/Profile pictures to log in': ['pictures'],
  'Screens/Tournaments': ['tournament', 'reward'],
  'Games/Math': ['math-game'],
  'Games/Words': ['word-game'],
  'Games/Numbers': ['numbers-game'],
  'Games/Memory': ['memory-game'],
};
