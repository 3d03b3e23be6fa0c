import { expect, it } from 'vitest';
import { anchorOf, linkedEvent } from './eventLink.ts';

const EVENTS = [{ id: '1' }, { id: '2' }];

it('an address without an event leads nowhere', () => {
  expect(linkedEvent('', EVENTS)).toBeUndefined();
});

it.each(['event-99', 'event-', '1', 'event-1-title', '<b>', 'event-constructor', 'x'.repeat(500)])(
  '“%s” is an event that there is not',
  (hash) => {
    expect(linkedEvent(hash, EVENTS)).toEqual({ id: undefined });
  },
);

it('each event is found by its own link', () => {
  for (const { id } of EVENTS) expect(linkedEvent(anchorOf(id), EVENTS)).toEqual({ id });
});
