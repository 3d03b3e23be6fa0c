import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuietSpeech } from './quietSpeech.ts';

const speak = vi.fn<(words: string) => void>();
let over: AbortController;
let page: EventTarget;
let say: (words: string) => void;

const type = () => page.dispatchEvent(new Event('input'));
const said = () => speak.mock.calls.flat();

beforeEach(() => {
  vi.useFakeTimers();
  over = new AbortController();
  page = new EventTarget();
  const addEventListener: Window['addEventListener'] = page.addEventListener.bind(page);
  say = createQuietSpeech({ speak, page: { addEventListener }, now: Date.now, signal: over.signal });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('says each thing at once to somebody who reads', () => {
  say('1 new post');
  say('1 new request');
  expect(said()).toEqual(['1 new post', '1 new request']);
});

it('says one thing to somebody who types, and the rest together 10 s later', () => {
  type();
  say('1 new post');
  say('1 new request');
  vi.advanceTimersByTime(5000);
  type();
  say('Ben said yes.');
  vi.advanceTimersByTime(4999);
  expect(said()).toEqual(['1 new post']);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['1 new post', '1 new request. Ben said yes.']);
});

it('says it at once again to somebody who has paused', () => {
  type();
  say('1 new post');
  vi.advanceTimersByTime(3000);
  say('1 new request');
  expect(said()).toEqual(['1 new post', '1 new request']);
});

it('says nothing more to a member who has left', () => {
  type();
  say('1 new post');
  say('1 new request');
  over.abort();
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual(['1 new post']);
});
