import { casesInTier } from '@friendbase/contract/conformance/tier';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { WordsProvider, type Preferences } from '@friendbase/ui-kit';
import { createMemoryHistory } from '@tanstack/react-router';
import { Profiler, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from './App.tsx';
import { editComfort } from './comfort/editComfort.ts';
import { createServices, type PageParts } from './createServices.ts';
import { createOpenInPage } from './demo/openInPage.ts';
import { AuthScreen } from './features/auth/AuthScreen.tsx';
import { MemberArea } from './MemberArea.tsx';
import { SessionGate } from './session/SessionGate.tsx';

let demo: Demo;
let parts: PageParts;
let renders: number;
/** How many parts of the page have heard whether they are on the screen. */
let told: number;

class CountingObserver extends IntersectionObserver {
  constructor(tell: IntersectionObserverCallback) {
    super((seen, self) => {
      tell(seen, self);
      told += 1;
    });
  }
}

beforeEach(async () => {
  told = 0;
  vi.stubGlobal('IntersectionObserver', CountingObserver);
  demo = await startDemo({ scenario: 'busy' });
  renders = 0;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  parts.stop();
  await demo.stop();
});

const history = createMemoryHistory();
const openMedia = createOpenInPage();
const Area = (props: ComponentProps<typeof MemberArea>) => <MemberArea {...props} history={history} />;

/** Home with its first 20 posts, and how a member changes a setting there. */
async function openHome() {
  parts = createServices({ storage: new FakeStorage(), root: document.createElement('html') });
  await render(
    <Profiler id="page" onRender={() => (renders += 1)}>
      <WordsProvider store={parts.services.words}>
        <App parts={parts} openMedia={openMedia}>
          <SessionGate MemberArea={Area} authScreen={<AuthScreen />} />
        </App>
      </WordsProvider>
    </Profiler>,
  );
  await expect.element(page.getByRole('article').nth(19)).toBeInTheDocument();
  // Pictures that come render their posts too.
  await expect.poll(() => document.querySelector('svg.fb-PictureFrame-picture')).toBeNull();
  const { change } = editComfort(parts.comfort);
  return change;
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const OF_NO_PART: Partial<Preferences>[] = [
  { textSize: 200 },
  { spacing: 'wide' },
  { lineLength: 50 },
  { font: 'dyslexia' },
  { theme: 'contrast-dark' },
  { motion: 'calm' },
  { targets: 56 },
  { largeIcons: true },
  { sounds: true },
];

describe('a change of comfort settings', () => {
  it('that style sheets or machines take alone renders no part of the page again', async () => {
    const change = await openHome();
    const needDrawing = OF_NO_PART.filter((changes) => {
      // What waits to be rendered for other reasons is rendered before.
      flushSync(() => {});
      const before = renders;
      flushSync(() => change(changes));
      return renders > before;
    });
    expect(needDrawing).toEqual([]);
  });

  it.each(casesInTier<Partial<Preferences>>([{ easy: true }, { clock: '24' }], 1))(
    'of words or dates renders the posts in view, and the others after the picture: %j',
    async (changes) => {
      const change = await openHome();
      const posts = page.getByRole('article').elements();
      await expect.poll(() => told).toBe(posts.length);
      const batches: Set<Element>[] = [];
      new MutationObserver((records) => {
        const changed = records.map(({ target }) => posts.find((post) => post.contains(target)));
        batches.push(new Set(changed.filter((post) => post !== undefined)));
      }).observe(document.body, { characterData: true, childList: true, subtree: true });
      const inView = posts.filter(isInView);
      change(changes);
      await expect.poll(() => new Set(batches.flatMap((batch) => [...batch])).size).toBe(posts.length);
      expect(inView).not.toHaveLength(0);
      expect([...(batches.find(({ size }) => size > 0) ?? [])]).toEqual(inView);
    },
  );
});
