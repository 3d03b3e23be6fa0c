import type { FriendshipEntry } from '@friendbase/contract';
import { demoId, demoSeed } from '@friendbase/contract/fixtures';
import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer } from '../../testing/answerInstead.ts';
import { hear } from '../../testing/hear.ts';
import { PeopleStage } from '../../testing/PeopleStage.tsx';

const { members } = demoSeed(new Date(0));
const people = ['maya', 'kenji', 'ruth', 'victor'].map((username) => {
  const { id, displayName } = members.find((one) => one.username === username)!;
  return { id, username, displayName };
});

const ruth = people.find(({ username }) => username === 'ruth')!;

/** The friends with Ruth among them, who has accepted meanwhile. */
const withRuth = (friends: FriendshipEntry[]): FriendshipEntry[] => [
  ...friends,
  { id: crypto.randomUUID(), userId: demoId('sam'), friendId: ruth.id, status: 'accepted', friend: ruth },
];

let demo: Demo;
let stop = () => {};
beforeEach(() => void (stop = () => {}));
afterEach(async () => {
  stop();
  await demo.stop();
});

async function openDialog(name: string, scenario: Scenario = 'busy') {
  demo = await startDemo({ scenario });
  await render(<PeopleStage memberId={demoId('sam')} people={people} />);
  await userEvent.click(page.getByRole('button', { name, exact: true }));
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog.getByRole('heading', { name: 'What you can do' })).toBeVisible();
  return dialog;
}

/** What is pressed, whether a question comes first, what is true after it, and after a failure. */
const ACTS = [
  [
    'Ruth Adeyemi',
    'Add Friend',
    false,
    'Friend request sent! Ruth Adeyemi can say yes or no.',
    'Your request to Ruth Adeyemi was not sent.',
  ],
  [
    'Ruth Adeyemi',
    'Block',
    true,
    'You blocked Ruth Adeyemi. Ruth Adeyemi is not told.',
    'Ruth Adeyemi is not blocked.',
  ],
  [
    'Kenji Mori',
    'Accept',
    false,
    'Request updated. You are now friends with Kenji Mori.',
    'The request of Kenji Mori still waits for you.',
  ],
  [
    'Kenji Mori',
    'Block',
    true,
    'You blocked Kenji Mori. Kenji Mori is not told.',
    'Kenji Mori is not blocked.',
  ],
  [
    'Maya Lindqvist',
    'Remove friend',
    true,
    'Friend removed. You and Maya Lindqvist are not friends anymore.',
    'You and Maya Lindqvist are still friends.',
  ],
  [
    'Maya Lindqvist',
    'Block',
    true,
    'You blocked Maya Lindqvist. Maya Lindqvist is not told.',
    'Maya Lindqvist is not blocked.',
  ],
  [
    'Victor Stone',
    'Unblock',
    false,
    'Victor Stone is not blocked anymore.',
    'Victor Stone is still blocked.',
  ],
] as const;

/** In the short tier those of safety. Whoever is blocked, one button does it: there a friend. */
const actsInTier = ACTS.filter(
  ([name, button]) =>
    inject('isLong') || button === 'Unblock' || (button === 'Block' && name === 'Maya Lindqvist'),
);

async function act(dialog: Awaited<ReturnType<typeof openDialog>>, name: string, isAsked: boolean) {
  const button = dialog.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  if (!isAsked) return;
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button').first()).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
}

describe('an act that fails', () => {
  it.each(actsInTier)(
    'with %s, “%s”, says once what is still true, and can be tried again',
    async (...row) => {
      const [name, button, isAsked, , still] = row;
      const dialog = await openDialog(name, 'failing');
      const heard = hear();
      await act(dialog, button, isAsked);
      await expect.element(dialog.getByText(`${still} Please try again.`)).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: `Try again, ${button}` })).toHaveFocus();
      await expect.poll(() => heard.filter((text) => text.includes(still))).toHaveLength(1);
      expect(heard.filter((text) => /Error|went wrong/.test(text))).toEqual([]);
      await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    },
  );

  it(
    'because the request is answered elsewhere says so, and shows how things are',
    { tags: 'long' },
    async () => {
      const dialog = await openDialog('Kenji Mori');
      stop = answerInstead({ method: 'PATCH', path: '/api/friendships/' }, () =>
        errorAnswer(404, 'friendRequestNotFound'),
      );
      await act(dialog, 'Accept', false);
      await expect
        .element(dialog.getByText('Something has changed between you and Kenji Mori. You see now how it is.'))
        .toBeVisible();
    },
  );
});

describe('an act that works', () => {
  it.each(actsInTier)(
    'with %s, “%s”, is told once, and leads the focus to what comes next',
    async (...row) => {
      const [name, button, isAsked, done] = row;
      const dialog = await openDialog(name);
      const heard = hear();
      await act(dialog, button, isAsked);
      await expect.element(dialog.getByText(done)).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: button, exact: true })).not.toBeInTheDocument();
      await expect.element(dialog.getByRole('heading', { name: 'What you can do' })).toHaveFocus();
      await expect.poll(() => heard.filter((text) => text === done)).toHaveLength(1);
    },
  );

  it('takes a request back', { tags: 'long' }, async () => {
    const dialog = await openDialog('Ruth Adeyemi');
    await act(dialog, 'Add Friend', false);
    await act(dialog, 'Take back your request', false);
    await expect.element(dialog.getByText(/Your request to Ruth Adeyemi is taken back\./)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Add Friend' })).toBeVisible();
  });
});

it(
  'a request that was accepted before it is taken back leaves two friends, and says so once',
  { tags: 'long' },
  async () => {
    const dialog = await openDialog('Ruth Adeyemi');
    await act(dialog, 'Add Friend', false);
    await expect.element(dialog.getByRole('button', { name: 'Take back your request' })).toBeVisible();
    const ends = [
      answerInstead({ method: 'DELETE', path: '/api/friendships/' }, () => errorAnswer(409, 'friendsNow')),
      changeAnswers<FriendshipEntry[]>({ method: 'GET', path: '/api/friends/' }, withRuth),
    ];
    stop = () => ends.toReversed().forEach((end) => end());
    const heard = hear();
    await act(dialog, 'Take back your request', false);
    await expect.element(dialog.getByText('Ruth Adeyemi has accepted. You are friends now.')).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'What you can do' })).toHaveFocus();
    await expect.element(dialog.getByRole('link', { name: 'Send Message' })).toBeVisible();
    await expect.poll(() => heard.filter((text) => /accepted/.test(text))).toHaveLength(1);
  },
);

it('a question that is left does nothing, and the focus is where it was', async () => {
  const dialog = await openDialog('Maya Lindqvist');
  dialog.getByRole('button', { name: 'Block' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Do not block' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('button', { name: 'Block' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Maya Lindqvist' })).toHaveFocus();
});
