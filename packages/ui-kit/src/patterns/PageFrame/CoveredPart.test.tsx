import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { DEFAULTS, type Preferences } from '../../preferences/preferences.ts';
import { PreferencesProvider, usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { coverPage } from '../../stores/cover.ts';
import { CoveredStores, CoverStores } from '../../stores/CoveredStores.tsx';
import { CoveredPart } from './CoveredPart.tsx';

function openStore() {
  let preferences: Readonly<Preferences> = DEFAULTS;
  const watchers = new Set<() => void>();
  return {
    current: () => preferences,
    subscribe(onChange: () => void) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    change(changes: Partial<Preferences>) {
      preferences = { ...preferences, ...changes };
      for (const tell of watchers) tell();
    },
  };
}

const Clock = () => <p>The clock has {usePreferences(({ clock }) => clock)} hours.</p>;

function Page({ store }: { store: ReturnType<typeof openStore> }) {
  return (
    <PreferencesProvider store={store}>
      <CoveredStores>
        <CoveredPart>
          <Clock />
          <p>{'One more line of a long page. '.repeat(2000)}</p>
        </CoveredPart>
        <aside>
          <CoverStores>
            <Clock />
          </CoverStores>
        </aside>
      </CoveredStores>
    </PreferencesProvider>
  );
}

const heightOf = () => document.querySelector('.fb-PageFrame-content')!.getBoundingClientRect().height;
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const clock = () => document.querySelector('.fb-PageFrame-content > p')!;
const isRendered = () => clock().checkVisibility({ contentVisibilityAuto: true });

/** Once: what is ended twice would leave the next page uncovered. */
let uncover = () => {};
function cover() {
  const end = coverPage();
  uncover = () => {
    uncover = () => {};
    end();
  };
}
afterEach(() => uncover());

it('keeps its size while it is covered, and nothing in it is rendered', async () => {
  await render(<Page store={openStore()} />);
  // The words have their size with their font, and the browser remembers it with the picture that shows it.
  await twoFrames();
  await document.fonts.ready;
  await twoFrames();
  const height = heightOf();
  expect(height).toBeGreaterThan(window.innerHeight);
  cover();
  await expect.poll(isRendered).toBe(false);
  await twoFrames();
  expect(heightOf()).toBeCloseTo(height, 0);
});

it('takes a change after the picture while it is covered, and has it when it comes back', async () => {
  const store = openStore();
  await render(<Page store={store} />);
  cover();
  await expect.poll(isRendered).toBe(false);
  flushSync(() => store.change({ clock: '24' }));
  expect(clock().textContent).not.toContain('24');
  expect(document.querySelector('aside')!.textContent).toContain('24');
  uncover();
  await expect.poll(() => clock().textContent).toContain('24');
  await expect.poll(isRendered).toBe(true);
});

it('takes a change at once while it is not covered', async () => {
  const store = openStore();
  await render(<Page store={store} />);
  flushSync(() => store.change({ clock: '24' }));
  expect(clock().textContent).toContain('24');
});
