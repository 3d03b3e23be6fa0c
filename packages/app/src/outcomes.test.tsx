import type { WritingCall } from '@friendbase/contract';
import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import '@friendbase/ui-kit/styles.css';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { demoForEach } from '../testing/demoForEach.ts';
import type { Act, NoAct, Outcome } from '../testing/outcomes/act.ts';
import { isShown, outcomes } from '../testing/outcomes/outcomes.ts';

const rows = Object.entries<readonly Act[] | NoAct>(outcomes);
const acts = rows.flatMap(([, row]) => ('noAct' in row ? [] : row));
const callsWithoutAct = rows.flatMap(([call, row]) => ('noAct' in row ? [call] : []));
const sources = import.meta.glob<string>('./data/*.ts', { eager: true, query: '?raw', import: 'default' });

/** What a button says while its call is on its way is no outcome. */
const isPending = (text: string) => text.endsWith('...');

/** Presses, and tells what was heard since: said by live regions, and where it counts, the words the focus is on. */
async function pressed({ open, press }: Act, before = () => {}) {
  await open();
  before();
  const said = hearLiveRegions();
  await press();
  return async ({ heard }: Outcome) => {
    const texts = (await said()).map(({ text }) => text).filter((text) => !isPending(text));
    return 'focused' in heard ? [...texts, document.activeElement?.textContent] : texts;
  };
}

/** The one thing to be heard. */
const only = ({ heard }: Outcome) => {
  const wanted = 'focused' in heard ? heard.focused : heard.said;
  return [typeof wanted === 'string' ? wanted : expect.stringMatching(wanted)];
};

afterEach(() => page.viewport(414, 896));

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

/**
 * In the short tier each 24th act fails and each 24th is done: acts that follow each other in the table share the
 * mechanism that tells of them, and each feature has cases of its own.
 */
const actsInTier = (turn: 0 | 3) => acts.filter((_, at) => inject('isLong') || at % 24 === turn);

describe.each(actsInTier(0))('a member who $what', (act) => {
  const demo = demoForEach(act.scenario);

  it('sees and hears once that it failed', async () => {
    const heard = await pressed(act, () => demo.network.refuse(act.call));
    await expect.poll(() => isShown(act.failed.shown)).toBe(true);
    await expect.poll(() => heard(act.failed)).toEqual(only(act.failed));
  });
});

describe.each(actsInTier(3))('a member who $what', (act) => {
  demoForEach(act.scenario);

  it('sees and hears once that it is done', async () => {
    const heard = await pressed(act);
    await expect.poll(() => isShown(act.done.shown)).toBe(true);
    await expect.poll(() => heard(act.done)).toEqual(only(act.done));
  });
});

/** A second place that says what the first one says, as two parts of a page do that tell of the same. */
function sayEverythingTwice(): void {
  const echo = document.createElement('div');
  echo.role = 'status';
  document.body.append(echo);
  const observer = new MutationObserver((changes) => {
    const said = changes.filter(
      ({ target }) =>
        target instanceof Element && target !== echo && target.matches('[role=status], [role=alert]'),
    );
    for (const text of said.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent)))
      echo.append(Object.assign(document.createElement('p'), { textContent: text }));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    echo.remove();
  });
}

describe('a page that says everything twice', () => {
  const act: Act = outcomes.createPost[0]!;
  const demo = demoForEach(act.scenario);

  it('is found by what is heard', async () => {
    const heard = await pressed(act, () => {
      demo.network.refuse(act.call);
      sayEverythingTwice();
    });
    const [once] = only(act.failed);
    await expect.poll(() => heard(act.failed)).toEqual([once, once]);
  });
});

describe('the table', () => {
  it.each(callsWithoutAct)('is right that no press makes the call: %s', (call) => {
    const mutations = Object.values(sources).flatMap((source) => source.match(/mutation\(\[[^\]]*\]/g) ?? []);
    expect(mutations.filter((mutation) => mutation.includes(`'${call}'`))).toEqual([]);
  });

  it('does not compile without one of them', () => {
    const { createPost, ...others } = outcomes;
    // @ts-expect-error -- the row of `createPost` is missing
    others satisfies Record<WritingCall, unknown>;
    ({ ...others, createPost }) satisfies Record<WritingCall, unknown>;
    expect(others).not.toHaveProperty('createPost');
  });
});
