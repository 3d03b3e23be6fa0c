import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CardListItem } from '../../components/Card/CardList.tsx';
import { ARABIC, EMOJI, LONG_NAME, LONG_WORD } from '../../../testing/hardWords.ts';
import { faceCardGuide } from './FaceCard.guide.tsx';
import { FaceCard } from './FaceCard.tsx';
import { FaceGrid } from './FaceGrid.tsx';

const onOpen = fn();
const faces = (names: readonly string[]) => (
  <FaceGrid label="Friends">
    {names.map((name, at) => (
      <CardListItem key={name}>
        <FaceCard
          picture={<Avatar name={name} seed={name} size="large" />}
          name={name}
          role={at === 1 && <Badge icon="shield">Moderator</Badge>}
          username={`friend_${at}`}
          openLabel="View Profile"
          onOpen={() => onOpen(name)}
        >
          <Button tone="quiet" icon="send" subject={name}>
            Send Message
          </Button>
        </FaceCard>
      </CardListItem>
    ))}
  </FaceGrid>
);

const meta = {
  title: 'Kit/FaceCard',
  component: FaceGrid,
  args: { label: 'Friends', children: null },
  parameters: { guide: faceCardGuide },
  render: () => faces(['Maria', 'Ben', 'Zoë Łukasik', 'Sam']),
  beforeEach: () => void onOpen.mockClear(),
} satisfies Meta<typeof FaceGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on the face opens what is known, and so does Enter. The button is a stop of its own. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const face = canvas.getByRole('button', { name: 'View Profile, Maria' });
    await expect(face).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(canvas.getByRole('heading', { name: 'Maria' }).closest('.fb-FaceCard')!);
    await userEvent.tab();
    await expect(face).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('Maria');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send Message, Maria' })).toHaveFocus();
  },
};

/** Two in a row on a small phone, where the words of the button stand alone. */
export const Narrow: Story = {
  render: () => <div style={{ inlineSize: '17rem' }}>{faces(['Maria', 'Ben', 'Zoë Łukasik'])}</div>,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};

/** With large text one is alone in its row, and lower: the words stand beside the face. */
export const OneInARow: Story = {
  render: () => <div style={{ inlineSize: '15rem' }}>{faces(['Maria', 'Ben'])}</div>,
  play: async ({ canvas, canvasElement }) => {
    const face = canvasElement.querySelector('.fb-Avatar')?.getBoundingClientRect();
    const name = canvas.getByRole('heading', { name: 'Maria' }).getBoundingClientRect();
    await expect(name.left).toBeGreaterThan(face?.right ?? Infinity);
  },
};

export const HardNames: Story = {
  tags: ['long-tier'],
  render: () => faces(['A', LONG_NAME, LONG_WORD, EMOJI, ARABIC, '<b>Sam</b>']),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};

export const RightToLeft: Story = {
  tags: ['long-tier'],
  render: () => faces(['ليلى', 'Ben']),
  globals: { direction: 'rtl' },
};
