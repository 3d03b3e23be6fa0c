import { createClient, getMe, listFeed } from '@friendbase/contract';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import { openMore } from '../../../../testing/outcomes/act.ts';

const FEEL = { method: 'PUT', path: '/api/posts/' } as const;

const demo = demoForEach();

/** Priya’s: two are happy about it, and Sam feels nothing yet. */
const post = () => page.getByRole('article').filter({ hasText: 'grateful for the rain' }).first();
const feeling = (name: string) => post().getByRole('button', { name: new RegExp(`^${name}, Priya`) });

async function openFeelings() {
  await render(<AppStage />);
  await openMore(post());
  await expect.element(feeling('Happy')).toBeVisible();
}

const expectOnServer = (expected: object) =>
  vi.waitFor(async () => {
    const call = createClient();
    const { id: userId } = await call(getMe, {});
    const { items } = await call(listFeed, { params: { userId }, query: {} });
    expect(items.find(({ content }) => content.includes('grateful for the rain'))).toMatchObject(expected);
  }, 10_000);

describe('W11 Feelings about a post', () => {
  it('keys: arrows lead from More through the feelings, and a press changes or takes back', async () => {
    await openFeelings();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(feeling('Well done')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(feeling('Take back: Well done')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft} ');
    await expectOnServer({ ownReaction: 'happy', reactions: { happy: 3, proud: 0 } });
    await userEvent.keyboard(' ');
    await expect.element(feeling('Happy')).toHaveFocus();
    await expectOnServer({ ownReaction: null, reactions: { happy: 2, proud: 0 } });
  });

  it('heard: how many feel so and whether it is one’s own, and the outcome once', async () => {
    await openFeelings();
    await expect.element(feeling('Happy')).toHaveAccessibleDescription('2 people');
    const said = hear();
    await feeling('Happy').click();
    await expect.poll(() => said).toEqual(['You chose: Happy.']);
    await expect.element(feeling('Take back: Happy')).toHaveAccessibleDescription('2 people');
    await userEvent.tab();
    await expect.element(feeling('Take back: Happy')).toHaveAccessibleDescription('3 people. You feel this');
  });
});

describe('a feeling about a post', () => {
  it('that is refused leaves the one that was there, and is said once', { tags: 'long' }, async () => {
    await openFeelings();
    await feeling('A hug').click();
    await expectOnServer({ ownReaction: 'hug' });
    demo.network.refuse(FEEL);
    const said = hear();
    await feeling('Sad').click();
    await expect.element(post().getByText('Your feeling is still there. Try again.')).toBeVisible();
    await expect.element(feeling('Take back: A hug')).toBeVisible();
    await expect.element(feeling('Sad')).toHaveFocus();
    await expect
      .poll(() => said.filter((text) => text.includes('feeling')))
      .toEqual(['Your feeling is still there. Try again.']);
  });

  it('leaves likes as they are, and likes leave it', { tags: 'long' }, async () => {
    await openFeelings();
    await feeling('A hug').click();
    await post()
      .getByRole('button', { name: /^Unlike, / })
      .click();
    await expect.element(feeling('Take back: A hug')).toBeVisible();
    await expectOnServer({ ownReaction: 'hug', isLikedByUser: false, likesCount: 2 });
  });
});
