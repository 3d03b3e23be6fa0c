import { casesInTier } from '@friendbase/contract/conformance/tier';
import type { UserWithBalance } from '@friendbase/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer } from '../../testing/answerInstead.ts';
import { AppStage, AuthStage } from '../../testing/AppStage.tsx';
import { demoForEach } from '../../testing/demoForEach.ts';
import { hear, polite } from '../../testing/hear.ts';
import { PAGES } from '../lib/page/pages.ts';

const NO_CALL = 'No call was made. Call 911 or a person you trust.';
const OWN_RECORD = { method: 'GET', path: '/api/user' } as const;

demoForEach();
let ends: (() => void)[];
let called: string[];
beforeEach(async () => {
  ends = [];
  called = [];
  await page.viewport(1280, 800);
  // No device calls anybody for a test.
  const listening = new AbortController();
  const hold = (event: Event) => {
    const link = (event.target as Element).closest('a')?.getAttribute('href');
    if (!link?.startsWith('tel:')) return;
    event.preventDefault();
    called.push(link);
  };
  window.addEventListener('click', hold, { capture: true, signal: listening.signal });
  ends.push(() => listening.abort());
});
afterEach(() => ends.toReversed().forEach((end) => end()));

const helpButton = () => page.getByRole('button', { name: 'Help', exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Need Help?' });
const callButton = () => dialog().getByRole('button', { name: 'Call for Help' });
const callLink = () => dialog().getByRole('link', { name: 'Call for Help' });
const note = () => page.getByRole('contentinfo', { name: 'Help' });

async function openHelp() {
  await render(<AppStage path="/events" />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  helpButton().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
}
const withContact = (emergencyContact: string) =>
  ends.push(changeAnswers(OWN_RECORD, (user: UserWithBalance) => ({ ...user, emergencyContact })));

describe('W13 Help dialog', () => {
  it.each([
    ['letters', 'Aunt May', 'We cannot call your emergency contact. This is not a phone number: Aunt May'],
    ['too few digits', '12345', 'We cannot call your emergency contact. This is not a phone number: 12345'],
    ['spaces', '   ', 'You have no emergency contact. So this cannot call anybody.'],
  ])('calls nobody at a contact of %s, says so, and is no dead link', async (_, contact, reason) => {
    withContact(contact);
    await openHelp();
    await expect.element(callButton()).toHaveAccessibleDescription(reason);
    await expect.element(callLink()).not.toBeInTheDocument();
    await callButton().click();
    await expect.element(note().getByText(NO_CALL)).toBeVisible();
    await expect.element(helpButton()).toHaveFocus();
    await expect.poll(polite).toBe(NO_CALL);
    expect(called).toEqual([]);
  });

  it('calls nobody while the contact is not known, and says so', async () => {
    ends.push(answerInstead(OWN_RECORD, () => errorAnswer(500, 'ourFault')));
    await openHelp();
    await expect
      .element(callButton())
      .toHaveAccessibleDescription(
        'We could not look up your emergency contact. So this cannot call anybody.',
      );
    await callButton().click();
    await expect.element(note().getByText(NO_CALL)).toBeVisible();
  });

  it('calls the member’s own contact, closes, and says what to do if no call starts', async () => {
    withContact('+1 (555) 010-0199');
    await openHelp();
    await expect.element(callLink()).toHaveAttribute('href', 'tel:+15550100199');
    await expect
      .element(callLink())
      .toHaveAccessibleDescription('This calls your emergency contact: +1 (555) 010-0199');
    const said = hear();
    callLink().element().focus();
    await userEvent.keyboard('{Enter}');
    const words =
      'Your device should now call +1 (555) 010-0199. If no call starts, call 911 or a person you trust.';
    await expect.element(note().getByText(words)).toBeVisible();
    await expect.element(helpButton()).toHaveFocus();
    expect(called).toEqual(['tel:+15550100199']);
    await expect.poll(() => said).toEqual([words]);
  });

  it('keys: the focus stays on Call for Help when the number comes', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    withContact('555 010 0199');
    ends.push(answerInstead(OWN_RECORD, (ask) => held.then(ask)));
    await openHelp();
    callButton().element().focus();
    answer();
    await expect.element(callLink()).toHaveFocus();
  });

  const ways = [
    ['Send a Message', 'Messages'],
    ['Account Settings', 'Profile'],
    ['Videos', 'Videos'],
    [/^Accessibility/, 'Can everybody use FriendBase?'],
  ] as const;

  it.each(casesInTier(ways, 1))(
    'keys: Enter on the link %s closes it and goes there',
    async (name, heading) => {
      await openHelp();
      dialog().getByRole('link', { name }).element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  );

  const pathsOf = (place: Locator) =>
    place
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '');

  it('leads to each page of the menu, so that there are two ways to it', async () => {
    await openHelp();
    const menu = pathsOf(page.getByRole('navigation', { name: 'Main menu' }));
    expect(menu).toEqual(PAGES.map(({ href }) => href));
    expect(pathsOf(dialog())).toEqual(expect.arrayContaining(menu));
  });

  it('tells a visitor what is accessible, without a log in, and asks for no contact', async () => {
    let asked = 0;
    ends.push(answerInstead(OWN_RECORD, (ask) => ((asked += 1), ask())));
    await render(<AuthStage />);
    await helpButton().click();
    await dialog()
      .getByRole('button', { name: /^Accessibility/ })
      .click();
    const statement = page.getByRole('dialog', { name: 'Can everybody use FriendBase?' });
    await expect.element(statement.getByRole('heading', { name: 'What does not work yet' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog().getByRole('button', { name: /^Accessibility/ })).toHaveFocus();
    expect(asked).toBe(0);
  });
});
