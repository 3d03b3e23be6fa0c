import { describe, expect, it } from 'vitest';
import { withoutAnswered } from './answered.ts';

const undecided = {
  rule: 'color-contrast',
  reason: 'bgOverlap',
  where: 'main b',
  html: '<b class="leaf">Dec</b>',
};
const row = { rule: 'color-contrast', reason: 'bgOverlap', answer: 'It is on a plain ground.' };

describe('what axe leaves to a person', () => {
  it.each([
    ['for another reason', { ...row, reason: 'bgImage' }],
    ['of another rule', { ...row, rule: 'label' }],
    ['on another element', { ...row, html: 'class="other"' }],
  ])('is not answered by a row %s, which is named as not met', (_, other) => {
    expect(withoutAnswered([undecided], [other])).toEqual({ left: [undecided], unmet: [other] });
  });

  it('is answered by its row', () => {
    expect(withoutAnswered([undecided], [row])).toEqual({ left: [], unmet: [] });
  });

  it('may be gone already where it is there only until something has loaded', () => {
    expect(withoutAnswered([], [{ ...row, isBrief: true }])).toEqual({ left: [], unmet: [] });
  });
});
