import type { ClosedAccount } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerInstead, json } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';

const closed: ClosedAccount = {
  decision: {
    id: 'a-decision',
    action: 'closed',
    subjectKind: 'message',
    excerpt:
      'Send me 50 dollars, or everybody will know. Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    rule: 'noMoney',
    until: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    toldAt: '2026-11-20T10:00:00.000Z',
    appeal: null,
    mayAppealUntil: '2026-12-20T10:00:00.000Z',
  },
  appealToken: 'a-token',
};

const meta = {
  title: 'Screens/Closed account',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'signed-out' },
  beforeEach: () =>
    answerInstead({ method: 'POST', path: '/api/auth/login' }, () =>
      json({ code: 'accountClosed', message: 'This account was closed.', details: closed }, 403),
    ),
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const logIn = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Username/ }), 'ray');
  await userEvent.type(screen.getAllByLabelText(/^Password \(/)[0]!, 'quiet lake morning{Enter}');
  const ask = await screen.findByRole('button', { name: /^Ask us to look again/ });
  ask.scrollIntoView({ block: 'center' });
};

/** What was decided, and the one wish to look again. */
export const MayAsk: Story = { play: logIn };

export const EasyWords: Story = { tags: ['long-tier'], globals: { easy: 'on' }, play: logIn };
