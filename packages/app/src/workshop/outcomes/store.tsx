import type { WritingCall } from '@friendbase/contract';
import { render } from 'vitest-browser-react';
import { AppStage } from '../AppStage.tsx';
import { button, confirm, press, type Act } from './act.ts';

const FAULT =
  'Something went wrong on our side. Please try again. You pay only once, also when you press again.';

const openStore = (control: string) => async () => {
  await render(<AppStage path="/tournaments" />);
  await press(button(control));
};

export const store = {
  joinTournament: [
    {
      what: 'joins a tournament',
      call: { method: 'POST', path: '/api/tournaments/' },
      open: openStore('Join Tournament, Garden of Pairs'),
      press: confirm,
      done: {
        shown: 'Welcome to the tournament! Good luck!',
        heard: { said: 'Joined Tournament! Welcome to the tournament! Good luck!' },
      },
      failed: { shown: FAULT, heard: { said: `Failed to Join. ${FAULT}` } },
    },
  ],
  redeemReward: [
    {
      what: 'redeems a reward',
      call: { method: 'POST', path: '/api/rewards/' },
      open: openStore('Redeem, Rain Sound'),
      press: confirm,
      done: { shown: 'Reward Redeemed!', heard: { said: /^Reward Redeemed! Redemption code: FB-/ } },
      failed: { shown: FAULT, heard: { said: `Redemption Failed. ${FAULT}` } },
    },
  ],
} satisfies Partial<Record<WritingCall, Act[]>>;
