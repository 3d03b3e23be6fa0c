/** Words that more than one screen shows. */
export const DRAFTS = {
  notKept: 'This device cannot keep your words. They are here until you close this page.',
} as const;
