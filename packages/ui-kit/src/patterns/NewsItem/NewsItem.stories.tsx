import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { CardList } from '../../components/Card/CardList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LONG_NAME, LONG_WORD } from '../../../testing/hardWords.ts';
import { newsItemGuide } from './NewsItem.guide.tsx';
import { NewsItem } from './NewsItem.tsx';

const items = (name: string) => (
  <CardList label="News">
    <NewsItem
      picture={<Avatar name={name} seed={name} />}
      way={{ href: '#chat', words: `Open the chat with ${name}` }}
    >
      <Heading level={3}>{name} wrote to you</Heading>
      <Text size="small">Are you coming on Friday?</Text>
    </NewsItem>
    <NewsItem sign="shield" way={{ href: '#reports', words: 'See my reports' }}>
      <Heading level={3}>We looked at your report</Heading>
    </NewsItem>
    <NewsItem>
      <Heading level={3}>Your post is shared</Heading>
    </NewsItem>
  </CardList>
);

const meta = {
  title: 'Kit/NewsItem',
  component: NewsItem,
  args: { children: null },
  parameters: { guide: newsItemGuide },
  render: () => items('Maria'),
} satisfies Meta<typeof NewsItem>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With a face, with a sign, and one that leads nowhere: it is a line, and no card. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const [card, , line] = canvas.getAllByRole('listitem');
    await expect(getComputedStyle(card!).boxShadow).not.toBe('none');
    await expect(getComputedStyle(line!).boxShadow).toBe('none');
  },
};

export const HardWords: Story = { tags: ['long-tier'], render: () => items(`${LONG_NAME} ${LONG_WORD}`) };

export const RightToLeft: Story = {
  tags: ['long-tier'],
  render: () => items('ليلى'),
  globals: { direction: 'rtl' },
};
