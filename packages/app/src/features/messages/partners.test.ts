import type { Conversation, FriendshipEntry } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { createDates } from '../../lib/time/dates.ts';
import { shownMessage } from './useChat.ts';
import { findNew } from './useNewMessages.ts';
import { findPartner } from './usePartner.ts';

const person = (id: string) => ({ id, username: id, displayName: id });
const conversation = (id: string, partnerId: string, senderId = partnerId): Conversation => ({
  id,
  senderId,
  receiverId: 'sam',
  content: 'Hi',
  createdAt: '2026-11-20T10:00:00.000Z',
  sender: person(partnerId),
});
const friendship = (id: string): FriendshipEntry => ({
  id: `with ${id}`,
  userId: 'sam',
  friendId: id,
  status: 'accepted',
  friend: person(id),
});

describe('the partner in the address', () => {
  const conversations = [conversation('1', 'leo')];
  const friends = [friendship('leo'), friendship('grace')];
  const settled = { conversations, friends, areSettled: true };

  it('is unknown only where both lists say so', () => {
    expect(findPartner('nobody', settled)).toMatchObject({ isUnknown: true, isFriend: false });
    const halves = [
      { conversations, friends: undefined },
      { conversations: undefined, friends },
    ];
    for (const half of halves) {
      expect(findPartner('nobody', { ...half, areSettled: true })).toMatchObject({ isUnknown: false });
      expect(findPartner('nobody', { ...half, areSettled: false })).toMatchObject({ isWaiting: true });
    }
  });

  it('is known from a conversation alone, without being a friend', () => {
    expect(findPartner('leo', { ...settled, friends: [] })).toMatchObject({
      person: person('leo'),
      isFriend: false,
      isUnknown: false,
    });
  });

  it('is known from the friends alone, before anybody has written', () => {
    expect(findPartner('grace', settled)).toMatchObject({ person: person('grace'), isFriend: true });
  });
});

describe('what is new after a look', () => {
  const before = [conversation('1', 'leo'), conversation('2', 'maya')];

  it('is nothing where the member wrote last', () => {
    const now = [conversation('3', 'leo', 'sam'), ...before];
    expect(findNew(before, now, undefined)).toEqual({ inChat: undefined, elsewhere: 0 });
  });

  it('is told apart by whether its chat is open', () => {
    const now = [conversation('3', 'leo'), conversation('4', 'maya')];
    expect(findNew(before, now, 'leo')).toEqual({ inChat: 'leo', elsewhere: 1 });
    expect(findNew(before, now, undefined)).toEqual({ inChat: undefined, elsewhere: 2 });
  });
});

describe('a message as it is shown', () => {
  const words = { recently: 'Recently', justNow: 'just now', today: 'Today', yesterday: 'Yesterday' };
  const dates = createDates('en-US', words, { isLong: false, hours: 12 });
  const at = (createdAt: string) => shownMessage({ ...conversation('1', 'leo'), createdAt }, 'sam', dates);

  it.each(['', 'yesterday'])('says “Recently” for a bad date: “%s”', (createdAt) => {
    expect(at(createdAt)).toMatchObject({ time: 'Recently', day: 'Recently', dateTime: undefined });
  });

  it('has its time, its day and whose it is', () => {
    const createdAt = new Date(2025, 0, 6, 14, 5).toISOString();
    expect(at(createdAt)).toMatchObject({
      time: '2:05 PM',
      day: 'Jan 6, 2025',
      dateTime: createdAt,
      isOwn: false,
    });
  });
});
