import { expect, it } from 'vitest';
import { notices } from '../lib/notices.ts';
import { spokenWords } from './spokenWords.ts';

it('speaks title and text as two sentences', () => {
  expect(spokenWords(notices.logoutFailed)).toBe('Logout failed. Something went wrong. Please try again.');
});

it('adds no full stop after an exclamation mark', () => {
  expect(spokenWords(notices.loggedIn)).toBe("Welcome back! You're now logged in to The FriendBase.");
});

it('speaks a title without text alone', () => {
  expect(spokenWords(notices.loggedOut)).toBe('Logged out successfully.');
});
