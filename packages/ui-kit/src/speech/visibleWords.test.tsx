import { describe, expect, it } from 'vitest';
import { visibleSentences } from './visibleWords.ts';
import '../styles.css';
import '../components/VisuallyHidden/VisuallyHidden.css';

function show(html: string): HTMLElement {
  document.body.innerHTML = `<div id="part">${html}</div>`;
  return document.querySelector<HTMLElement>('#part')!;
}
const read = (html: string, hasControls = false) =>
  visibleSentences(show(html), 'en-US', hasControls).map(({ text }) => text);

describe('what is read of a part of the page', () => {
  it.each([
    ['hidden', '<p hidden>secret</p>'],
    ['of no size', '<p style="display: none">secret</p>'],
    ['made invisible', '<p style="visibility: hidden">secret</p>'],
    ['for screen readers alone', '<p class="fb-VisuallyHidden">secret</p>'],
    ['hidden from screen readers, such as initials', '<span aria-hidden="true">SO</span>'],
    ['the controls of reading itself', '<span data-unspoken="">Listen</span>'],
    ['a draft', '<textarea>secret</textarea>'],
    ['in a closed panel', '<details><summary></summary><p>secret</p></details>'],
    ['in a panel that only a search opens', '<div hidden="until-found">secret</div>'],
  ])('is nothing that is %s', (_, html) => {
    expect(read(html)).toEqual([]);
  });

  it('is the visible words, a sentence at a time, across bold words and names', () => {
    expect(read('<h3>Leo</h3><p>I am <b>so</b> <bdi>happy</bdi>. Thank you!</p>')).toEqual([
      'Leo',
      'I am so happy.',
      'Thank you!',
    ]);
  });

  it('is also what is seen while screen readers get it in another form, without the drawings in it', () => {
    const html =
      '<span aria-hidden="true" data-spoken=""><span aria-hidden="true">SO</span>7 × 8</span>' +
      '<span class="fb-VisuallyHidden">7 times 8</span>';
    expect(read(html)).toEqual(['7 × 8']);
  });

  it('has words to press only where they are the choice to be made', () => {
    const html = '<p>Call now?</p><button>Call 911</button>';
    expect(read(html)).toEqual(['Call now?']);
    expect(read(html, true)).toEqual(['Call now?', 'Call 911']);
  });

  it('has what stands for a picture that did not come, and no counts of a row of actions', () => {
    const html =
      '<div role="toolbar"><ul><li><p>No picture: a beach</p></li><li><button>Make larger</button></li></ul></div>' +
      '<div role="toolbar" class="fb-ActionBar"><button>Like</button><p>4</p></div>';
    expect(read(html)).toEqual(['No picture: a beach']);
  });

  it('knows where each word stands on the page', () => {
    const part = show('<p>One. I am <b>so very</b> happy.</p>');
    const [, second] = visibleSentences(part, 'en-US', false);
    expect(second?.rangeOf({ start: 5, end: 16 }).toString()).toBe('so very hap');
    expect(second?.rangeOf({ start: 0, end: 18 }).toString()).toBe('I am so very happy');
  });
});
