import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { KitRouterProvider } from '../Link/Link.tsx';
import { Row } from '../Layout/Layout.tsx';
import { buttonLinkGuide } from './ButtonLink.guide.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { PhoneGlyph } from '../Icon/laterGlyphs.ts';
import type { IconSource } from '../Icon/Icon.tsx';

const meta = {
  title: 'Kit/ButtonLink',
  parameters: { guide: buttonLinkGuide },
  component: ButtonLink,
  args: { href: 'tel:911', icon: PhoneGlyph as IconSource, children: 'Call 911' },
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

/** Told of a press, for example by the dialog it stands in, and described by words beside it. */
export const Told: Story = {
  args: { href: '/messages', onPress: fn(), 'aria-describedby': 'whom' },
  render: (args) => (
    <KitRouterProvider navigate={() => {}}>
      <ButtonLink {...args} />
      <p id="whom">This calls Aunt May.</p>
    </KitRouterProvider>
  ),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Call 911' });
    await expect(link).toHaveAccessibleDescription('This calls Aunt May.');
    await userEvent.click(link);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
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
