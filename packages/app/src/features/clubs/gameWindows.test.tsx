import { fixedId } from '@friendbase/contract/fixtures';
import { beforeEach, describe } from 'vitest';
import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { pressAsTheyCome } from '../../../testing/pressAsTheyCome.ts';

demoForEach();

const game = () => page.getByRole('dialog');
const button = (name: string) => game().getByRole('button', { name, exact: true });

const quickPlay = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

describe.each([
  ['Memory', [], () => [game().getByRole('grid'), button('How to play'), button('Close')]],
  [
    'Numbers, while it is played',
    [button('Start')],
    () => [game().getByRole('group', { name: 'Number pads' }), button('Watch again')],
  ],
  ['Math', [], () => [game().getByRole('heading', { level: 3 }), answer('Your answer'), button('Check')]],
  [
    'Words',
    [],
    () => [
      game().getByRole('list', { name: 'Letters' }),
      game()
        .getByText(/^Hint:/)
        .first(),
      answer('Your word'),
      button('Check'),
    ],
  ],
] as const)('%s', (name, presses, whole) => {
  beforeEach(() => void pressAsTheyCome([quickPlay(name.split(',')[0] ?? ''), ...presses]));
  describeFirstWindow('/clubs', () => [...whole()]);
});

/** The games with friends, whose window opens with their address. */
describe.each([
  ['Pairs with a friend', 'speedThinking', 1, () => [game().getByRole('grid'), button('How to play')]],
  ['Sums with a friend', 'brainTraining', 2, () => [answer('Your answer'), button('Check')]],
] as const)('%s', (_, club, n, whole) => {
  describeFirstWindow(`/clubs?club=${club}&game=${fixedId('sharedGame', n)}`, () => [
    ...whole(),
    button('Close'),
  ]);
});

function answer(name: string) {
  return game().getByRole('textbox', { name });
}
