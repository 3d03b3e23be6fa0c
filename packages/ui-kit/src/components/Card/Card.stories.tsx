import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { ARABIC, LONG_WORD } from '../../../testing/hardWords.ts';
import { cardGuide } from './Card.guide.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Kit/Card',
  parameters: { guide: cardGuide },
  component: Card,
  args: { title: 'Share something', icon: 'positive', children: <Text>What made you smile today?</Text> },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A section is named by its heading. */
export const Section: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Share something' })).toBeVisible();
  },
};

export const Article: Story = {
  args: { as: 'article', title: 'Maria, yesterday', titleLevel: 3, icon: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Maria, yesterday' })).toBeVisible();
  },
};

/** A card that renders its own heading is named by it, and by what else says which card it is. */
export const NamedByItsContent: Story = {
  args: {
    as: 'article',
    title: undefined,
    icon: undefined,
    titleId: 'author time',
    children: (
      <>
        <Heading level={3} id="author">
          Maria
        </Heading>
        <Text id="time">2:11 PM</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Maria 2:11 PM' })).toBeVisible();
  },
};

export const Aside: Story = { args: { as: 'aside', title: 'Making friends safely', icon: 'shield' } };

/** Without a heading it is only a sheet. */
export const WithoutTitle: Story = { args: { as: 'div', title: undefined, icon: undefined } };

/** A name that is long, and words in it that are. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    as: 'article',
    title: LONG_WORD,
    children: (
      <>
        <Text>{LONG_WORD}</Text>
        <Text dir="auto">{ARABIC}</Text>
      </>
    ),
  },
};
