import { beforeEach, describe, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answerInstead, json } from '../../../testing/answerInstead.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, FIRST_WINDOWS } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();
const button = (name: RegExp) => page.getByRole('button', { name });

describe('where people ask to be friends', () => {
  describeFirstWindow('/friends', (at) => [
    page.getByRole('heading', { name: 'Hana Park' }),
    ...(isTight(at)
      ? []
      : [button(/^(Accept|Say yes to) Hana Park$/), button(/^(Decline|Say no to) Hana Park$/)]),
  ]);
});

describe('where nobody asks', () => {
  beforeEach(() => {
    onTestFinished(answerInstead({ method: 'GET', path: '/api/friend-requests/' }, () => json([])));
  });
  const allButSmallPhones = FIRST_WINDOWS.filter(([width]) => width > 320);
  describeFirstWindow(
    '/friends',
    () => [page.getByRole('article', { name: 'Grace Murphy' })],
    allButSmallPhones,
  );
});
