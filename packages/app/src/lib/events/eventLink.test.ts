import { expect, it } from 'vitest';
import { EVENTS } from './eventContent.ts';
import { anchorOf, linkedEvent } from './eventLink.ts';

it('an address without an event leads nowhere', () => {
  expect(linkedEvent('')).toBeUndefined();
});

it.each(['event-99', 'event-', '1', 'event-1-title', '<b>', 'event-constructor', 'x'.repeat(500)])(
  '“%s” is an event that there is not',
  (hash) => {
    expect(linkedEvent(hash)).toEqual({ id: undefined });
  },
);

it('each event is found by its own link', () => {
  for (const { id } of EVENTS) expect(linkedEvent(anchorOf(id))).toEqual({ id });
});
