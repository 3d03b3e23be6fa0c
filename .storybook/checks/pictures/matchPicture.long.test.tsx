import '@friendbase/ui-kit/styles.css';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { pictureProblems } from './matchPicture.ts';

/** A button with the ring of focus, a mark and words, in the colours of the light theme. */
const parts = `
  <button class="fb-Button" data-tone="primary" data-focus-visible style="outline: var(--focus-ring); outline-offset: var(--focus-gap)">Share Post</button>
  <i style="display: block; inline-size: 12px; block-size: 12px; margin-block-start: 8px; background: #c8c8c8"></i>
  <p>Nobody has shared a post today.</p>`;

/** A component is compared at its size, a screen at half of it. */
const sizes = [
  ['a component', 300, 150],
  ['a screen', 1000, 700],
] as const;

const show = (width: number, height: number) =>
  (document.body.innerHTML = `<main style="inline-size: ${width}px; block-size: ${height}px; background: #fff">${parts}</main>`);

const part = (name: string) => document.querySelector<HTMLElement>(name);
const changes: Record<string, () => void> = {
  'another colour of a mark': () => part('i')?.style.setProperty('background', '#b8b8b8'),
  'another colour of words': () => part('p')?.style.setProperty('color', '#1d4ed8'),
  'a mark that is gone': () => part('i')?.style.setProperty('visibility', 'hidden'),
  'a mark that lies two pixels lower': () => part('i')?.style.setProperty('translate', '0 2px'),
  'words that are gone': () => part('p')?.style.setProperty('visibility', 'hidden'),
  'another word': () => part('p')?.replaceChildren('Nobody has shared a past today.'),
  'a focus ring that is gone': () => part('button')?.style.setProperty('outline', 'none'),
  'less round corners': () => part('button')?.style.setProperty('border-radius', '2px'),
};

beforeAll(() => page.viewport(1200, 900));
afterAll(() => page.viewport(414, 896));

describe.each(sizes)('the picture of %s', (name, width, height) => {
  const story = `${name.replace(' ', '-')}--${width}`;
  const look = () => pictureProblems(story, 'packages/ui-kit/src/components/Button/Button.stories.tsx');

  // Here what was taken of a story without an accepted picture lies where the accepted one is looked for.
  const accept = async () => {
    await commands.removeFile(`.cache/pictures/${story.replace('--', '/')}-reference.png`).catch(() => {});
    show(width, height);
    return look();
  };

  it('is refused when there is no accepted one, with the command that makes one', async () => {
    const [problem = '', ...others] = await accept();
    expect(problem).toMatch(/No existing reference/);
    expect(problem).toMatch(/ npm run pictures:accept -- Button\/Button\.stories$/);
    expect(others).toEqual([]);
  });

  it('is taken when nothing has changed', async () => {
    await accept();
    expect(await look()).toEqual([]);
  });

  it.each(Object.entries(changes))('is refused for %s, with where all three lie', async (_, change) => {
    await accept();
    change();
    const [problem = ''] = await look();
    expect(problem).toMatch(/Reference screenshot:.*-reference\.png/s);
    expect(problem).toMatch(/Actual screenshot:.*-actual\.png.*Diff image:.*-diff\.png/s);
  });
});
