import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { CardList, CardListItem } from './CardList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { rowCardGuide } from './RowCard.guide.tsx';
import { RowCard } from './RowCard.tsx';

const topOf = (name: string) => (
  <>
    <Heading level={3} id="row-card">
      {name}
    </Heading>
    <Row>
      <Badge>Wellness</Badge>
    </Row>
  </>
);

const meta = {
  title: 'Kit/RowCard',
  component: RowCard,
  args: {
    titleId: 'row-card',
    picture: <Illustration name="club-calm-focus" />,
    top: topOf('Calm & Focus'),
    children: (
      <>
        <Text>Kind words to find, in a quiet place.</Text>
        <Row>
          <Button icon="games">Play Now</Button>
        </Row>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <CardList label="Game clubs" layout="grid">
        <CardListItem>
          <Story />
        </CardListItem>
      </CardList>
    ),
  ],
  parameters: { guide: rowCardGuide },
} satisfies Meta<typeof RowCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Club: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Calm & Focus' })).toBeVisible();
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  args: { top: topOf(LONG_WORD), children: <Text>{LONG_WORD}</Text> },
};
