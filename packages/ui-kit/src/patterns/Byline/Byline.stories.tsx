import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { bylineGuide } from './Byline.guide.tsx';
import { Byline } from './Byline.tsx';
import { AchievementGlyph } from '../../components/Icon/laterGlyphs.ts';

const byOne = (name: string) => ({
  picture: <Avatar name={name} seed={name} />,
  name: (
    <Heading level={3}>
      <bdi>{name}</bdi>
    </Heading>
  ),
});

const meta = {
  title: 'Kit/Byline',
  component: Byline,
  args: {
    ...byOne('Maria'),
    moment: (
      <Text size="small" tone="quiet">
        Nov 21, 2:11 PM
      </Text>
    ),
    facts: (
      <>
        <Badge icon="lock" tone="friends">
          Friends
        </Badge>
        <Badge icon={AchievementGlyph} tone="template">
          Achievement
        </Badge>
      </>
    ),
  },
  parameters: { guide: bylineGuide },
} satisfies Meta<typeof Byline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One line where there is room. */
export const Wide: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '40rem' }}>
      <Byline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = ['Maria', 'Achievement'].map((words) => canvas.getByText(words).getBoundingClientRect());
    await expect(tops[0]?.top).toBeLessThan(tops[1]?.bottom ?? 0);
    await expect(tops[0]?.bottom).toBeGreaterThan(tops[1]?.top ?? Infinity);
  },
};

/** On a phone the facts stand below name and time, all beside the picture. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <Byline {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('.fb-Avatar')?.getBoundingClientRect();
    await expect(canvas.getByText('Maria').getBoundingClientRect().left).toBeGreaterThan(picture?.right ?? 0);
    const facts = canvas.getByText('Friends').getBoundingClientRect();
    await expect(facts.top).toBeGreaterThanOrEqual(canvas.getByText('Maria').getBoundingClientRect().bottom);
    await expect(facts.left).toBeGreaterThan(picture?.right ?? 0);
  },
};

export const LongName: Story = {
  tags: ['long-tier'],
  ...Narrow,
  args: byOne('Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second'),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.fb-Byline');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = {
  tags: ['long-tier'],
  args: byOne('ليلى'),
  globals: { direction: 'rtl' },
};
