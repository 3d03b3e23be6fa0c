// By itself: the route reads it from the address, and so it comes with every page.

/** Source: product spec §2 “Clubs”. No club is therapeutic yet (X49). */
export const CATEGORIES = ['cognitive', 'memory', 'wellness', 'social', 'therapeutic'] as const;
export type Category = (typeof CATEGORIES)[number];
