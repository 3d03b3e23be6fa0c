import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from './everyVisualMode.ts';
import { focusProblems } from './focus.ts';
import { colourAloneProblems } from './greyScale.ts';
import { groundProblems } from './grounds.ts';
import { labelProblems, nameProblems } from './names.ts';

const show = (html: string) => (document.body.innerHTML = `<main>${html}</main>`);

beforeEach(() => page.viewport(400, 400));
afterEach(() => page.viewport(414, 896));

describe('names', () => {
  it.each([
    ['another word than the one on it', '<button aria-label="Send it">Share Post</button>'],
    ['words from elsewhere', '<b id="a">Leo</b><button aria-labelledby="a">Like</button>'],
    ['its label at the end', '<label>Name <input aria-label="Your name"></label>'],
    ['nothing', '<button><svg width="9" height="9"></svg></button>'],
  ])('refuse a control that is called by %s', (_, html) => {
    show(html);
    expect(nameProblems()).toHaveLength(1);
  });

  it('take what is read first and more after it', () => {
    show(
      '<b id="a">Leo’s post</b><button id="b" aria-labelledby="b a">Like</button><label>Name <input></label>',
    );
    expect(nameProblems()).toEqual([]);
  });
});

describe('labels', () => {
  it.each([
    ['that nobody sees', '<input aria-label="Your name">'],
    ['that are gone with the first letter', '<input placeholder="Your name">'],
    ['of its own', '<input id="a" aria-labelledby="a" aria-label="Your name">'],
    ['that only screen readers find', '<label for="a" hidden>Your name</label><input id="a">'],
    [
      'of which one cannot be seen',
      '<b id="a">Your</b> <b id="b" hidden>name</b><input aria-labelledby="a b">',
    ],
  ])('refuse a field with words %s', (_, html) => {
    show(html);
    expect(labelProblems()).toHaveLength(1);
  });

  it('take a field beside its words', () => {
    show('<label>Name <input></label><b id="a">City</b><textarea aria-labelledby="a"></textarea>');
    expect(labelProblems()).toEqual([]);
  });
});

/** Two buttons of a group, of which one is on. */
const pair = (on: string, off = '') =>
  `<button class="one" aria-pressed="true" style="${on}">Yes</button>
   <button class="one" aria-pressed="false" style="${off}">No</button>`;

describe('grey scale', () => {
  it('refuses what only its colour tells', () => {
    show(pair('background: rgb(150 150 255)', 'background: rgb(150 190 150)'));
    expect(colourAloneProblems()).toHaveLength(1);
  });

  it.each([
    ['a border', 'border: 3px solid', 'border: 0'],
    ['bold letters', 'font-weight: 700', ''],
    ['light and dark', 'background: #000', 'background: #fff'],
  ])('takes what %s tells', (_, on, off) => {
    show(pair(on, off));
    expect(colourAloneProblems()).toEqual([]);
  });
});

describe('grounds', () => {
  it.each([
    ['a gradient', '<p style="background-image: linear-gradient(red, blue)">Words</p>'],
    [
      'a picture',
      '<div style="position: relative"><img alt="" width="200" height="80"><b style="position: absolute; inset: 0">Words</b></div>',
    ],
  ])('refuse words on %s', (_, html) => {
    show(html);
    expect(groundProblems()).toHaveLength(1);
  });

  it('take words on a ground of their own', () => {
    show(
      '<div style="background-image: linear-gradient(red, blue)"><p style="background: #fff">Words</p></div>',
    );
    expect(groundProblems()).toEqual([]);
  });
});

describe('the focus', () => {
  const RING = 'outline: 3px solid #000';
  it.each([
    ['without a ring', '<button style="outline: 0">Go</button>', /no ring/],
    ['with a ring like its ground', '<button style="outline: 3px solid #fff">Go</button>', /hard to see/],
    [
      'that something covers',
      `<button style="${RING}">Go</button><div style="position: fixed; inset: 0; background: red"></div>`,
      /covered/,
    ],
  ])('refuses a control %s', async (_, html, message) => {
    show(html);
    await userEvent.tab();
    expect((await focusProblems()).join('\n')).toMatch(message);
  });

  it('takes a control in view with a clear ring', async () => {
    show(`<button style="${RING}">Go</button>`);
    await userEvent.tab();
    expect(await focusProblems()).toEqual([]);
  });
});

describe('axe', () => {
  const PAIR = '<button class="tiny">A</button><button class="tiny">B</button>';
  const TINY =
    '<style>.tiny { inline-size: 10px; block-size: 10px; padding: 0; border: 0; margin: 0 }</style>';

  it.each([
    ['two buttons of 10 px', 'target-size', `<h1>Home</h1>${TINY}${PAIR}`],
    ['words of 5:1', 'color-contrast-enhanced', '<h1 style="color: #707070; font-size: 16px">Home</h1>'],
    ['no heading', 'page-has-heading-one', '<p>Words</p>'],
  ])('finds %s on a page', async (_, rule, html) => {
    show(html);
    expect((await axeProblems(document)).map((problem) => problem.split(':')[0])).toContain(rule);
  });

  it('asks of a part of a page nothing that is asked of pages', async () => {
    show('<p>Words</p>');
    document.body.append('Words outside of main');
    expect(await axeProblems()).toEqual([]);
  });
});
