import { mediaIdIn, postMedia } from '@friendbase/contract';
import { demoId, demoSeed } from '@friendbase/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PartStage } from '../../../../testing/PartStage.tsx';
import { SharedMedia, type SharedMediaProps } from './SharedMedia.tsx';

const { members, posts, media } = demoSeed(new Date(0));

/** The pictures of a post of the demo community as Sam reads it. */
function entry(words: string): SharedMediaProps {
  const post = posts.find(({ content }) => content.includes(words))!;
  const { id, username, displayName } = members.find((member) => member.id === post.authorId)!;
  return {
    media: post.mediaUrls.map((url) => postMedia(media.find((one) => one.id === mediaIdIn(url))!)),
    descriptions: post.mediaDescriptions,
    author: { id, username, displayName },
  };
}

const meta = {
  title: 'Screens/Pictures of posts',
  component: SharedMedia,
  tags: ['!autodocs'],
  args: entry('You are good friends'),
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  render: (args) => (
    <PartStage memberId={demoId('sam')}>
      <SharedMedia {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof SharedMedia>;
export default meta;

type Story = StoryObj<typeof meta>;

const pictures = async () => {
  const list = within(await screen.findByRole('list'));
  return waitFor(() => {
    const found = list.getAllByRole<HTMLImageElement>('img');
    for (const { naturalWidth } of found) if (!naturalWidth) throw new Error('A picture is on its way.');
    return found;
  });
};

/** In two columns, each with its words. */
export const Four: Story = {
  play: async () => {
    await expect((await pictures()).map(({ alt }) => alt)).toEqual([
      'Two friends in the sun, with a heart above them.',
      'Mila and I listen to music together.',
      'Omar and Ella on the grass, next to a flower.',
      'The bus that took us home, and a tree.',
    ]);
  },
};

/** Nobody has described it: it says whose it is. */
export const Undescribed: Story = {
  args: entry('I went for a walk'),
  play: async () => {
    await pictures();
    await expect(
      screen.getByRole('button', { name: 'Make larger Picture 1 of 1, shared by Priya Nair' }),
    ).toBeVisible();
  },
};

/** What stands for a video, until it is opened. It does not begin by itself. */
export const Video: Story = {
  args: entry('Our choir sings'),
  play: async () => {
    await pictures();
    const tile = screen.getByRole('button', { name: /^Play video A man sings/ });
    await userEvent.click(tile);
    const video = await screen.findByLabelText<HTMLVideoElement>(/^A man sings/);
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    await expect(video.paused).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tile).toHaveFocus());
  },
};
