import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ARABIC, EMOJI, LONG_WORD } from '../../testing/hardWords.ts';
import { Row } from '../Layout/index.ts';
import { buttonLinkGuide } from './ButtonLink.guide.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Kit/ButtonLink',
  parameters: { guide: buttonLinkGuide },
  component: ButtonLink,
  args: { href: 'tel:911', icon: 'phone', children: 'Call 911' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A full target, and a link to everything but the eye. */
export const Primary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Call 911' });
    await expect(link).toHaveAttribute('href', 'tel:911');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Quiet: Story = { args: { tone: 'quiet' } };

export const Large: Story = { args: { size: 'large', href: '/', icon: 'home', children: 'Go to Home' } };

export const HardWords: Story = {
  render: (args) => (
    <Row wrap>
      {[LONG_WORD, EMOJI, ARABIC].map((words) => (
        <ButtonLink key={words} {...args}>
          {words}
        </ButtonLink>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: EMOJI })).toBeVisible();
  },
};
