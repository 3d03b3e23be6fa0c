import axe from 'axe-core';
import '@friendbase/ui-kit/styles.css';
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { CHOICES } from '@friendbase/ui-kit';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { renderedWords, iconProblems } from './contrast.ts';
import { setOnRoot, wish } from './emulate.ts';
import { nameOf } from './seen.ts';

type StoryFile = { default: Meta } & Record<string, StoryObj>;

const files = import.meta.glob<StoryFile>(
  '../../packages/ui-kit/src/{components,patterns}/**/*.stories.tsx',
  {
    eager: true,
  },
);

/** The rules whose outcome colours can change. Themes change nothing else but the width of lines, which moves targets. */
const rules = ['color-contrast-enhanced', 'link-in-text-block', 'target-size'];

/** What axe measures, by element. */
async function measuredByAxe() {
  const { passes, violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: rules },
    elementRef: true,
  });
  const nodes = [...passes, ...violations].flatMap(({ id, nodes: found }) => (id === rules[0] ? found : []));
  // Where axe sees nothing to measure, as in shortened lines, it says nothing.
  const ratios = new Map<Element | undefined, number>();
  for (const { element, any } of nodes) {
    const { contrastRatio = 0 } = (any[0]?.data ?? {}) as { contrastRatio?: number };
    if (contrastRatio > 0) ratios.set(element, contrastRatio);
  }
  return {
    violations: violations.map(({ id, nodes: found }) => [id, found.map(({ html }) => html)]),
    ratios,
  };
}

const composed = Object.values(files).flatMap((file) => Object.values(composeStories(file)));

/**
 * Windows and messages of all stories would lie over each other, and a window shuts off the rest of the page: here
 * they stand in the flow.
 */
function unstack(): void {
  const layers = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    /fixed|sticky/.test(getComputedStyle(element).position),
  );
  for (const part of document.querySelectorAll('[inert]')) part.removeAttribute('inert');
  for (const layer of layers) layer.style.position = 'static';
}

/** The elements of which axe and we both say how much contrast they have, and do not agree. */
const disagreements = (ratios: Map<Element | undefined, number>) =>
  renderedWords()
    .map(({ element, ratio }) => [nameOf(element), ratio, ratios.get(element) ?? ratio] as const)
    .filter(([, ours, theirs]) => Math.abs(ours - theirs) > 0.02);

// One page for all themes: axe's own measuring takes ten times as long as ours, which every story goes through.
it('has in every theme the contrast that axe measures, of every component', async () => {
  setOnRoot({ 'data-motion': 'calm' });
  await render(composed.map((Story) => <Story key={Story.id} />));
  unstack();
  for (const theme of CHOICES.theme.filter((choice) => choice !== 'system')) {
    setOnRoot({ 'data-theme': theme });
    const { violations, ratios } = await measuredByAxe();
    const different = disagreements(ratios);
    const icons = iconProblems();
    expect({ theme, violations, different, icons }).toEqual({
      theme,
      violations: [],
      different: [],
      icons: [],
    });
    expect(ratios.size).toBeGreaterThan(300);
  }
  // Here axe measures the colours that the browser has replaced, and refuses none.
  await wish({ 'forced-colors': 'active' });
  const { violations } = await measuredByAxe();
  expect([...violations, ...iconProblems()]).toEqual([]);
  await wish({});
});
