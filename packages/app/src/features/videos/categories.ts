// Without the videos: the address is read before the page is loaded.

/** Source: product spec §2 “Videos”. */
export const VIDEO_CATEGORIES = [
  'positive-mindset',
  'wellness',
  'relaxation',
  'motivation',
  'social-skills',
  'life-skills',
] as const;
export type VideoCategory = (typeof VIDEO_CATEGORIES)[number];
