import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storyProblems } from './checkStory.ts';
import { contrastProblems } from './contrast.ts';
import { fitProblems } from './fit.ts';
import { motionProblems } from './motion.ts';
import { targetProblems } from './targets.ts';

const show = (html: string) => (document.body.innerHTML = `<main>${html}</main>`);
const HIDDEN =
  'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)';

beforeEach(() => page.viewport(400, 400));
afterEach(() => page.viewport(414, 896));

describe('targets', () => {
  it.each([
    ['a small button', '<button style="inline-size: 43px; block-size: 60px">Go</button>'],
    ['a link on its own', '<p>Words.</p><a href="#a">Friends</a>'],
    ['a list of links', '<p><a href="#a">Friends</a> <a href="#b">Games</a></p>'],
    ['a small box whose label is small too', '<label><input type="checkbox"> Yes</label>'],
    ['a small part of a large frame', '<div role="option" style="block-size: 20px; padding: 0">One</div>'],
  ])('refuse %s', (_, html) => {
    show(html);
    expect(targetProblems()).not.toEqual([]);
  });

  it.each([
    ['a full button', '<button style="inline-size: 44px; block-size: 44px">Go</button>'],
    ['a link in a sentence', '<p>Nobody is here. <a href="#a">Find <b>friends</b></a> to start.</p>'],
    [
      'a box in a large label',
      '<label style="display: block; padding: 20px"><input type="checkbox"> Yes</label>',
    ],
    ['what only screen readers find', `<button style="${HIDDEN}">Close</button>`],
    ['what cannot be pressed now', '<div inert><button>Go</button></div>'],
  ])('take %s', (_, html) => {
    show(html);
    expect(targetProblems()).toEqual([]);
  });

  it('take a row that answers for its small radio', () => {
    show(`<style>.row { position: relative; block-size: 60px } .row label::before { content: ''; position: absolute; inset: 0 }</style>
      <div class="row"><label><input type="radio"> Yes</label></div>`);
    expect(targetProblems()).toEqual([]);
  });
});

describe('room', () => {
  it.each([
    [
      'what makes the page wide',
      '<div style="inline-size: 500px">Words</div>',
      /500 px wide in a window of 400/,
    ],
    ['what lies beyond the side', '<div style="position: fixed; left: -30px">Words</div>', /beyond the side/],
    [
      'words cut off',
      '<div style="overflow: hidden; inline-size: 40px; white-space: nowrap">A long name</div>',
      /cut off/,
    ],
    [
      'lines cut off',
      '<div style="overflow: hidden; block-size: 30px; inline-size: 60px">One two three four</div>',
      /cut off/,
    ],
    [
      'words out of their button',
      '<button style="block-size: 30px; inline-size: 70px">One two three four</button>',
      /runs out/,
    ],
    [
      'words over words',
      '<p>One two</p><p style="margin-block-start: -20px">Three four</p>',
      /over each other/,
    ],
    [
      'words over words in a list that scrolls',
      '<div style="overflow-y: auto; block-size: 90px"><p>One two</p><p style="margin-block-start: -20px">Three four</p></div>',
      /over each other/,
    ],
    [
      'a part that scrolls sideways',
      '<div style="overflow-x: auto; inline-size: 90px; white-space: nowrap">A very long name</div>',
      /scrolled sideways/,
    ],
  ])('is refused for %s', (_, html, message) => {
    show(html);
    expect(fitProblems().join('\n')).toMatch(message);
  });

  it.each([
    ['words that wrap', '<div style="inline-size: 90px; background: white">A very long name</div>'],
    [
      'what only screen readers find',
      `<span style="${HIDDEN}; white-space: nowrap">${'word '.repeat(99)}</span>`,
    ],
    ['a window over the page', '<p>One two</p><div style="position: fixed; inset: 0">Three</div>'],
    ['a list that scrolls down', '<ul style="overflow-y: auto; block-size: 40px"><li>A<li>B<li>C<li>D</ul>'],
    [
      'words where others are scrolled out of sight',
      '<ul style="overflow-y: auto; block-size: 40px; margin: 0"><li>A<li>B<li>C<li>D</ul><ul style="margin: 0"><li>E</ul>',
    ],
  ])('is enough for %s', (_, html) => {
    show(html);
    expect(fitProblems()).toEqual([]);
  });
});

describe('motion', () => {
  it.each([
    [
      'what turns',
      '<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 1s infinite">o</p>',
    ],
    ['what would move when it changes', '<p style="transition: translate 150ms">o</p>'],
  ])('refuses %s', (_, html) => {
    show(html);
    expect(motionProblems()).toHaveLength(1);
  });

  it('takes changes that are instant', () => {
    show('<p style="transition: translate 0s">o</p>');
    expect(motionProblems()).toEqual([]);
  });
});

describe('contrast', () => {
  it.each([
    ['grey words', '<p style="color: #5c5c5c; background: #fff">Words</p>', 1],
    ['dark grey words', '<p style="color: #595959; background: #fff">Words</p>', 0],
    ['large grey words', '<p style="font-size: 24px; color: #757575; background: #fff">Words</p>', 0],
    ['half hidden words', '<p style="color: rgb(0 0 0 / 50%); background: #fff">Words</p>', 1],
    [
      'words on a ground further out',
      '<div style="background: #000"><p style="color: #222">Words</p></div>',
      1,
    ],
  ])('of %s', (_, html, count) => {
    show(html);
    expect(contrastProblems()).toHaveLength(count);
  });
});

describe('a story', () => {
  beforeEach(() => page.viewport(800, 400));

  it('is refused with the visual mode in which something does not hold, and <html> is as before', async () => {
    show('<div style="min-inline-size: 30rem; block-size: 3rem">Words</div>');
    document.documentElement.dataset['theme'] = 'dark';
    expect((await storyProblems()).join('\n')).toMatch(
      /^at 200 % text: .*at 320 px: the page is 480 px wide/s,
    );
    expect(document.documentElement.dataset).toEqual(expect.objectContaining({ theme: 'dark' }));
    delete document.documentElement.dataset['theme'];
  });
});
