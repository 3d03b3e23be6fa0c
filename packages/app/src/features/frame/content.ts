export const NOT_FOUND = {
  title: '404 Page Not Found',
  kind: 'We cannot find this page. It is not your fault.',
  wayBack: 'You can go back to Home.',
  home: 'Go to Home',
  forDevelopers: 'For developers',
  hint: 'Did you forget to add the page to the router?',
} as const;

export const BROKEN = {
  title: 'This page did not open',
  text: 'This is our mistake, not yours. Your words are kept. Please try again.',
} as const;
