import { demoId, fixedId } from '@friendbase/contract/fixtures';
import type { Conversation, Message, SharedGame } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer, json } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { hear } from '../../../testing/hear.ts';
import { focusOn } from '../../../testing/outcomes/act.ts';
import { readOutbox } from '../../outbox/outboxSlot.ts';

const SEND = { method: 'POST', path: '/api/messages' } as const;
const LISTS = { method: 'GET', path: '/api/conversations/' } as const;
const FRIENDS = { method: 'GET', path: '/api/friends/' } as const;
const SHARED_GAMES = { method: 'GET', path: '/api/shared-games' } as const;
const CHAT = { method: 'GET', path: '/api/messages/' } as const;
const leo = demoId('leo');
const WORDS = 'The lake was quiet today';

const field = () => page.getByRole('textbox', { name: 'Your message' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
const log = () => page.getByRole('log');
const inLog = (words: string) => log().getByText(words, { exact: true });

/** Not that a chat is open, which may still be waiting to be said, nor that something is under way. */
const isOutcome = (text: string) => !/^Chat with|^Sending\.\.\.$|^Checking\.\.\.$/.test(text);

const demo = demoForEach();
const ends: (() => void)[] = [];
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end();
});
const during = (end: () => void) => void ends.push(end);

/** What reaches the backend, counted, and answered when `release` is called. */
function holdSending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  during(
    answerInstead(SEND, async (askBackend) => {
      count += 1;
      await promise;
      return askBackend();
    }),
  );
  return { release: resolve, count: () => count };
}

/** A member at the chat with Leo, unless another place is given. */
async function openChat(path = `/messages?with=${leo}`, storage = new FakeStorage()) {
  const screen = await render(<AppStage path={path} storage={storage} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  return { screen, storage };
}

describe('a message that is not sent', () => {
  it('keeps its words and the focus, is heard once, and is sent by the next press', async () => {
    const end = answerInstead(SEND, () => errorAnswer(500, 'ourFault'));
    await openChat();
    await field().fill(WORDS);
    await expect.element(log()).toBeVisible();
    const heard = hear();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Try again')).toBeVisible();
    await expect.element(page.getByText('Error sending message').first()).toBeVisible();
    await expect.element(field()).toHaveValue(WORDS);
    await expect.element(field()).toHaveFocus();
    await expect.poll(() => heard).toEqual(['Not sent. Your words are still here.']);
    await expect.element(inLog(WORDS)).not.toBeInTheDocument();
    end();
    await button('Try again').click();
    await expect.element(inLog(WORDS)).toBeVisible();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
  });

  it(
    'has 5,000 characters: it says so before it is sent, and keeps every one',
    { tags: 'long' },
    async () => {
      const sending = holdSending();
      const long = 'x'.repeat(5000);
      await openChat();
      await field().fill(long);
      await expect
        .element(page.getByText(/^This message is too long. It can have 2,000 letters./))
        .toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true');
      await expect.element(field()).toHaveValue(long);
      expect(sending.count()).toBe(0);
    },
  );

  it('to a member who was blocked, or is no friend anymore: says so in place of the field, and keeps the words', async () => {
    during(answerInstead(SEND, () => errorAnswer(403, 'friendsOnly')));
    const { screen, storage } = await openChat();
    await field().fill(WORDS);
    const heard = hear();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { name: 'You cannot write to Leo Okafor now.' }))
      .toHaveFocus();
    await expect.element(page.getByText(/when you are friends/).first()).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: /^Your words/ })).toHaveValue(WORDS);
    expect(heard.filter(isOutcome)).toEqual([]);
    await screen.unmount();
    await openChat(undefined, storage);
    await expect.element(field()).toHaveValue(WORDS);
  });

  it('to a friend of the past: the field is not there, and what was written is', async () => {
    during(changeAnswers({ method: 'GET', path: '/api/friends/' }, () => []));
    await openChat();
    await expect
      .element(page.getByRole('heading', { name: 'You cannot write to Leo Okafor now.' }))
      .toBeVisible();
    await expect.element(log()).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
  });
});

describe('the chat with a closed account', () => {
  beforeEach(() => {
    const closed = { username: 'of-the-server', displayName: 'Of the server', isClosed: true };
    during(changeAnswers({ method: 'GET', path: '/api/friends/' }, () => []));
    during(
      changeAnswers<Conversation[]>(LISTS, (all) =>
        all.map((one) => ({ ...one, sender: { id: one.sender.id, ...closed } })),
      ),
    );
  });

  it('is named in the words of the page, in the list and above the messages', async () => {
    await openChat();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Closed account' })).toBeVisible();
    await expect.element(option('Closed account').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'You cannot write here now.' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/of.the.server/i);
  });
});

describe('the open chat', () => {
  it('keeps the focus on what reports a message while the way into a game comes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let invitation = '';
    during(
      changeAnswers<Message[]>(CHAT, (messages) => {
        invitation = messages[0]?.id ?? '';
        return messages;
      }),
    );
    during(
      answerInstead(SHARED_GAMES, async (askBackend) => {
        const games = (await (await askBackend()).json()) as SharedGame[];
        await promise;
        return json(games.map((game) => ({ ...game, messageId: invitation })));
      }),
    );
    await openChat();
    await button('Report a message').click();
    const report = log()
      .getByRole('button', { name: /^Report, Leo Okafor/ })
      .first();
    await focusOn(report);
    resolve();
    await expect.element(log().getByRole('link', { name: /^Play/ })).toBeVisible();
    await expect.element(report).toHaveFocus();
  });

  it(
    'is found by name above ten conversations, also a friend nobody has written to',
    { tags: 'long' },
    async () => {
      during(
        changeAnswers<Conversation[]>(LISTS, (few) => [
          ...few,
          ...Array.from({ length: 11 }, (_, n) => {
            const id = fixedId('member', 100 + n);
            const sender = { id, username: `member_${n}`, displayName: `Zoë Member ${n}` };
            return { ...few[0]!, id: fixedId('message', 10_000 + n), senderId: id, sender };
          }),
        ]),
      );
      await openChat();
      const heard = hear();
      const search = page.getByRole('searchbox', { name: 'Search by name' });
      await search.fill('nobody like this');
      await expect.poll(() => heard).toContain('No conversation found.');
      await expect.element(page.getByRole('option')).toHaveLength(0);
      await search.fill('  zoe   member 1');
      await expect.element(page.getByRole('option')).toHaveLength(2);
      await expect.poll(() => heard).toContain('2 conversations found.');
      await search.fill('tom b');
      await option('Tom Becker').click();
      await expect.element(page.getByRole('heading', { level: 2, name: 'Tom Becker' })).toBeVisible();
      await expect.element(search).toHaveValue('tom b');
    },
  );

  it('is nobody for an unknown address, and the list is there', { tags: 'long' }, async () => {
    await openChat('/messages?with=nobody');
    await expect.element(page.getByRole('heading', { name: 'We could not find this person' })).toBeVisible();
    await expect.element(option('Leo Okafor')).toBeVisible();
  });

  it('says kindly that it did not load, and loads by a press', { tags: 'long' }, async () => {
    const end = answerInstead(CHAT, () => errorAnswer(500, 'ourFault'));
    await openChat();
    await expect.element(page.getByText('Your messages did not load')).toBeVisible();
    end();
    await button('Try again').click();
    await expect.element(log()).toBeVisible();
  });

  it('is named “Chat Partner” where no list tells a name', { tags: 'long' }, async () => {
    during(answerInstead({ method: 'GET', path: '/api/friends/' }, () => errorAnswer(500, 'ourFault')));
    during(answerInstead(LISTS, () => errorAnswer(500, 'ourFault')));
    await openChat();
    await expect.element(page.getByRole('heading', { name: 'Chat Partner' })).toBeVisible();
  });

  it('asks for a choice first, and opens by the keyboard at its messages, before the field', async () => {
    await openChat('/messages');
    await expect.element(page.getByText('Select a conversation')).toBeVisible();
    await expect.element(option('Leo Okafor')).toBeVisible();
    (option('Leo Okafor').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Leo Okafor' })).toBeVisible();
    await expect.element(page.getByRole('log', { name: 'Messages with Leo Okafor' })).toHaveFocus();
    await expect.element(inLog('Yes! Come on Saturday and bring Maya.')).toBeVisible();
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
  });

  it('is empty for a friend nobody has written to, and in the list', { tags: 'long' }, async () => {
    const { promise: isKnown, resolve: know } = Promise.withResolvers<void>();
    during(answerInstead(FRIENDS, (askBackend) => isKnown.then(askBackend)));
    await openChat(`/messages?with=${demoId('grace')}`);
    await expect.element(page.getByText(/^Updated /)).toBeVisible();
    // Nothing stands there yet that her row would move.
    expect(page.getByRole('option').elements()).toEqual([]);
    await expect.element(page.getByText('Messaging safely')).not.toBeInTheDocument();
    know();
    await expect.element(page.getByText('No messages yet. Say hello to Grace Murphy!')).toBeVisible();
    await expect.element(page.getByText('Messaging safely')).toBeVisible();
    await expect.element(option('Grace Murphy')).toHaveAttribute('aria-selected', 'true');
    await field().fill(WORDS);
    await userEvent.keyboard('{Enter}');
    await expect.element(option(`Grace Murphy, last message: You: ${WORDS}`)).toBeVisible();
  });

  it('brings earlier messages above by a press, and says when it cannot', { tags: 'long' }, async () => {
    demo.network.sendWholePages();
    await openChat();
    await expect.element(log()).toBeVisible();
    const end = answerInstead(CHAT, () => errorAnswer(500, 'ourFault'));
    await button('Show earlier messages').click();
    await expect
      .element(page.getByText('Earlier messages did not load. Please try again.').first())
      .toBeVisible();
    end();
    await button('Show earlier messages').click();
    await expect.element(inLog('Hi Sam! You are here too! 🎉')).toBeInTheDocument();
    await expect.element(log()).toHaveFocus();
  });
});

describe('a message that is sent', () => {
  it('is shown at once as being sent, and heard once when it is', async () => {
    const sending = holdSending();
    await openChat();
    await expect.element(log()).toBeVisible();
    await field().fill(`  ${WORDS} `);
    const heard = hear();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(log().getByText(/Sending/)).toBeVisible();
    sending.release();
    await expect.element(field()).toHaveValue('');
    await expect.element(inLog(WORDS)).toBeVisible();
    await expect.element(option(`Leo Okafor, last message: You: ${WORDS}`)).toBeVisible();
    expect(page.getByRole('option').elements()[0]?.textContent).toMatch(/^Leo Okafor/);
    await expect
      .poll(() => heard.filter(isOutcome))
      .toEqual([expect.stringMatching(/^You, .*: The lake was quiet today$/)]);
    expect(sending.count()).toBe(1);
  });

  it(
    'goes on when the member leaves the chat, and is not sent again by coming back',
    { tags: 'long' },
    async () => {
      const sending = holdSending();
      const { storage } = await openChat();
      await field().fill(WORDS);
      await userEvent.keyboard('{Enter}');
      await option('Maya Lindqvist').click();
      await expect.element(page.getByRole('heading', { level: 2, name: 'Maya Lindqvist' })).toBeVisible();
      await option('Leo Okafor').click();
      await expect.element(log().getByText(/Sending/)).toBeVisible();
      sending.release();
      await expect.element(field()).toHaveValue('');
      expect(sending.count()).toBe(1);
      expect([...storage.texts.values()].join()).not.toContain(WORDS);
    },
  );

  it('fails aloud by its toast alone where the member has left the chat', { tags: 'long' }, async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    during(answerInstead(SEND, () => promise.then(() => errorAnswer(500, 'ourFault'))));
    await openChat();
    await field().fill(WORDS);
    await userEvent.keyboard('{Enter}');
    await option('Maya Lindqvist').click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Maya Lindqvist' })).toBeVisible();
    const heard = hear();
    resolve();
    await expect
      .poll(() => heard)
      .toContain('Error sending message. Something went wrong. Please try again.');
    await option('Leo Okafor').click();
    await expect.element(field()).toHaveValue(WORDS);
  });
});

describe('a message with a phone number', () => {
  const NUMBER = 'My number is 555-123-4567';
  const isNote = (text: string) => text.startsWith('This looks like a phone number');

  it('has a note that is heard once, while it is written', async () => {
    await openChat();
    await expect.element(log()).toBeVisible();
    const heard = hear();
    await field().click();
    await userEvent.keyboard(`${NUMBER}, call me`);
    const notes = () => heard.filter(isNote);
    await expect.poll(notes).toHaveLength(1);
    await userEvent.keyboard(' soon');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Undo')).toBeVisible();
    expect(notes()).toHaveLength(1);
  });

  it('waits, is seen and heard to wait, and Undo gives its words back', async () => {
    const sending = holdSending();
    await openChat();
    await expect.element(log()).toBeVisible();
    await field().fill(NUMBER);
    await expect.element(page.getByText(/^This looks like a phone number/)).toBeVisible();
    const heard = hear();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(log().getByText(/Waiting to be sent/)).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await expect.element(button('Send')).not.toBeInTheDocument();
    await button('Undo').click();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue(NUMBER);
    await expect.element(button('Send')).toBeVisible();
    // The note about what is written is there again with the words, and has its own time.
    await expect
      .poll(() => heard.filter((text) => isOutcome(text) && !isNote(text)))
      .toEqual([
        'Wait a moment. Your message is sent in 10 seconds.',
        'Not sent. Your words are still here.',
      ]);
    expect(sending.count()).toBe(0);
  });

  it(
    'leaves what waits for the network there: it is taken back once the field is free',
    { tags: 'long' },
    async () => {
      during(answerInstead(SEND, () => Promise.reject(new TypeError('Failed to fetch'))));
      await render(<AppStage path={`/messages?with=${leo}`} storage={new FakeStorage()} isLive />);
      await expect.poll(() => readOutbox()).toBeDefined();
      await expect.element(log()).toBeVisible();
      const undoWaiting = page.getByRole('button', { name: /^Undo, The lake/ });
      await field().fill(WORDS);
      await userEvent.keyboard('{Enter}');
      await expect.element(undoWaiting).toBeVisible();
      await field().fill(NUMBER);
      await userEvent.keyboard('{Enter}');
      await expect.element(button('Undo')).toBeVisible();
      await expect.element(undoWaiting).not.toBeInTheDocument();
      await button('Undo').click();
      await undoWaiting.click();
      await expect.element(field()).toHaveValue(`${WORDS}\n${NUMBER}`);
    },
  );

  it(
    'is heard once for each change: its note, that it waits, that it is back, and the next note',
    { tags: 'long' },
    async () => {
      const sending = holdSending();
      await openChat();
      await expect.element(log()).toBeVisible();
      const heard = hear();
      await field().fill(NUMBER);
      await expect.poll(() => heard.filter(isNote)).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await button('Undo').click();
      await expect.element(field()).toHaveFocus();
      // The note about money rests as long as that about the number would, were it said again.
      await field().fill('Send me some money');
      await expect.poll(() => heard.at(-1)).toMatch(/^This looks like it is about money/);
      expect(heard.filter(isOutcome)).toEqual([
        expect.stringMatching(/^This looks like a phone number/),
        'Wait a moment. Your message is sent in 10 seconds.',
        'Not sent. Your words are still here.',
        expect.stringMatching(/^This looks like it is about money/),
      ]);
      expect(sending.count()).toBe(0);
    },
  );

  it('is a draft again for a member who leaves meanwhile, and is told so', { tags: 'long' }, async () => {
    const sending = holdSending();
    await openChat();
    await field().fill(NUMBER);
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Undo')).toBeVisible();
    await option('Maya Lindqvist').click();
    await expect.element(page.getByText('Your message was not sent').first()).toBeVisible();
    await option('Leo Okafor').click();
    await expect.element(field()).toHaveValue(NUMBER);
    expect(sending.count()).toBe(0);
  });

  it('is sent at once for a member who has turned waiting off', { tags: 'long' }, async () => {
    const storage = new FakeStorage();
    storage.setItem('friendbase.comfort.device', '{"chosen":{"waitSending":false}}');
    await openChat(undefined, storage);
    await field().fill(NUMBER);
    await userEvent.keyboard('{Enter}');
    await expect.element(inLog(NUMBER)).toBeVisible();
  });
});

describe('words that are not sent yet', () => {
  it('are stored for each friend, through another chat, another page and a reload', async () => {
    const { screen, storage } = await openChat();
    await field().fill('For Leo');
    await option('Maya Lindqvist').click();
    await expect.element(field()).toHaveValue('');
    await field().fill('For Maya');
    await option('Leo Okafor').click();
    await expect.element(field()).toHaveValue('For Leo');
    await screen.unmount();
    await openChat(`/messages?with=${demoId('maya')}`, storage);
    await expect.element(field()).toHaveValue('For Maya');
  });

  it('are filled in by a quick reply', { tags: 'long' }, async () => {
    await openChat();
    await button('I need a break').click();
    await expect.element(field()).toHaveValue('I need a break');
    await expect.element(field()).toHaveFocus();
  });
});

describe('X13 Check for new messages', () => {
  const fromMaya = (content: string): Message => ({
    id: crypto.randomUUID(),
    senderId: demoId('maya'),
    receiverId: demoId('sam'),
    content,
    createdAt: new Date().toISOString(),
  });

  it('says that it could not, and that there is nothing', { tags: 'long' }, async () => {
    await openChat('/messages');
    await expect.element(option('Leo Okafor')).toBeVisible();
    const end = answerInstead(LISTS, () => errorAnswer(500, 'ourFault'));
    await button('Check for new messages').click();
    await expect.element(page.getByText('We could not check. Please try again.').first()).toBeVisible();
    end();
    const heard = hear();
    await button('Check for new messages').click();
    await expect.poll(() => heard.at(-1)).toBe('No new messages.');
    await expect.element(button('Check for new messages')).toHaveFocus();
  });

  it('says who wrote; in the open chat the message itself is heard', async () => {
    await openChat(`/messages?with=${demoId('maya')}`);
    await expect.element(log()).toBeVisible();
    const news = fromMaya('The kettle is on');
    during(changeAnswers<Message[]>(CHAT, (messages) => [...messages, news]));
    during(
      changeAnswers<Conversation[]>(LISTS, (all) =>
        all.map((entry) => (entry.sender.id === news.senderId ? { ...entry, ...news } : entry)),
      ),
    );
    const heard = hear();
    await button('Check for new messages').click();
    await expect.element(inLog('The kettle is on')).toBeVisible();
    await expect.element(page.getByText('Maya Lindqvist wrote to you.').first()).toBeVisible();
    await expect
      .poll(() => heard.filter(isOutcome))
      .toEqual([expect.stringMatching(/^Maya Lindqvist, .*: The kettle is on$/)]);
  });
});

describe('at 320 px', () => {
  beforeEach(() => page.viewport(320, 640));

  it('shows one of the two: to the chat and back to the same conversation', async () => {
    await openChat('/messages');
    await expect.element(option('Maya Lindqvist')).toBeVisible();
    await expect.element(page.getByText('Select a conversation')).not.toBeVisible();
    (option('Maya Lindqvist').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('log', { name: 'Messages with Maya Lindqvist' })).toHaveFocus();
    await expect.element(option('Maya Lindqvist')).not.toBeInTheDocument();
    await button('Back to your conversations').click();
    await expect.element(option('Maya Lindqvist')).toHaveFocus();
    await expect.element(log()).not.toBeInTheDocument();
  });

  it('comes back to the list also from a chat in which nothing was written', { tags: 'long' }, async () => {
    await openChat(`/messages?with=${demoId('grace')}`);
    await button('Back to your conversations').click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Conversations' })).toHaveFocus();
  });
});
