import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { balanceNoteGuide } from './BalanceNote.guide.tsx';
import { BalanceNote } from './BalanceNote.tsx';

const meta = {
  title: 'Kit/BalanceNote',
  component: BalanceNote,
  args: {
    title: 'You have 250 FriendBase Bucks',
    icon: 'tournaments',
    children: (
      <>
        FriendBase Bucks (FBB): play points. Not real money. <Link href="#rewards">Go to the rewards</Link>
      </>
    ),
  },
  parameters: { guide: balanceNoteGuide },
} satisfies Meta<typeof BalanceNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Enough: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('You have 250');
    await expect(canvas.getByRole('link', { name: 'Go to the rewards' })).toBeVisible();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <BalanceNote {...args} />
    </div>
  ),
};

export const LongWords: Story = {
  tags: ['long-tier'],
  ...Narrow,
  args: { title: LONG_WORD, children: LONG_WORD },
};
