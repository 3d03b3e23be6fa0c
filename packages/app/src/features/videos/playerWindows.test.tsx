import { beforeEach, describe } from 'vitest';
import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { pressAsTheyCome } from '../../../testing/pressAsTheyCome.ts';

demoForEach();

const player = () => page.getByRole('dialog');
const button = (name: string) => player().getByRole('button', { name, exact: true });
const watch = page.getByRole('button', { name: 'Watch, Breathe with the Waves' });
const breathe = page.getByRole('button', { name: 'Breathe with me' });

describe('a video', () => {
  beforeEach(() => void pressAsTheyCome([watch]));
  describeFirstWindow('/videos', () => [
    button('Start Video'),
    // Below the picture, which is whole then.
    player().getByText(/^A picture story,/),
    button('How to play'),
    button('Close'),
  ]);
});

describe('a video that plays', () => {
  beforeEach(() => void pressAsTheyCome([watch, button('Start Video')]));
  describeFirstWindow('/videos', () => [button('How to play'), button('Restart')]);
});

describe('the breathing guide', () => {
  beforeEach(() => void pressAsTheyCome([breathe, button('Start')]));
  describeFirstWindow('/videos', () => [
    player()
      .getByText(/^(Breathe in|Hold|Breathe out)$/)
      .first(),
    button('Pause'),
    button('Stop'),
  ]);
});
