import type { WritingCall } from '@friendbase/contract';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../AppStage.tsx';
import { button, confirm, openMore, postWith, press, type Act } from './act.ts';

const EXCEPTION = 'Something went wrong on our side. Please try again.';
const LAKE = 'The lake was quiet today';

/** Priya’s; Sam likes it, and has commented. */
const painting = () => postWith('grateful for the rain');
/** Tom’s; Sam has sent him a hug. */
const list = () => postWith('I made a list and that helped');
/** Sam’s own. */
const thanks = () => postWith('Thank you for cheering me up');
const toggle = (of: ReturnType<typeof postWith>) => of.getByRole('button', { name: /^View Comments/ });
const openHome = () => render(<AppStage />);

export const posts = {
  createPost: [
    {
      what: 'shares a post',
      call: { method: 'POST', path: '/api/posts' },
      open: async () => {
        await openHome();
        await page.getByRole('textbox', { name: /^How are you today/ }).fill(LAKE);
      },
      press: () => press(button('Share Post')),
      done: { shown: 'Your post is shared.', heard: { said: 'Your post is shared.' } },
      failed: {
        shown: 'Your post was not shared. Your words are still here.',
        heard: { said: 'Your post was not shared. Your words are still here.' },
      },
    },
  ],
  deletePost: [
    {
      what: 'deletes a post',
      call: { method: 'DELETE', path: '/api/posts/' },
      open: async () => {
        await openHome();
        await openMore(thanks());
        await press(thanks().getByRole('button', { name: /^Delete post/ }));
      },
      press: confirm,
      done: { shown: 'Your post is deleted.', heard: { said: 'Your post is deleted.' } },
      failed: {
        shown: `Your post is still there. ${EXCEPTION}`,
        heard: { said: `Your post is still there. ${EXCEPTION}` },
      },
    },
  ],
  createLike: [
    {
      what: 'likes a post',
      call: { method: 'POST', path: '/api/likes' },
      open: openHome,
      press: () =>
        press(
          page
            .getByRole('article')
            .first()
            .getByRole('button', { name: /^Like, / }),
        ),
      done: { shown: 'Unlike', heard: { said: 'You like this post.' } },
      failed: {
        shown: 'Your like was not saved. Try again.',
        heard: { said: 'Your like was not saved. Try again.' },
      },
    },
  ],
  deleteLike: [
    {
      what: 'takes a like back',
      call: { method: 'DELETE', path: '/api/likes/' },
      open: openHome,
      press: () => press(painting().getByRole('button', { name: /^Unlike, / })),
      done: { shown: 'Like', heard: { said: 'You took back your like.' } },
      failed: {
        shown: 'Your like is still there. Try again.',
        heard: { said: 'Your like is still there. Try again.' },
      },
    },
  ],
  setReaction: [
    {
      what: 'says what they feel about a post',
      call: { method: 'PUT', path: '/api/posts/' },
      open: async () => {
        await openHome();
        await openMore(painting());
      },
      press: () => press(painting().getByRole('button', { name: /^A hug, / })),
      done: { shown: '1', heard: { said: 'You chose: A hug.' } },
      failed: {
        shown: 'Your feeling was not saved. Try again.',
        heard: { said: 'Your feeling was not saved. Try again.' },
      },
    },
  ],
  deleteReaction: [
    {
      what: 'takes back what they felt about a post',
      call: { method: 'DELETE', path: '/api/posts/' },
      open: async () => {
        await openHome();
        await openMore(list());
      },
      press: () => press(list().getByRole('button', { name: /^Take back: A hug, / })),
      done: { shown: 'A hug', heard: { said: 'You took back your feeling.' } },
      failed: {
        shown: 'Your feeling is still there. Try again.',
        heard: { said: 'Your feeling is still there. Try again.' },
      },
    },
  ],
  createComment: [
    {
      what: 'sends a comment',
      call: { method: 'POST', path: '/api/posts/' },
      open: async () => {
        await openHome();
        await press(toggle(painting()));
        await painting().getByRole('textbox').fill(LAKE);
      },
      press: () => press(button('Send comment')),
      done: { shown: 'Your comment is sent.', heard: { said: 'Your comment is sent.' } },
      failed: {
        shown: `Your comment was not sent. ${EXCEPTION}`,
        heard: { said: `Your comment was not sent. ${EXCEPTION}` },
      },
    },
  ],
  deleteComment: [
    {
      what: 'deletes a comment',
      call: { method: 'DELETE', path: '/api/posts/' },
      open: async () => {
        await openHome();
        await press(toggle(painting()));
        await press(painting().getByRole('button', { name: /^Delete comment/ }));
      },
      press: confirm,
      done: { shown: 'Your comment is deleted.', heard: { said: 'Your comment is deleted.' } },
      failed: {
        shown: `The comment is still there. ${EXCEPTION}`,
        heard: { said: `The comment is still there. ${EXCEPTION}` },
      },
    },
    {
      what: 'removes somebody’s comment from a post of their own',
      call: { method: 'DELETE', path: '/api/posts/' },
      open: async () => {
        await openHome();
        await press(toggle(thanks()));
        await press(thanks().getByRole('button', { name: /^Remove comment, Tom Becker/ }));
      },
      press: confirm,
      done: {
        shown: 'The comment by Tom Becker is removed.',
        heard: { said: 'The comment by Tom Becker is removed.' },
      },
      failed: {
        shown: `The comment is still there. ${EXCEPTION}`,
        heard: { said: `The comment is still there. ${EXCEPTION}` },
      },
    },
  ],
} satisfies Partial<Record<WritingCall, Act[]>>;
