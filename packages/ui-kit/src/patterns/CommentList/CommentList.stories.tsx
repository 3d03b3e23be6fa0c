import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ARABIC, EMOJI, LONG_NAME, LONG_WORD } from '../../../testing/hardWords.ts';
import { commentListGuide } from './CommentList.guide.tsx';
import { CommentItem, CommentList } from './CommentList.tsx';
import { TrashGlyph } from '../../components/Icon/laterGlyphs.ts';

const comment = (name: string, text: string, at = name) => (
  <CommentItem
    key={at}
    id={at}
    picture={<Avatar name={name} seed={at} size="small" />}
    name={<bdi>{name}</bdi>}
    moment="2:20 PM"
    text={text}
  />
);

const meta = {
  title: 'Kit/CommentList',
  parameters: { guide: commentListGuide },
  component: CommentList,
  args: {
    label: "Comments on Sam's post",
    children: [comment('Maya', 'I will be there.'), comment('Leo', 'Me too!\nI bring songs.')],
  },
} satisfies Meta<typeof CommentList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each is named by its author and time. */
export const Two: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: "Comments on Sam's post" });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getByRole('article', { name: 'Maya 2:20 PM' })).toBeVisible();
  },
};

/** What can be done stands below the words. */
export const WithDelete: Story = {
  args: {
    children: (
      <CommentItem
        id="maya"
        picture={<Avatar name="Maya" seed="maya" size="small" />}
        name="Maya"
        moment="2:20 PM"
        text="I will be there."
      >
        <Button tone="plain" icon={TrashGlyph} subject="Maya's comment">
          Delete comment
        </Button>
      </CommentItem>
    ),
  },
};

/** Long names and words break; a comment that reads from right to left begins there. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    children: [
      comment(LONG_NAME, LONG_WORD),
      comment(ARABIC, ARABIC),
      comment('<b>Ann</b>', '<script>alert(1)</script>'),
      comment(EMOJI, EMOJI, 'one'),
      comment(EMOJI, EMOJI, 'two'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: `${EMOJI} 2:20 PM` })).toHaveLength(2);
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
  },
};
