import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../Layout/Layout.tsx';
import { BEACH, BROKEN } from '../MediaTile/fixture.ts';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { avatarGuide } from './Avatar.guide.tsx';
import { Avatar } from './Avatar.tsx';
import { patternOf, PATTERNS } from './patterns.ts';

const meta = {
  title: 'Kit/Avatar',
  parameters: { guide: avatarGuide },
  component: Avatar,
  args: { name: 'Maria', seed: 'maria' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

const pictureOf = (person: string) => `/pictures/people/${person}.svg`;

/** The name stands beside it, so screen readers do not hear the letter as well. */
export const Normal: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
/** Each size, and each with the golden frame, which takes no more room. */
export const Sizes: Story = {
  render: (args) => (
    <Row gap="medium">
      {(['small', 'normal', 'large'] as const).flatMap((size) => [
        <Avatar key={size} {...args} size={size} />,
        <Avatar key={`${size} golden`} {...args} size={size} frame="golden" />,
        <Avatar key={`${size} drawn`} {...args} size={size} frame="golden" picture={pictureOf('leo')} />,
      ])}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-person="leo"]')).toHaveLength(3));
    const widths = [...canvasElement.querySelectorAll('svg')].map((one) => one.getBoundingClientRect().width);
    const [small, , , normal, , , large] = widths;
    await expect(widths).toEqual([small, small, small, normal, normal, normal, large, large, large]);
  },
};

/** Nobody's name is known yet. */
export const WithoutName: Story = { args: { name: ' ' } };

/** One seed for each ground, found by trying. */
const SEEDS = Array.from({ length: 200 }, (_, number) => `member ${number}`);
const ONE_OF_EACH = PATTERNS.map((_, pattern) => SEEDS.find((seed) => patternOf(seed) === pattern) ?? '');

/** One of the drawn people. Until they are loaded, the initial. */
export const DrawnPerson: Story = {
  args: { name: 'Leo', picture: pictureOf('leo') },
  play: async ({ canvasElement }) => {
    const drawn = () => canvasElement.querySelector('[data-person="leo"]');
    await waitFor(() => expect(drawn()).toBeVisible());
    await expect(drawn()).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('text')).toBeNull();
  },
};

/** A photo of the member's own, in each size; and the initial where nobody may see it anymore, or nobody has drawn the person. */
export const Photo: Story = {
  render: (args) => (
    <Row gap="medium">
      <Avatar {...args} picture={BEACH} size="small" />
      <Avatar {...args} picture={BEACH} />
      <Avatar {...args} picture={BEACH} size="large" />
      <Avatar {...args} picture={BROKEN} />
      <Avatar {...args} picture={pictureOf('nobody')} />
      <Avatar {...args} picture={pictureOf('constructor')} />
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('M')).toHaveLength(3));
    const photos = () => [...canvasElement.querySelectorAll('img')];
    await waitFor(() => expect(photos().map((photo) => photo.naturalWidth)).toEqual([640, 640, 640]));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Colour and pattern together, so that one of them is enough to tell members apart. */
export const AllGrounds: Story = {
  render: () => (
    <Row gap="medium" wrap>
      {ONE_OF_EACH.map((seed, index) => (
        <Avatar key={seed} name={'ABCDEFGW'.charAt(index)} seed={seed} size="large" />
      ))}
    </Row>
  ),
};

/** The first letter of any writing, an emoji that is made of several, and no letter at all. */
export const HardNames: Story = {
  tags: ['long-tier'],
  render: (args) => (
    <Row gap="medium">
      {[LONG_WORD, ARABIC, EMOJI, '👩‍🚀 Ada', '🇺🇦 Olha', '\u200F'].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const initial of ['D', 'ل', '🦜', '👩‍🚀', '🇺🇦', '?']) {
      await expect(canvas.getByText(initial)).toBeVisible();
    }
  },
};
