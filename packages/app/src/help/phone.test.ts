import { describe, expect, it } from 'vitest';
import { telHref } from './phone.ts';

describe('a number to call', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a name', 'Aunt May'],
    ['a name beside a number', 'Mum 555 010 0199'],
    ['an extension', '555 010 0199 x22'],
    ['too few digits', '12345'],
    ['signs alone', '+()-'],
    ['more digits than any number has', '1234567890123456'],
    ['two plus signs', '++1 555 010 0199'],
    ['a second number', '5550100199, 5550100200'],
    ['an address of another kind', 'tel:5550100199'],
    ['a command of the phone', '*#06#'],
    ['markup', '<b>5550100199</b>'],
  ])('is not there in %s', (_, contact) => {
    expect(telHref(contact)).toBeUndefined();
  });

  it.each([
    ['5550100199', 'tel:5550100199'],
    ['+1 (555) 010-0199', 'tel:+15550100199'],
    [' 030/123 45 67 ', 'tel:0301234567'],
    ['555.010.0199', 'tel:5550100199'],
    ['５５５ ０１０ ０１９９', 'tel:5550100199'],
    ['988', 'tel:988'],
    ['911', 'tel:911'],
  ])('is found in %s', (contact, href) => {
    expect(telHref(contact)).toBe(href);
  });
});
