import type { Conversation, Message } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { pageAt, withMessage, withNewest, type Chat, withLatest } from './chatCache.ts';

const message = (id: string): Message => ({
  id,
  senderId: 'sam',
  receiverId: 'leo',
  content: id,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const page = (...ids: string[]) => ({ items: ids.map(message), next: 'more' });
const chat: Chat = { pages: [page('3', '4'), page('1', '2')], pageParams: [undefined, 'more'] };
const idsOf = ({ pages }: { pages: { items: { id: string }[] }[] }) =>
  pages.map(({ items }) => items.map(({ id }) => id));

describe('the newest page of a chat, read again,', () => {
  it.each([
    ['stands alone where nothing is known anymore', page(), []],
    ['stands alone where more is new than a page has', page('8', '9'), ['8', '9']],
    ['is as it was where nothing is new', page('3', '4'), ['3', '4']],
    ['goes on with what is new', page('4', '5', '6'), ['3', '4', '5', '6']],
    ['is without a last message that went', page('2', '3'), ['3']],
  ])('%s', (_, newest, ids) => {
    const now = withNewest(pageAt(chat, undefined), newest);
    expect(now.items.map(({ id }) => id)).toEqual(ids);
  });

  it('has what came before the first message of the member, in a chat that was empty', () => {
    const newest = { ...page('1', '2', '3'), next: undefined };
    expect(withNewest({ items: [message('2')], next: undefined }, newest)).toEqual(newest);
  });

  it('is all there is of a chat that was not there', () => {
    expect(withNewest(undefined, page('3', '4'))).toEqual(page('3', '4'));
  });
});

it('shows a message that was sent once', () => {
  expect(idsOf(withMessage(withMessage(chat, message('5')), message('5')))).toEqual([
    ['3', '4', '5'],
    ['1', '2'],
  ]);
});

describe('conversations with a message that was sent', () => {
  const entry = (id: string): Conversation => ({
    ...message(`of ${id}`),
    sender: { id, username: id, displayName: id },
  });
  const all = { pages: [{ items: [entry('maya'), entry('leo')], next: undefined }], pageParams: [undefined] };

  it('are as they were where it begins a new one', () => {
    expect(withLatest(all, { ...message('5'), receiverId: 'tom' })).toEqual(all);
  });

  it('begin with its own', () => {
    const [first, second] = withLatest(all, message('5')).pages[0]!.items;
    expect(first).toEqual({ ...message('5'), sender: entry('leo').sender });
    expect(second).toEqual(entry('maya'));
  });
});
