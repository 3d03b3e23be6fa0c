import { createClient, listFriendRequests, type FriendshipEntry } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, json, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';

let demo: Demo;
let stop = () => {};
beforeEach(() => void (stop = () => {}));
afterEach(async () => {
  stop();
  await demo.stop();
});

async function openFriends(scenario: Scenario = 'busy', comeBetween = () => () => {}) {
  demo = await startDemo({ scenario });
  stop = comeBetween();
  await render(<AppStage path="/friends" storage={new FakeStorage()} />);
  await expect.element(button('Find Friends')).toBeVisible();
  return hear();
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name });
const press = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
};
const searchField = () => page.getByRole('searchbox', { name: 'Search by name' });
/** Eleven friends: from so many on there is a search. */
const withSearch = () =>
  changeAnswers<FriendshipEntry[]>({ method: 'GET', path: '/api/friends/' }, (all) => [
    ...all,
    ...all.slice(0, 4).map((entry, at) => ({ ...entry, id: `other-${at}` })),
  ]);
/** Once, and not by the toast too. */
const expectHeardOnce = async (heard: string[], text: string) => {
  await expect.poll(() => heard.filter((one) => one === text)).toHaveLength(1);
  expect(heard.filter((one) => /^Error|went wrong/.test(one))).toEqual([]);
};

describe('an answer to a friend request that fails', () => {
  it.each([
    ['Accept Kenji Mori', undefined],
    ['Decline Hana Park', 'Decline'],
  ])('“%s” keeps the request, says so once, and tries again by the same button', async (name, confirm) => {
    const heard = await openFriends('failing');
    await press(name);
    if (confirm) await press(confirm);
    const text = `The request of ${name.replace(/^\w+ /, '')} still waits for you. Please try again.`;
    await expect.element(page.getByText(text).last()).toBeVisible();
    await expect.element(button(`Try again, ${name}`)).toHaveFocus();
    await expectHeardOnce(heard, text);
    await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  });

  it('because it was answered in another tab is said plainly, and the list is fetched again', async () => {
    const heard = await openFriends();
    const ends = [
      answerInstead({ method: 'PATCH', path: '/api/friendships/' }, () =>
        errorAnswer(404, 'friendRequestNotFound'),
      ),
      answerInstead({ method: 'GET', path: '/api/friend-requests/' }, () => json([])),
    ];
    stop = () => ends.toReversed().forEach((end) => end());
    await press('Accept Kenji Mori');
    const text = 'The request of Kenji Mori is not there anymore. Your list shows that now.';
    await expect.element(page.getByText(text).last()).toBeVisible();
    await expect.element(button('Accept Kenji Mori')).not.toBeInTheDocument();
    await expect.element(heading('Friend Requests')).toHaveFocus();
    await expectHeardOnce(heard, text);
  });
});

describe('an answer to a friend request', () => {
  it('accepts: the friend is in the list, the focus at the next request', async () => {
    const heard = await openFriends();
    await press('Accept Hana Park');
    await expect.element(heading('You have 8 friends')).toBeVisible();
    await expect.element(button('Accept Kenji Mori')).toHaveFocus();
    await expectHeardOnce(heard, 'Request updated. You are now friends with Hana Park.');
  });

  it('declines after a question that says what will be true', async () => {
    const heard = await openFriends();
    await press('Decline Kenji Mori');
    const question = page.getByRole('alertdialog', { name: 'Decline Kenji Mori?' });
    await expect
      .element(question)
      .toHaveAccessibleDescription(/This also blocks Kenji Mori\..*is not told\./);
    await expect.element(button('Keep the request')).toHaveFocus();
    await press('Decline');
    await expect.element(button('Accept Kenji Mori')).not.toBeInTheDocument();
    await expect.element(heading('You have 7 friends')).toBeVisible();
    await expectHeardOnce(heard, 'Request updated. You declined. Kenji Mori is blocked and is not told.');
    await expect.poll(() => document.activeElement?.textContent).toBe('Friend Requests');
  });

  it('does not wait for the answer to another one', { tags: 'long' }, async () => {
    await openFriends();
    const { promise, resolve } = Promise.withResolvers<void>();
    stop = answerInstead({ method: 'PATCH', path: '/api/friendships/' }, async (askBackend) => {
      await promise;
      return askBackend();
    });
    await press('Accept Hana Park');
    await press('Accept Kenji Mori');
    resolve();
    await expect.element(heading('You have 9 friends')).toBeVisible();
    await expect.element(page.getByText('You have answered every request.')).toBeVisible();
  });
});

it('friend requests that did not load come by “Try again”, and the focus stays on the page', async () => {
  let isDown = true;
  await openFriends('busy', () =>
    answerInstead({ method: 'GET', path: '/api/friend-requests/' }, (askBackend) =>
      isDown ? errorAnswer(500, 'ourFault') : askBackend(),
    ),
  );
  await expect.element(page.getByText('We could not look for friend requests.').last()).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(button('Accept Kenji Mori')).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
});

describe('Find Friends', () => {
  it('that fails says so once, and tries again by the same button', { tags: 'long' }, async () => {
    const heard = await openFriends();
    let isDown = true;
    stop = answerInstead({ method: 'GET', path: '/api/friends/' }, (askBackend) =>
      isDown ? json({}, 500) : askBackend(),
    );
    await press('Find Friends');
    await expect.element(button('Try again')).toHaveFocus();
    await expectHeardOnce(heard, 'We could not look for friends. Please try again.');
    isDown = false;
    await press('Try again');
    const add = page.getByRole('button', { name: /^Add Friend, / }).first();
    await expect.element(add).toBeVisible();
  });

  it('that finds nobody says so as it is, and once', { tags: 'long' }, async () => {
    const heard = await openFriends();
    stop = answerInstead({ method: 'GET', path: '/api/friends/' }, () => json([]));
    await press('Find Friends');
    const told = 'We found nobody new. You can try again another day.';
    await expect.poll(() => heard).toContain(told);
    await expectHeardOnce(heard, told);
    expect(heard.filter((text) => /Friends found|suggestion/.test(text))).toEqual([]);
    await expect.element(page.getByText(/^We found nobody new for you now\./)).toBeVisible();
  });

  it('shows a toast, two seconds later the true count and real people, who are asked by one press and not asked by another', async () => {
    const heard = await openFriends();
    const start = performance.now();
    await press('Find Friends');
    await expect.element(page.getByText('We are looking for people you may like to know.')).toBeVisible();
    await expect.element(page.getByText('3 suggestions were added.').last()).toBeVisible();
    expect(performance.now() - start).toBeGreaterThan(1900);
    await expectHeardOnce(heard, 'Friends found. 3 suggestions were added.');
    await expect.element(button('Find Friends')).toHaveFocus();
    const ruth = page.getByRole('article', { name: 'Ruth Adeyemi' });
    await expect.element(ruth.getByText('You both like gardens and puzzles.')).toBeVisible();
    await expect.element(ruth.getByText('You have 1 friend in common.')).toBeVisible();
    await press('Add Friend, Mila Novak');
    await expect.element(button('Take back your request, Mila Novak')).toHaveFocus();
    await expect.poll(() => heard).toContain('Friend request sent! Mila Novak can say yes or no.');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Add Friend, Mila Novak')).toHaveFocus();
    await expect.poll(() => heard).toContain('Request updated. Your request to Mila Novak is taken back.');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Take back your request, Mila Novak')).toHaveFocus();
    // Somebody has taken them for a friend before the request is taken back.
    stop = answerInstead({ method: 'DELETE', path: '/api/friendships/' }, () =>
      errorAnswer(409, 'friendsNow'),
    );
    await userEvent.keyboard('{Enter}');
    await expectHeardOnce(heard, 'Mila Novak has accepted. You are friends now.');
    await expect.element(heading('Mila Novak').last()).toHaveFocus();
  });
});

describe('a friend in the list', () => {
  it('who is blocked in their profile goes, and the focus is somewhere that is left', async () => {
    await openFriends();
    await press('View Profile, Maya Lindqvist');
    await press('Block');
    await expect.element(button('Do not block')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Unblock')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('View Profile, Maya Lindqvist')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
  });

  it('is written to on the Messages page, after a toast', { tags: 'long' }, async () => {
    await openFriends();
    const link = page.getByRole('link', { name: 'Send Message, Maya Lindqvist' });
    await expect.element(link).toBeVisible();
    link.element().focus();
    await userEvent.keyboard('{Enter}');
    // First what stays for five seconds only.
    await expect.element(page.getByText('You can write to Maya Lindqvist now.')).toBeVisible();
    await expect.element(page.getByRole('log', { name: 'Messages with Maya Lindqvist' })).toHaveFocus();
  });

  it('is found without accents, and the count is said once', { tags: 'long' }, async () => {
    const heard = await openFriends('busy', withSearch);
    await userEvent.fill(searchField(), 'zoe luk');
    await expect.element(page.getByRole('article', { name: 'Zoë Łukasik' })).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'Maya Lindqvist' })).not.toBeInTheDocument();
    await expect.poll(() => heard.filter((one) => one === '1 friend found.')).toHaveLength(1);
  });

  it('is looked for without holding up the letters: those are there first, and the faces follow', async () => {
    await openFriends('busy', withSearch);
    await expect.element(searchField()).toBeVisible();
    const faces = () => page.getByRole('article').elements().length;
    const before = faces();
    const field = searchField().element();
    if (!(field instanceof HTMLInputElement)) throw new Error('The search is no field.');
    // In one go: the test would come back too late to see what is rendered first.
    field.setRangeText('zoe luk');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    expect([field.value, faces()]).toEqual(['zoe luk', before]);
    await expect.poll(faces).toBeLessThan(before);
    expect(field.value).toBe('zoe luk');
  });
});

it('new requests come by a press, and their number is said once', async () => {
  demo = await startDemo({ scenario: 'busy' });
  const { promise, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  stop = answerInstead({ method: 'GET', path: '/api/friend-requests/' }, (askBackend) => {
    if (!isFirst) return askBackend();
    isFirst = false;
    resolve();
    return json([]);
  });
  await render(<AppStage path="/friends" storage={new FakeStorage()} />);
  await promise;
  const heard = hear();
  await press('Check for new requests');
  await expect.element(button('Accept Kenji Mori')).toBeVisible();
  await expect.element(page.getByText('2 new requests.').last()).toBeVisible();
  await expect.poll(() => heard.filter((one) => one === '2 new requests.')).toHaveLength(1);
});

it('who asks has the focus after a press that brings them, also where requests and friends are answered in the same moment', async () => {
  demo = await startDemo({ scenario: 'busy' });
  const asking = await createClient()(listFriendRequests, { params: { userId: demoId('sam') } });
  let isLater = false;
  const beforeThat = (path: string, from: number) =>
    onTestFinished(
      changeAnswers<FriendshipEntry[]>({ method: 'GET', path }, (all) =>
        isLater ? all : all.slice(0, from),
      ),
    );
  beforeThat('/api/friend-requests/', 0);
  beforeThat('/api/friends/', -1);
  await render(
    <AppStage
      path="/friends"
      storage={new FakeStorage()}
      arrived={{ requests: asking.map(({ id }) => id) }}
    />,
  );
  await expect.element(button('2 new requests')).toBeVisible();
  isLater = true;
  const ofSam = demoId('sam');
  onTestFinished(answerTogether(`/api/friend-requests/${ofSam}`, `/api/friends/${ofSam}`));
  await press('2 new requests');
  await expect.element(button(`Accept ${asking[0]!.friend.displayName}`)).toHaveFocus();
});

/**
 * From now on, the answers to calls of these paths come in the same turn of the page, the last that was asked for first. All
 * others come by themselves. Returns how to stop.
 */
function answerTogether(...paths: readonly string[]): () => void {
  const answer = fetch;
  const waiting: (() => void)[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { pathname } = new URL(call[0] instanceof Request ? call[0].url : call[0], location.href);
    const response = await answer(...call);
    if (!paths.includes(pathname)) return response;
    const body = await response.text();
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    if (waiting.length === paths.length) queueMicrotask(() => waiting.toReversed().forEach((go) => go()));
    await promise;
    return Object.assign(new Response(null, response), { text: async () => body });
  });
  return () => spy.mockRestore();
}
