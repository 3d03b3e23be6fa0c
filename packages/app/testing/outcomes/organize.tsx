import {
  createClient,
  createPlan,
  publishPlan,
  redeemReward,
  type PlanDraft,
  type WritingCall,
} from '@friendbase/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../AppStage.tsx';
import { button, confirm, press, type Act } from './act.ts';

const EXCEPTION = 'Something went wrong on our side. Please try again.';
const elsewhere = createClient({ fetch: (path, init) => fetch(path, init) });
const ORGANIZER = { scenario: 'organizer' } as const;

/** A draft for a week from now. */
export const aDraft = (rest: Partial<PlanDraft> = {}): PlanDraft => ({
  title: 'Cup of the community',
  description: 'We look for pairs together.',
  easyTitle: 'Cup for all',
  easyDescription: 'We play. Take your time.',
  details: {
    kind: 'tournament',
    gameName: 'Memory Match',
    entryFee: 0,
    prizePool: 50,
    maxParticipants: 20,
    startDate: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  },
  ...rest,
});

/** A draft of an event, next week. */
export const anEvent = (): PlanDraft =>
  aDraft({
    title: 'Party of the community',
    easyTitle: 'Party for all',
    details: {
      kind: 'event',
      place: 'Mill Lane Hall',
      address: '',
      landmark: '',
      goodToKnow: '',
      type: 'dance',
      picture: 'party',
      zone: 'UTC',
      day: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      from: '18:00',
      to: '20:00',
    },
  });

/** A draft of a reward. */
export const aReward = (): PlanDraft =>
  aDraft({
    title: 'A piece of cake',
    easyTitle: 'Cake',
    details: {
      kind: 'reward',
      category: 'Food & Drink',
      cost: 8,
      delivers: { kind: 'code', shownTo: 'Ruth' },
    },
  });

/** The list with one draft in it. */
export async function openWithDraft(draft = aDraft()): Promise<PlanDraft> {
  await fetch('/api/organize/plans', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  });
  await render(<AppStage path="/organize" />);
  await expect.element(page.getByRole('heading', { name: draft.title })).toBeVisible();
  return draft;
}

const FIELDS = [
  ['Title (needed)', 'Cup of friends'],
  ['What is it? (needed)', 'We look for pairs.'],
  ['Title in easy words (needed)', 'Our cup'],
  ['What is it, in easy words? (needed)', 'We play.'],
] as const;

/** Writes what a plan cannot be without. */
export async function fillWords(): Promise<void> {
  for (const [name, words] of FIELDS) await page.getByRole('textbox', { name, exact: true }).fill(words);
}

const told = (text: string) => ({ shown: text, heard: { said: text } });
const notDone = told(`That did not work. ${EXCEPTION}`);
const notSaved = told(`This was not saved. Your words are still here. ${EXCEPTION}`);

/** A code that a member of the demo may show, by their own redemption of a reward of an organizer's. */
export async function redeemShownCode(): Promise<string> {
  const { id } = await elsewhere(createPlan, { body: aReward() });
  await elsewhere(publishPlan, { params: { id } });
  return (await elsewhere(redeemReward, { params: { id } })).redemptionCode;
}

/** Where a code is looked at, with this one found. */
export async function openFound(code: string): Promise<void> {
  await render(<AppStage path="/organize?check=true" />);
  await page.getByRole('textbox', { name: 'Code that a member shows' }).fill(code);
  await press(button('Look up'));
  await expect.element(page.getByRole('article', { name: 'A piece of cake' })).toBeVisible();
}

export const organize = {
  createPlan: [
    {
      ...ORGANIZER,
      what: 'makes a draft of a tournament',
      call: { method: 'POST', path: '/api/organize/plans' },
      open: async () => {
        await render(<AppStage path="/organize?make=tournament" />);
        await fillWords();
      },
      press: () => press(button('Save')),
      done: told('Your draft is saved. Members do not see it yet.'),
      failed: notSaved,
    },
  ],
  updatePlan: [
    {
      ...ORGANIZER,
      what: 'changes a draft',
      call: { method: 'PUT', path: '/api/organize/plans/' },
      open: async () => {
        await openWithDraft();
        await press(button(/^Change/));
        await fillWords();
      },
      press: () => press(button('Save')),
      done: told('Your draft is saved. Members do not see it yet.'),
      failed: notSaved,
    },
  ],
  publishPlan: [
    {
      ...ORGANIZER,
      what: 'publishes a draft',
      call: { method: 'POST', path: '/api/organize/plans/' },
      open: async () => {
        await openWithDraft();
        await press(button(/^Publish/));
      },
      press: confirm,
      done: told('It is published. All members see it now.'),
      failed: notDone,
    },
  ],
  markCodeUsed: [
    {
      ...ORGANIZER,
      what: 'marks a code as used',
      call: { method: 'POST', path: '/api/organize/code/used' },
      open: async () => {
        await openFound(await redeemShownCode());
        await press(button('Mark as used, A piece of cake'));
      },
      press: confirm,
      done: told('It is marked as used. The member sees that too.'),
      failed: told(EXCEPTION),
    },
  ],
  cancelPlan: [
    {
      ...ORGANIZER,
      what: 'throws a draft away',
      call: { method: 'POST', path: '/api/organize/plans/' },
      open: async () => {
        await openWithDraft();
        await press(button(/^Throw away/));
      },
      press: confirm,
      done: told('It is called off.'),
      failed: notDone,
    },
  ],
} as const satisfies Partial<Record<WritingCall, readonly [Act, ...Act[]]>>;
