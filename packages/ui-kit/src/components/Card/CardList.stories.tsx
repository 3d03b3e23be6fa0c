import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { cardListGuide } from './CardList.guide.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Card } from './Card.tsx';
import { CardList, CardListItem } from './CardList.tsx';
import { CardPicture } from './CardPicture.tsx';

const meta = {
  title: 'Kit/CardList',
  parameters: { guide: cardListGuide },
  component: CardList,
  args: {
    label: 'Posts',
    children: ['Maria', 'Sam'].map((name) => (
      <CardListItem key={name}>
        <Card as="article" title={name}>
          <Text>We went to the lake.</Text>
        </Card>
      </CardListItem>
    )),
  },
} satisfies Meta<typeof CardList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers say the name and how many there are. */
export const OfCards: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Posts' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Beside each other where there is room, of one height. */
export const InAGrid: Story = {
  args: {
    layout: 'grid',
    children: ['Maria', 'Sam', 'Leo'].map((name, at) => (
      <CardListItem key={name}>
        <Card as="article" titleId={`name-${at}`}>
          <CardPicture name="event-picnic" />
          <Heading level={2} id={`name-${at}`}>
            {name}
          </Heading>
          <Text>{'We went to the lake. '.repeat(at + 1)}</Text>
        </Card>
      </CardListItem>
    )),
  },
};

/** An item that is no card yet looks like one. */
export const OfWords: Story = {
  args: { children: <CardListItem>Sam wants to be your friend.</CardListItem> },
};

/** One is still a list; cards of one name stay two. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    children: [LONG_WORD, EMOJI, EMOJI].map((name, at) => (
      <CardListItem key={at}>
        <Card as="article" title={name}>
          <Text>{LONG_WORD}</Text>
        </Card>
      </CardListItem>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: EMOJI })).toHaveLength(2);
  },
};
