import { casesInTier } from '@friendbase/contract/conformance/tier';
import type { Notification, NotificationCount } from '@friendbase/contract';
import type { Preferences } from '@friendbase/ui-kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAnswers } from '../../../../testing/answerInstead.ts';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { openPage } from '../../../../testing/firstWindow.tsx';

type Tournament = Extract<Notification, { kind: 'tournament' }>['result'];
type Event = Extract<Notification, { kind: 'event' }>['event'];

type Came = { kind: 'tournament'; result: Tournament } | { kind: 'event' | 'eventSoon'; event: Event };

const cup = (outcome: Tournament['outcome'], paidFbb: number) => ({
  kind: 'tournament' as const,
  result: { name: 'Cup of friends', outcome, paidFbb },
});

/** At the demo's picnic, so that the way leads to its card. */
const picnic = (kind: 'event' | 'eventSoon', status: Event['status'] = 'planned') => ({
  kind,
  event: {
    id: '2',
    example: null,
    title: 'Picnic for all',
    zone: 'UTC',
    startsAt: '2030-05-02T10:00:00.000Z',
    endsAt: '2030-05-02T12:00:00.000Z',
    status,
  },
});
/** Easy words have no short days. */
const WHEN = { en: 'Thu, May 2, 10:00 AM', 'en-easy': 'Thursday, May 2, 10:00 AM' };

/** What stands in the heading and below it, in both words. */
const OF_TOURNAMENTS = [
  {
    what: 'its goal was reached, and what was paid',
    came: cup('reached', 40),
    heading: 'Cup of friends is over. Together you reached the goal.',
    below: ['Your part of the prize: 40 FriendBase Bucks.'],
  },
  {
    what: 'its goal was reached by those who played',
    came: cup('reached', 0),
    heading: 'Cup of friends is over. Together you reached the goal.',
    below: [],
  },
  {
    what: 'its goal was missed, and what came back',
    came: cup('missed', 10),
    heading: 'Cup of friends is over. This time the goal was not reached.',
    below: ['You got your 10 FriendBase Bucks back.'],
  },
  {
    what: 'it was called off, and what came back',
    came: cup('cancelled', 10),
    heading: 'Cup of friends does not take place.',
    below: ['You got your 10 FriendBase Bucks back.'],
  },
  {
    what: 'it has changed',
    came: cup(null, 0),
    heading: 'Cup of friends has changed. You are still in it.',
    below: [],
  },
];

const OF_EVENTS = [
  {
    what: 'it is soon',
    came: picnic('eventSoon'),
    en: `You go to Picnic for all. It is on ${WHEN.en}.`,
    'en-easy': `You go to Picnic for all. It is on ${WHEN['en-easy']}.`,
  },
  {
    what: 'it has changed',
    came: picnic('event'),
    en: `Picnic for all has changed. It is on ${WHEN.en}.`,
    'en-easy': `Picnic for all has changed. It is on ${WHEN['en-easy']}.`,
  },
] as const;

/** On a page that is neither where it leads, behind the bell that says so: the one thing that came. */
async function openWith(came: Came, chosen: Partial<Preferences>) {
  const one = { ...came, id: 'came', createdAt: '2026-01-05T09:30:00.000Z', isNew: true } as Notification;
  const change = (answer: Notification[] | NotificationCount) =>
    Array.isArray(answer) ? [one] : { ...answer, unseen: 1 };
  onTestFinished(changeAnswers({ method: 'GET', path: '/api/notifications' }, change));
  await openPage('/donations', chosen);
  const bell = page.getByRole('button', { name: /^Notifications, 1 new/ });
  await expect.element(bell).toBeVisible();
  (bell.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  return page.getByRole('dialog').getByRole('listitem');
}

const WORDS = [
  ['en', {}],
  ['en-easy', { easy: true }],
] as const;

describe.each(casesInTier(WORDS, 1))('what the bell tells in %s', (words, chosen) => {
  demoForEach();

  it.each(casesInTier(OF_TOURNAMENTS, 1))('of a tournament, that $what', async ({ came, heading, below }) => {
    const item = await openWith(came, chosen);
    await expect.element(item.getByRole('heading', { name: `${heading} New` })).toBeVisible();
    const paid = item.getByText(/Bucks/).elements();
    expect(paid.map(({ textContent }) => textContent)).toEqual(below);
    await follow('Go to the tournaments');
    await expect.element(page.getByRole('heading', { level: 1, name: /Tournaments/ })).toHaveFocus();
  });

  it.each(casesInTier(OF_EVENTS, 1))('of an event, that $what', async ({ came, [words]: heading }) => {
    const item = await openWith(came, chosen);
    await expect.element(item.getByRole('heading', { name: `${heading} New` })).toBeVisible();
    await follow('Go to the event');
    await expect.element(page.getByRole('heading', { name: /^Picnic by/ })).toHaveFocus();
  });

  it('of an event, that it was called off', { tags: 'long' }, async () => {
    const item = await openWith(picnic('event', 'cancelled'), chosen);
    const heading = item.getByRole('heading', { name: 'Picnic for all does not take place. New' });
    await expect.element(heading).toBeVisible();
    await follow('Go to the events');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: 'I go to' })).toBeChecked();
  });
});

/** By its key. */
async function follow(way: string): Promise<void> {
  const link = page.getByRole('dialog').getByRole('link', { name: way });
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}
