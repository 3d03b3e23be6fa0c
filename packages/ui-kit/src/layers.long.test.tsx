import { createElement, type ComponentType, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import base from './styles.css?inline';

/** As much of a story as it takes to show it. */
interface Story {
  component?: ComponentType<object>;
  args?: object;
  render?: (args: object) => ReactNode;
}

const files = import.meta.glob<Record<string, Story>>('./components/**/*.stories.tsx', { eager: true });
const sheets = Object.values(
  import.meta.glob<string>('./components/**/*.css', { query: '?inline', import: 'default', eager: true }),
);

/** Every component in every state that a story begins with. */
function Everything() {
  return Object.entries(files).flatMap(([file, { default: meta = {}, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => {
      const { component, args, render: show } = { ...meta, ...story, args: { ...meta.args, ...story.args } };
      const shown = show ? createElement(show, args) : component && createElement(component, args);
      return <div key={`${file} ${name}`}>{shown}</div>;
    }),
  );
}

/** Each property that a sheet of the kit sets. */
const words = sheets.flatMap((sheet) => sheet.match(/(?<=[{;]\s*)[a-z-]+(?=:)/g) ?? []);
const properties = [...new Set(words)].filter((word) => CSS.supports(word, 'inherit'));

/** What the browser makes of each element when the sheets come in this order. */
function stylesOf(order: readonly string[]): string[] {
  const styles = [base, ...order].map((text) =>
    Object.assign(document.createElement('style'), { textContent: text }),
  );
  document.head.append(...styles);
  const found = [...document.querySelectorAll('[class^="fb-"]:not(svg *)')].flatMap((element) => {
    const style = getComputedStyle(element);
    return properties.map(
      (name) => `${element.getAttribute('class')} ${name}: ${style.getPropertyValue(name)}`,
    );
  });
  for (const style of styles) style.remove();
  return found;
}

it.each([1280, 320])('looks the same at %i px in whatever order the sheets come', async (width) => {
  await page.viewport(width, 800);
  document.documentElement.dataset['motion'] = 'calm';
  await render(<Everything />);
  for (const sheet of document.styleSheets) sheet.disabled = true;
  const [inOrder, reversed] = [stylesOf(sheets), stylesOf(sheets.toReversed())];
  expect(new Set(reversed.filter((style, index) => style !== inOrder[index]))).toEqual(new Set());
  expect(inOrder.length).toBeGreaterThan(10_000);
  for (const sheet of document.styleSheets) sheet.disabled = false;
});

it('puts the layers in order, whichever sheet comes first', () => {
  for (const sheet of sheets)
    expect(sheet).toMatch(/^\s*(\/\*.*?\*\/\s*)?@layer reset, tokens, components, app;/s);
});
