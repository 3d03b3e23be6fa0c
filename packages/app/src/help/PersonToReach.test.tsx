import { casesInTier } from '@friendbase/contract/conformance/tier';
import type { Contact } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { standStill } from '../../../../.storybook/checks/still.ts';
import { answerInstead, json } from '../../testing/answerInstead.ts';
import { AppStage, AuthStage } from '../../testing/AppStage.tsx';
import { demoForEach } from '../../testing/demoForEach.ts';

demoForEach();
beforeEach(() => page.viewport(320, 568));

/** Where a member or a visitor meets whom to ask. Each opens the place, and answers what holds it. In the short tier one of each. */
const PLACES = {
  'the Help dialog': async () => {
    await render(<AppStage path="/events" />);
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    return page.getByRole('dialog', { name: 'Need Help?' });
  },
  'the auth screen': async () => {
    await render(<AuthStage />);
    await page.getByRole('tab', { name: 'Need Help?' }).click();
    return page.getByRole('main');
  },
  'the accessibility statement': async () => {
    await render(<AppStage path="/accessibility" />);
    return page.getByRole('main');
  },
  'Help before a log in': async () => {
    await render(<AuthStage />);
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    return page.getByRole('dialog', { name: 'Need Help?' });
  },
} satisfies Record<string, () => Promise<Locator>>;

const mail = (place: Locator) => place.getByRole('link', { name: /^Write an email: / });
const call = (place: Locator) => place.getByRole('link', { name: /^Call \+1 555/ });

describe.each(casesInTier(Object.entries(PLACES), 2))('whom to ask, in %s', (_, open) => {
  const openWith = async (contact: Partial<Contact>) => {
    const asking = { method: 'GET', path: '/api/contact' } as const;
    onTestFinished(answerInstead(asking, () => json({ sendsMail: false, ...contact })));
    return open();
  };

  it('is a name, with a mail and a call, where all are known', async () => {
    const place = await openWith({ name: 'Kim', email: 'kim@friends.example.com', phone: '+1 555 010 0142' });
    await expect.element(place.getByText('Kim helps you with FriendBase.')).toBeVisible();
    const written = 'mailto:kim@friends.example.com?subject=My%20question%20about%20FriendBase';
    await expect.element(mail(place)).toHaveAttribute('href', written);
    await expect.element(mail(place)).toHaveTextContent('Write an email: kim@friends.example.com');
    await expect.element(call(place)).toHaveAttribute('href', 'tel:+15550100142');
    await expect.element(call(place)).toHaveTextContent('Call +1 555 010 0142');
    await expect.element(place.getByText('This is an example.', { exact: false })).not.toBeInTheDocument();
  });

  it('is a number alone, where that is all', { tags: 'long' }, async () => {
    const place = await openWith({ phone: '+1 555 010 0142' });
    await expect.element(place.getByText('The people who run FriendBase help you.')).toBeVisible();
    await expect.element(call(place)).toHaveAttribute('href', 'tel:+15550100142');
    await expect.element(mail(place)).not.toBeInTheDocument();
  });

  it('is who told of FriendBase, where nobody is named', async () => {
    const place = await openWith({});
    await expect.element(place.getByText(/^Ask the person who told you about FriendBase\./)).toBeVisible();
    await expect.element(mail(place)).not.toBeInTheDocument();
    await expect.element(call(place)).not.toBeInTheDocument();
  });

  it('says in the demo that it is an example', { tags: 'long' }, async () => {
    const place = await open();
    await expect.element(place.getByText('This is an example. Nobody answers there.')).toBeVisible();
  });
});

describe('the page of the statement', () => {
  it('has whom to ask as soon as what stands below, however late that is known', async () => {
    const { promise: isKnown, resolve: know } = Promise.withResolvers<void>();
    let isAsked = false;
    const asking = { method: 'GET', path: '/api/contact' } as const;
    onTestFinished(
      answerInstead(asking, async (askBackend) => {
        isAsked = true;
        await isKnown;
        return askBackend();
      }),
    );
    const below = page.getByRole('heading', { name: 'Which rules we follow' });
    /** Whether it was there when what stands below came. */
    const seen: boolean[] = [];
    const watch = new MutationObserver(() => {
      if (seen.length === 0 && below.query())
        seen.push(page.getByText('This is an example. Nobody answers there.').query() !== null);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => watch.disconnect());
    await render(<AppStage path="/accessibility" />);
    await expect.poll(() => isAsked && document.querySelector('header')).not.toBe(null);
    await standStill();
    know();
    await expect.element(below).toBeVisible();
    expect(seen).toEqual([true]);
  });
});
