import '@friendbase/ui-kit/styles.css';
import { casesInTier } from '@friendbase/contract/conformance/tier';
import { FakeStorage } from '@friendbase/mocks/testing';
import { acceptInvitation, createClient, invitationUrl, makeInvitation } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { hear } from '../../../testing/hear.ts';
import { inviteAsKim } from '../../../testing/ownAccount.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** On the page itself: what is said stands in the page as well. */
const shown = (text: string | RegExp) => page.getByRole('main').getByText(text);
const open = (path: string) => render(<AppStage path={path} storage={new FakeStorage()} />);

describe('an invitation that was given to a member', () => {
  const demo = demoForEach();

  it.each(
    casesInTier(
      ['/invited?key=made-up', '/invited', `/invited?key=${'long'.repeat(99)}`, '/invited?key=12'],
      1,
    ),
  )('says at %s that it does not work, once, and leads to the friends', async (path) => {
    const heard = hear();
    await open(path);
    await expect.element(shown('This invitation does not work anymore')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to your friends' })).toBeVisible();
    await expect.poll(() => heard.filter((text) => text.startsWith('This invitation'))).toHaveLength(1);
  });

  it('says that it is the member’s own', { tags: 'long' }, async () => {
    const { key } = await createClient()(makeInvitation, {});
    await open(invitationUrl('', key));
    await expect.element(shown('This is your own invitation')).toBeVisible();
  });

  it('is shown by “Try again” where the server fails', { tags: 'long' }, async () => {
    const path = await inviteAsKim();
    const end = demo.network.refuse({ method: 'GET', path: '/api/invitations/shown' });
    await open(path);
    await expect.element(shown('The invitation did not load')).toBeVisible();
    end();
    await button('Try again').click();
    await expect.element(page.getByRole('article', { name: 'Kim Lee' })).toBeVisible();
  });

  it('asks by one press of a key in the smallest window, and then leads to the friends', async () => {
    await page.viewport(320, 568);
    await open(await inviteAsKim());
    await expect.element(page.getByText('Ask only if you know this person.')).toBeVisible();
    button('Add Friend, Kim Lee').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Kim Lee' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Go to your friends' })).toBeVisible();
    await expect.element(button('Add Friend, Kim Lee')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('that somebody else has used meanwhile says so, and stays on the page', async () => {
    const path = await inviteAsKim();
    await open(path);
    await expect.element(button('Add Friend, Kim Lee')).toBeVisible();
    const key = new URLSearchParams(path.split('?')[1]).get('key') ?? '';
    await createClient()(acceptInvitation, { body: { key } });
    await button('Add Friend, Kim Lee').click();
    await expect
      .element(shown(/^Your request to Kim Lee was not sent\. This invitation does not work/))
      .toBeVisible();
  });
});
