/** The id of an event's card on the page, which links name. Source: product spec §2 “Events”. */
export const anchorOf = (id: string): string => `event-${id}`;

/** The id of its heading, where the focus goes. */
export const headingIdOf = (id: string): string => `${anchorOf(id)}-title`;

/** The link to an event. Never in a first render: only the browser knows where the page is. */
export const addressOf = (id: string): string => `${window.location.origin}/events#${anchorOf(id)}`;

/** What the part of an address after `#` leads to among some events; nothing where there is none. */
export function linkedEvent(
  hash: string,
  events: readonly { id: string }[],
): { id: string | undefined } | undefined {
  if (hash === '') return undefined;
  return { id: events.find(({ id }) => anchorOf(id) === hash)?.id };
}
