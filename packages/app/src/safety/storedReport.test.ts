import { describe, expect, it } from 'vitest';
import { storedReport, textToStore } from './storedReport.ts';

const nothing = { reason: undefined, words: '', alsoBlock: false };

describe('a report that is stored on the device', () => {
  it.each([undefined, 'not json', '5', '{"reason":"rude","words":7,"alsoBlock":"yes"}'])(
    'is nothing where it cannot be read: %s',
    (text) => expect(storedReport(text)).toEqual(nothing),
  );

  it('takes no room while nothing is said', () => {
    expect([textToStore(), textToStore(nothing)]).toEqual(['', '']);
  });

  it('has the reason, the words and the wish to block', () => {
    const said = { reason: 'mean', words: '<b>“It hurts”</b>', alsoBlock: true } as const;
    expect(storedReport(textToStore(said))).toEqual(said);
  });
});
