import { createClient, makeCard } from '@friendbase/contract';
import { DEMO_ACCOUNT_ID, fixedId } from '@friendbase/contract/fixtures';
import type { Me, Notification, NotificationCount } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createDeviceStore } from '../../../lib/device/deviceStore.ts';
import { answerInstead, changeAnswers, errorAnswer } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import { KIM, signUpAsKim } from '../../../../testing/ownAccount.ts';
import type { StoredNotice } from '../../../notices/noticesMachine.ts';

const bell = () => page.getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('dialog', { name: 'Notifications' });
const came = () => panel().getByRole('list', { name: 'What came for you, newest first' });
const toldList = () => panel().getByRole('list', { name: 'Answers to what you did, newest first' });

const checking = { method: 'GET', path: '/api/auth/me' } as const;
const listing = { method: 'GET', path: '/api/notifications' } as const;

const demo = demoForEach();
beforeEach(() => page.viewport(1280, 800));

const stored = (id: string, title: string): StoredNotice => {
  return { id, title, text: 'It is here.', tone: 'success', at: new Date().toISOString() };
};

/** A member on Home whose device has stored messages, with the focus on the bell. */
async function atTheBell(told: StoredNotice[] = [], path?: string) {
  const storage = new FakeStorage();
  createDeviceStore(storage).write(`notices.${DEMO_ACCOUNT_ID}`, told);
  await render(<AppStage storage={storage} {...(path !== undefined && { path })} />);
  await expect.element(bell()).toBeVisible();
  bell().element().focus();
}

/** Opens what the toasts said, behind its button. */
async function openTold() {
  await userEvent.keyboard('{Enter}');
  await panel().getByRole('button', { name: 'Answers to what you did' }).click();
  await expect.element(toldList()).toBeVisible();
}

/** Lets so many be new, until the server has heard that the member has looked. */
function letBeNew(unseen: number) {
  let hasLooked = false;
  // The list's address is the beginning of both.
  const change = (answer: Notification[] | NotificationCount) => {
    if (hasLooked) return answer;
    return Array.isArray(answer)
      ? answer.map((one, n) => ({ ...one, isNew: n < unseen }))
      : { ...answer, unseen };
  };
  onTestFinished(changeAnswers(listing, change));
  const look = (askBackend: () => Promise<Response>) => {
    hasLooked = true;
    return askBackend();
  };
  onTestFinished(answerInstead({ method: 'POST', path: '/api/notifications/seen' }, look));
}

/** The list comes in these pages, of so many entries each. */
function letComeInPages(...sizes: number[]) {
  let asked = 0;
  let some: Notification | undefined;
  const answer = async (askBackend: () => Promise<Response>) => {
    const given = await askBackend();
    const all = (await given.clone().json()) as Notification[] | NotificationCount;
    if ('unseen' in all) return given;
    // The backend knows no later page.
    if (asked === 0 && Array.isArray(all)) some = all.find(({ kind }) => kind === 'message');
    asked += 1;
    const items = Array.from({ length: sizes[asked - 1] ?? 0 }, (_, n) => ({ ...some, id: `${asked}-${n}` }));
    const headers = { ...(asked < sizes.length && { link: '</api/notifications?before=1>; rel="next"' }) };
    return Response.json(items, { headers });
  };
  onTestFinished(answerInstead(listing, answer));
}

describe('W16 Notifications panel', () => {
  it('leads from a turn in a game with a friend into that game', { tags: 'long' }, async () => {
    const gameId = fixedId('sharedGame', 1);
    const turn = { kind: 'turn', id: `turn-${gameId}`, gameId, club: 'speedThinking', isNew: true };
    const isList = (all: Notification[] | NotificationCount) => Array.isArray(all);
    onTestFinished(
      changeAnswers<Notification[] | NotificationCount>(listing, (all) => {
        const some = isList(all) ? all.find((one) => one.kind === 'message') : undefined;
        return some ? [{ ...some, ...turn } as Notification] : all;
      }),
    );
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(came().getByRole('heading', { name: /went on in your game\. It is your turn\. New$/ }))
      .toBeVisible();
    await came()
      .getByRole('link', { name: /^Go to the game/ })
      .click();
    await expect.element(page.getByRole('dialog', { name: 'Play together' })).toBeVisible();
  });

  it.each([['Enter', '{Enter}'], ...(inject('isLong') ? [['Space', ' ']] : [])])(
    'keys: %s on the bell opens it, and Escape closes it and leads back',
    async (_, key) => {
      await atTheBell();
      await userEvent.keyboard(key);
      await expect.element(panel()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(panel()).not.toBeInTheDocument();
      await expect.element(bell()).toHaveFocus();
    },
  );

  it('heard: how much is new in the name of the bell, and nothing by itself', async () => {
    letBeNew(2);
    const said = hear();
    await atTheBell();
    await expect.element(bell()).toHaveAccessibleName('Notifications, 2 new');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() =>
        came()
          .getByRole('heading', { name: /\. New$/ })
          .elements(),
      )
      .toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(bell()).toHaveAccessibleName('Notifications');
    expect(said).toEqual([]);
  });

  it('heard: who did what, each with its time, the newest first', async () => {
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    const items = came().getByRole('listitem');
    await expect.element(items.first()).toBeVisible();
    const told = items.elements().map((item) => ({
      what: item.querySelector('h3')?.textContent ?? '',
      at: item.querySelector('time')?.dateTime ?? '',
    }));
    expect(told.map(({ at }) => at)).toEqual(
      told
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const sentence =
      /^.+ (wrote to you\.|likes your post\.|wrote about your post\.|and \d+ more (person|people) (like|wrote about) your post\.)$/;
    expect(told.filter(({ what }) => !sentence.test(what))).toEqual([]);
    expect(told.some(({ what }) => /and \d+ more people like your post/.test(what))).toBe(true);
  });

  it('keys: Enter on a chat closes the list and goes there', { tags: 'long' }, async () => {
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    const chat = panel()
      .getByRole('link', { name: /^Open the chat with / })
      .first();
    await expect.element(chat).toHaveAttribute('href', expect.stringMatching(/^\/messages\?with=[\w-]+$/));
    chat.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('log', { name: /^Messages with / })).toHaveFocus();
    await expect.element(panel()).not.toBeInTheDocument();
  });

  it(
    'keys: Enter on “This was not me” closes the list and leads to what keeps others out',
    { tags: 'long' },
    async () => {
      await signUpAsKim();
      await createClient()(makeCard, { body: { currentPassword: KIM.password } });
      await atTheBell();
      await userEvent.keyboard('{Enter}');
      await expect
        .element(panel().getByRole('heading', { name: 'A recovery card was made for your account. New' }))
        .toBeVisible();
      panel().getByRole('link', { name: 'This was not me' }).element().focus();
      await userEvent.keyboard('{Enter}');
      const asked = page.getByRole('dialog', { name: 'Was this not you?' });
      await expect.element(asked.getByRole('button', { name: 'Keep others out' })).toBeVisible();
      await expect.poll(() => asked.element().contains(document.activeElement)).toBe(true);
      await expect.element(panel()).not.toBeInTheDocument();
    },
  );

  it('lets a request be accepted in its place, which is said once', async () => {
    await atTheBell();
    const said = hear();
    await userEvent.keyboard('{Enter}');
    const accept = panel()
      .getByRole('button', { name: /^Accept / })
      .first();
    await expect.element(accept).toBeVisible();
    const name = accept.element().getAttribute('aria-label')?.replace('Accept ', '') ?? '';
    accept.element().focus();
    await userEvent.keyboard('{Enter}');
    const done = `Request updated. You are now friends with ${name}.`;
    await expect.element(panel().getByText(done)).toBeVisible();
    await expect.poll(() => said.filter((words) => words === done)).toHaveLength(1);
    await expect.element(panel().getByRole('button', { name: `Accept ${name}` })).not.toBeInTheDocument();
  });

  it(
    'says what came while it is open on its button, and shows that when it is pressed',
    { tags: 'long' },
    async () => {
      await atTheBell();
      await userEvent.keyboard('{Enter}');
      await expect.element(came()).toBeVisible();
      await expect.element(panel().getByRole('button', { name: 'Look again' })).toBeVisible();
      letBeNew(1);
      // What happens is counted with the next check of the session here.
      const show = panel().getByRole('button', { name: 'Show 1 new' });
      onTestFinished(changeAnswers(checking, (me: Me) => ({ ...me, place: '999' })));
      await expect.element(show).toBeVisible();
      await show.click();
      await expect.element(came().getByRole('heading', { name: /\. New$/ })).toBeInTheDocument();
      await expect.element(came().getByRole('heading', { level: 3 }).first()).toHaveFocus();
      await expect.element(panel().getByRole('button', { name: 'Look again' })).toBeVisible();
    },
  );

  it(
    'keys: “Show more” leads to the first one that was not there before, also where it goes with the last page',
    { tags: 'long' },
    async () => {
      letComeInPages(3, 2, 1);
      await atTheBell();
      await userEvent.keyboard('{Enter}');
      const headings = came().getByRole('heading', { level: 3 });
      const more = panel().getByRole('button', { name: 'Show more' });
      for (const before of [3, 5]) {
        await expect.poll(() => headings.elements()).toHaveLength(before);
        more.element().focus();
        await userEvent.keyboard('{Enter}');
        await expect.element(headings.nth(before)).toHaveFocus();
      }
      await expect.element(more).not.toBeInTheDocument();
    },
  );

  it('says once that nothing new has come, beside its button', { tags: 'long' }, async () => {
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    const again = panel().getByRole('button', { name: 'Look again' });
    await expect.element(again).toBeVisible();
    const said = hear();
    await again.click();
    await expect.element(panel().getByText('Nothing new has come.')).toBeVisible();
    const outcome = () => said.filter((text) => text !== 'Looking for what is new...');
    await expect.poll(outcome).toEqual(['Nothing new has come.']);
    await expect.element(again).toHaveFocus();
  });

  it('says where nothing has come yet', { tags: 'long' }, async () => {
    await demo.reopen('fresh');
    await atTheBell([], '/donations');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByText(/^Nothing has come yet/)).toBeVisible();
  });

  it('says that it did not come, and can be tried again under the same finger', async () => {
    const undo = answerInstead(listing, () => errorAnswer(500, 'ourFault'));
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    const again = panel().getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    again.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(again).toHaveFocus();
    undo();
    await userEvent.keyboard('{Enter}');
    await expect.element(came()).toBeVisible();
  });

  it('leads to where one chooses what one is told', { tags: 'long' }, async () => {
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    await panel().getByRole('link', { name: 'Choose what you are told' }).click();
    await expect.element(page.getByRole('dialog', { name: 'What you are told' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'What you are told' })).toHaveFocus();
  });
});

describe('what the toasts said', () => {
  const two = [stored('two', 'The second'), stored('one', 'The first')];

  it('is behind a button below what came, newest first', { tags: 'long' }, async () => {
    await atTheBell(two);
    await openTold();
    const titles = toldList().getByRole('heading').elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual(['The second', 'The first']);
    await expect.element(bell()).toHaveAccessibleName('Notifications');
    await expect.element(came()).toBeVisible();
    expect(came().element().compareDocumentPosition(toldList().element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('has no button where nothing was said', { tags: 'long' }, async () => {
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    await expect.element(came()).toBeVisible();
    await expect
      .element(panel().getByRole('button', { name: 'Answers to what you did' }))
      .not.toBeInTheDocument();
  });

  it('keys: Clear all asks first, and the safe answer keeps the list', { tags: 'long' }, async () => {
    await atTheBell(two);
    await openTold();
    panel().getByRole('button', { name: 'Clear all' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByRole('heading', { name: 'The first' })).toBeVisible();
  });

  it(
    'keys: after Clear all the focus is on the words that say what was done, and Escape leads back',
    { tags: 'long' },
    async () => {
      await atTheBell(two);
      await openTold();
      await panel().getByRole('button', { name: 'Clear all' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click();
      await expect
        .element(panel().getByRole('heading', { name: 'The messages from FriendBase are cleared.' }))
        .toHaveFocus();
      await expect.element(panel().getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect.element(bell()).toHaveFocus();
    },
  );

  it(
    'tells what screens said that were not opened since, and leaves out what is no more',
    { tags: 'long' },
    async () => {
      const said = (id: string, catalogue: string, key: string) => ({
        ...stored(id, ''),
        title: { catalogue, key },
      });
      await atTheBell([
        said('one', 'notices.outings', 'tournamentJoined'),
        said('two', 'notices.member', 'requestUpdated'),
        said('three', 'notices.outings', 'nothingOfTheKind'),
        said('four', 'nowhere', 'atAll'),
      ]);
      await openTold();
      const titles = toldList().getByRole('heading').elements();
      expect(titles.map(({ textContent }) => textContent)).toEqual(['Joined Tournament!', 'Request updated']);
    },
  );

  it('are the last 50', { tags: 'long' }, async () => {
    await atTheBell(Array.from({ length: 50 }, (_, n) => stored(`n${n}`, `Message ${50 - n}`)));
    await openTold();
    const titles = toldList().getByRole('heading', { level: 3 });
    await expect.element(titles.first()).toHaveTextContent('Message 50');
    expect(titles.elements()).toHaveLength(50);
  });
});
