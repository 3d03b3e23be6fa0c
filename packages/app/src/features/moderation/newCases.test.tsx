import type { ModerationCase } from '@friendbase/contract';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';
import { liveStream } from '../../../testing/liveStream.ts';

const LISTS = { method: 'GET', path: '/api/moderation/cases' } as const;
const NOT_MORE = 'More cases did not load. Please try again.';
const button = (name: string | RegExp) => page.getByRole('button', { name });

let demo: Demo;
const ends: (() => void)[] = [];
beforeEach(async () => {
  await page.viewport(1280, 900);
  demo = await startDemo({ scenario: 'moderator' });
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) end();
  await demo.stop();
});

describe('a case that comes while the queue is read', () => {
  const cases = () =>
    button(/^Look at it/)
      .elements()
      .map((one) => one.getAttribute('aria-label'));

  /** The queue as it was before its first case came, on a page that hears what happens. */
  async function openBeforeOne() {
    const tell = liveStream();
    let isThere = false;
    ends.push(
      changeAnswers<ModerationCase[] | object>(LISTS, (all) =>
        Array.isArray(all) && !isThere ? all.slice(1) : all,
      ),
    );
    await render(<AppStage path="/moderation" storage={new FakeStorage()} isLive />);
    await tell({ name: 'begun', data: {}, id: '1' });
    await expect.element(button(/^Look at it/).first()).toBeVisible();
    const oneComes = () => {
      isThere = true;
      return tell({ name: 'caseWaiting', data: {}, id: '2' });
    };
    return { tell, oneComes };
  }

  it(
    'waits behind a button that moves nothing, is heard once, and comes by a press',
    { tags: 'long' },
    async () => {
      const { tell, oneComes } = await openBeforeOne();
      const [before, heard] = [cases(), hear()];
      const place = () =>
        button(/^Look at it/)
          .first()
          .element()
          .getBoundingClientRect().y;
      const [was, focused] = [place(), button(/^Look at it/).first()];
      (focused.element() as HTMLElement).focus();
      await oneComes();
      await expect.element(button('1 new case')).toBeVisible();
      await expect.poll(() => heard).toEqual(['1 new case']);
      expect([cases(), place()]).toEqual([before, was]);
      await expect.element(focused).toHaveFocus();
      // Once more is no further news.
      await tell({ name: 'caseWaiting', data: {}, id: '3' });
      await button('1 new case').click();
      await expect.poll(cases).toHaveLength(before.length + 1);
      await expect.element(button('1 new case')).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus();
      expect(heard.filter((said) => said.endsWith('new case'))).toEqual(['1 new case']);
    },
  );

  it('says that it did not come, once, and waits for another press', { tags: 'long' }, async () => {
    const { oneComes } = await openBeforeOne();
    const count = cases().length;
    await oneComes();
    await expect.element(button('1 new case')).toBeVisible();
    const heard = hear();
    const end = answerInstead(LISTS, () => errorAnswer(500, 'ourFault'));
    await button('1 new case').click();
    await expect.element(page.getByRole('main').getByText(NOT_MORE)).toBeVisible();
    await expect.poll(() => heard.filter((said) => said === NOT_MORE)).toEqual([NOT_MORE]);
    end();
    await button('1 new case').click();
    await expect.poll(cases).toHaveLength(count + 1);
    await expect.element(page.getByRole('main').getByText(NOT_MORE)).not.toBeInTheDocument();
  });

  it('is not promised where one was only decided', async () => {
    const tell = liveStream();
    let asked = 0;
    ends.push(
      changeAnswers<unknown>(LISTS, (all) => {
        asked += 1;
        return all;
      }),
    );
    await render(<AppStage path="/moderation" storage={new FakeStorage()} isLive />);
    await tell({ name: 'begun', data: {}, id: '1' });
    await expect.element(button(/^Look at it/).first()).toBeVisible();
    const before = asked;
    await tell({ name: 'caseWaiting', data: {}, id: '2' });
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect.element(button(/new case/)).not.toBeInTheDocument();
  });
});
