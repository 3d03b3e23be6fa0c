export const NOT_FOUND = {
  title: '404 Page Not Found',
  kind: 'We cannot find this page. It is not your fault.',
  home: 'Go to Home',
  forDevelopers: 'For developers',
  hint: 'Did you forget to add the page to the router?',
} as const;

export const BROKEN = {
  title: 'This page did not work',
  text: 'Something went wrong on our side. Your work is kept. Please try again.',
} as const;

export const UNREACHABLE = 'We cannot reach the site right now. We keep trying.';
