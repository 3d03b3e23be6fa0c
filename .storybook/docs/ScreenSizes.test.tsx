import '@friendbase/ui-kit/styles.css';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeProblems } from '../checks/everyVisualMode.ts';
import { SCREENS } from './screens.ts';
import { ScreenSizes } from './ScreenSizes.tsx';

afterEach(() => vi.unstubAllGlobals());

const STORIES = [
  { id: 'screens-home--busy', name: 'Busy', title: 'Screens/Home', type: 'story' },
  { id: 'screens-home--fresh', name: 'Fresh', title: 'Screens/Home', type: 'story' },
  { id: 'screens-home--docs', name: 'Docs', title: 'Screens/Home', type: 'docs' },
];

/** What Storybook answers to those who ask for its list. */
const listIs = (body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body)),
  );

const nameOf = ({ title }: (typeof SCREENS)[number]) => title.slice(title.lastIndexOf('/') + 1);

/** What stands below the heading of a screen. */
const partOf = (name: string): HTMLElement =>
  page.getByRole('heading', { name, exact: true }).element().parentElement!;

it('tells of every screen what it is for and which settings change it', async () => {
  listIs(JSON.stringify({ entries: STORIES }));
  await render(<ScreenSizes />);
  const headings = page.getByRole('heading', { level: 2 });
  await expect
    .poll(() => headings.elements().map(({ textContent }) => textContent))
    .toEqual(SCREENS.map(nameOf));
  for (const screen of SCREENS)
    expect([...partOf(nameOf(screen)).querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([screen.purpose, `Settings that change it: ${screen.settings}`]),
    );
});

it('leads to each scenario of a screen, and shows the first in the four windows it is made for', async () => {
  listIs(JSON.stringify({ entries: STORIES }));
  await render(<ScreenSizes />);
  await expect.element(page.getByRole('link', { name: 'Busy' })).toBeVisible();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('index.json');
  const links = [...document.querySelectorAll('a')].map(({ textContent, target, search }) => [
    textContent,
    target,
    search,
  ]);
  expect(links).toEqual([
    ['Busy', '_top', '?path=/story/screens-home--busy'],
    ['Fresh', '_top', '?path=/story/screens-home--fresh'],
  ]);
  expect(await axeProblems(page.getByRole('link', { name: 'Busy' }).element().parentElement!)).toEqual([]);
  const windows = [...partOf('Home').querySelectorAll('iframe')];
  expect(document.querySelectorAll('iframe')).toHaveLength(windows.length);
  expect(windows.map(({ title, offsetWidth, offsetHeight }) => [title, offsetWidth, offsetHeight])).toEqual([
    ['Home in 1280 × 720 px', 1280, 720],
    ['Home in 768 × 1024 px', 768, 1024],
    ['Home in 390 × 844 px', 390, 844],
    ['Home in 320 × 568 px', 320, 568],
  ]);
  for (const window of windows) {
    expect(window.getAttribute('src')).toBe('iframe.html?id=screens-home--busy&viewMode=story');
    // All of it is seen, and no more.
    const { width, height } = window.getBoundingClientRect();
    const around = window.parentElement!;
    expect([around.clientWidth, around.clientHeight]).toEqual([Math.round(width), Math.round(height)]);
  }
});

it.each([
  [
    'nothing',
    () =>
      vi.stubGlobal(
        'fetch',
        vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
      ),
  ],
  ['a page', () => listIs('<!doctype html>')],
])(
  'says how to go on where %s comes in place of the list, and still tells of the screens',
  async (_, answer) => {
    answer();
    await render(<ScreenSizes />);
    await expect.element(page.getByRole('alert')).toMatchTextContent('Reload the page to ask again.');
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(SCREENS.length);
    expect(await axeProblems()).toEqual([]);
  },
);

it('shows of each scenario how it was looked at, once that is opened', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => Response.json(address === 'index.json' ? { entries: STORIES } : {})),
  );
  await render(<ScreenSizes />);
  const part = page.getByText('How Home was looked at');
  await expect.element(part).toBeVisible();
  expect(document.querySelector('.proofs')).toBe(null);
  await part.click();
  for (const name of ['Busy', 'Fresh'])
    await expect.element(page.getByRole('heading', { name: `How ${name} was looked at` })).toBeVisible();
  await expect.element(page.getByText(/^Audit: not looked at yet/).first()).toBeVisible();
  expect(await axeProblems(part.element().closest('details')!)).toEqual([]);
});
