// By itself: the route reads it from the address, and so it comes with every page.

/** Source: product spec §3 “event”. */
export const EVENT_TYPES = ['dance', 'outing', 'concert'] as const;
export type EventType = (typeof EVENT_TYPES)[number];
