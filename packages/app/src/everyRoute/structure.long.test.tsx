import '@friendbase/ui-kit/styles.css';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { heardOf } from '../../../../.storybook/checks/names.ts';
import { nameOf } from '../../../../.storybook/checks/seen.ts';
import { ROUTES, routesForEach, shown } from '../../testing/everyRoute.tsx';

const open = routesForEach();
afterEach(() => page.viewport(414, 896));

/** What is there more than once. */
const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

const LANDMARK = /^(banner|complementary|contentinfo|form|main|navigation|region|search)$/;
/** A section or a form is one by a name that it is given. */
const MAY_BE_LANDMARK =
  'header, nav, main, aside, footer, search, :is(section, form, [role]):is([aria-label], [aria-labelledby])';
/** Of one kind there may be several, each with a name of its own. */
const landmarks = () =>
  [...heardOf(shown(MAY_BE_LANDMARK)).values()]
    .filter(({ role }) => LANDMARK.test(role))
    .map(({ role, name }) => `${role} ${name}`);

/** Whose thing it is, is all that such a heading says. A member may have several. */
const BY_AUTHOR = /^An? \w+ by /;
const headings = () => [...heardOf(shown('h1, h2, h3, h4, h5, h6')).values()].map(({ name }) => name);

/** Links of one name that lead to more than one place. */
function ambiguousLinks(): string[] {
  const links = [...heardOf(shown('main a[href]') as HTMLAnchorElement[])];
  const places = new Set(links.map(([{ href }, { name }]) => `${name} → ${href}`));
  return repeated([...places].map((place) => place.slice(0, place.lastIndexOf(' → '))));
}

/** Fields that change which things of a list are shown. */
const FILTERS = 'main :is(input[type="search"], .fb-RadioGroup:has(.fb-ChoiceList[data-layout="chips"]))';
/** What is called by one name together with the list that it changes. */
const GROUPS = ':is([role="group"], section):is([aria-label], [aria-labelledby])';
const LISTS = 'ul, ol, [role="list"], [role="listbox"], [role="grid"]';

/** All that eyes read, also where the page has to be scrolled to. */
function read(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent } = walker.currentNode;
    const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isShown && parent?.closest('header, main, footer')) found.push((walker.currentNode as Text).data);
  }
  return found;
}

/** Counts come after the things that they count. */
async function untilSettled(): Promise<void> {
  let before: string[] = [];
  const isSettled = () => {
    const now = read();
    const isSame = now.join('\n') === before.join('\n');
    before = now;
    return isSame;
  };
  await expect.poll(isSettled, { interval: 300 }).toBe(true);
}

describe.each(ROUTES)('%s', (path) => {
  it('has six landmarks at most, and headings and links that are told apart by their words', async () => {
    await open(path);
    expect(landmarks().length).toBeLessThanOrEqual(6);
    expect(repeated(landmarks())).toEqual([]);
    expect(repeated(headings().filter((heading) => !BY_AUTHOR.test(heading)))).toEqual([]);
    expect(ambiguousLinks()).toEqual([]);
    const alone = shown(FILTERS).filter(
      (filter) => !filter.parentElement?.closest(GROUPS)?.querySelector(LISTS),
    );
    expect(alone.map(nameOf)).toEqual([]);
  });

  it('shows nothing more and nothing else where the mouse is', async () => {
    await open(path);
    await untilSettled();
    const controls = shown('header :is(a, button), main :is(a, button, select, [role=option])');
    expect(controls.length).toBeGreaterThan(3);
    for (const control of controls) {
      if (!control.isConnected || control.closest('[inert]')) continue;
      const before = read();
      await userEvent.hover(control, { force: true });
      expect(read(), nameOf(control)).toEqual(before);
    }
  });
});
