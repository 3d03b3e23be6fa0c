import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { visibleSentences } from '../../speech/visibleWords.ts';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { MessageLog } from '../MessageLog/MessageLog.tsx';
import { ConversationList } from './ConversationList.tsx';

const names = ['Ben', 'Sam', 'Maya', 'Sara', 'Tom', 'Lee'];
const conversations = names.map((name) => ({
  id: name,
  seed: name,
  name,
  last: { text: 'See you', time: 'today' },
}));
const messages = Array.from({ length: 12 }, (_, at) => ({
  id: String(at),
  isOwn: false,
  text: `Message ${at}`,
  time: '2:05 PM',
  day: 'Today',
}));

/** A list beside the conversation that it opens. */
function Chats({ opened, startsWith }: { opened: string[]; startsWith?: string }) {
  const [openId, setOpenId] = useState(startsWith);
  const open = (id: string) => {
    opened.push(id);
    setOpenId(id);
  };
  return (
    <>
      <ConversationList label="Conversations" conversations={conversations} openId={openId} onOpen={open} />
      {openId !== undefined && <MessageLog key={openId} name={openId} seed={openId} messages={messages} />}
    </>
  );
}

const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name},`) });

describe('W17 Conversation list', () => {
  it('keys: Up, Down, Home, End and letters move, and open nothing', async () => {
    const opened: string[] = [];
    await render(<Chats opened={opened} />);
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowDown}', 'Sam'],
      ['{End}', 'Lee'],
      ['{ArrowUp}', 'Tom'],
      ['{Home}', 'Ben'],
      ['m', 'Maya'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(option(name)).toHaveFocus();
    }
    expect(opened).toEqual([]);
  });

  it('keys: Enter opens, and so does Space, also what is open already', async () => {
    const opened: string[] = [];
    await render(<Chats opened={opened} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(option('Sam')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(' {ArrowDown} ');
    await expect.element(option('Maya')).toHaveAttribute('aria-selected', 'true');
    expect(opened).toEqual(['Sam', 'Sam', 'Maya']);
    await expect.element(option('Sam')).toHaveAttribute('aria-selected', 'false');
  });

  it('keys: Tab enters once, at the open one, and leaves again', { tags: 'long' }, async () => {
    await render(<Chats opened={[]} startsWith="Maya" />);
    await userEvent.tab();
    await expect.element(option('Maya')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('log')).toHaveFocus();
  });

  it('heard: who, the last message, when, and the place in the list', async () => {
    await render(<Chats opened={[]} />);
    await expect.element(page.getByRole('listbox', { name: 'Conversations' })).toBeVisible();
    const sam = page.getByRole('option', { name: 'Sam, last message: See you, today', exact: true });
    await expect.element(sam).toBeVisible();
    // “2 of 6”: the browser counts the options of a list box itself, unless an attribute says otherwise.
    expect(sam.element().matches(':nth-child(2)')).toBe(true);
    expect(page.getByRole('option').elements()).toHaveLength(6);
  });

  it('is read aloud as it is seen, without the initials', async () => {
    const screen = await render(
      <ConversationList
        label="Conversations"
        conversations={conversations.slice(0, 1)}
        openId={undefined}
        onOpen={vi.fn()}
      />,
    );
    const read = visibleSentences(screen.container, 'en-US', false).map(({ text }) => text);
    expect(read).toEqual(['Ben', 'today', 'See you']);
  });

  it('heard: which chat is open and how many messages it has, once', async () => {
    await render(<Chats opened={[]} />);
    const heard = hearLiveRegions();
    // Nobody else here opens this one: the announcer drops what it said less than a second ago.
    await option('Tom').click();
    await expect.element(page.getByRole('log')).toBeVisible();
    expect(await heard()).toEqual([{ by: 'status', text: 'Chat with Tom is open, 12 messages.' }]);
  });
});

describe('more conversations than are there', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, seed: `${at}`, name: `Member ${at}` }));
  const show = (count: number, isLast = false) => (
    <ConversationList
      label="Conversations"
      conversations={many.slice(0, count)}
      openId={undefined}
      onOpen={vi.fn()}
      onFetchMore={isLast ? undefined : fetchMore}
    />
  );
  const fetchMore = vi.fn();

  it('are fetched by a press, and reading goes on at the first of them', { tags: 'long' }, async () => {
    const screen = await render(show(20));
    await page.getByRole('button', { name: 'Show more conversations' }).click();
    expect(fetchMore).toHaveBeenCalledOnce();
    await screen.rerender(show(50, true));
    await expect.element(page.getByRole('option', { name: /^Member 20,/ })).toHaveFocus();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('coming back from the messages', () => {
  it('focuses the conversation that was left', async () => {
    const show = (returnedId?: string) => (
      <ConversationList
        label="Conversations"
        conversations={conversations}
        openId={undefined}
        onOpen={vi.fn()}
        returnedId={returnedId}
      />
    );
    const screen = await render(show());
    await screen.rerender(show('Maya'));
    await expect.element(option('Maya')).toHaveFocus();
  });
});
