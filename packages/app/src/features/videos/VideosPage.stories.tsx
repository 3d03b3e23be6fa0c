import { DEFAULTS, fixedStore, PreferencesProvider } from '@friendbase/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerInstead, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Videos',
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/videos' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pictures are loaded after the words. */
const drawn = () =>
  waitFor(() => expect(document.querySelector('.fb-CardPicture svg')).not.toBeEmptyDOMElement());
const button = (name: string) => screen.findByRole('button', { name });

export const All: Story = {
  play: async () => {
    await button('Watch, Breathe with the Waves');
    await expect(screen.getAllByRole('article')).toHaveLength(12);
    await drawn();
  },
};

/** In its window, before it starts. */
export const Opened: Story = {
  args: { path: '/videos?show=relaxation' },
  play: async () => {
    await userEvent.click(await button('Watch, A Walk in the Forest'));
    await button('Start Video');
    await drawn();
  },
};

/** Watched to its end, and the answer did not come: it can be asked for again. */
export const NotPaid: Story = {
  tags: ['long-tier'],
  args: { path: '/videos?show=relaxation' },
  decorators: [
    (Story) => (
      <PreferencesProvider store={fixedStore({ ...DEFAULTS, pace: 'wait' as const })}>
        {<Story />}
      </PreferencesProvider>
    ),
  ],
  beforeEach: () =>
    answerInstead({ method: 'POST', path: '/api/videos/' }, () => errorAnswer(500, 'ourFault')),
  play: async () => {
    await userEvent.click(await button('Watch, Breathe with the Waves'));
    await userEvent.click(await button('Start Video'));
    for (let part = 0; part < 3; part += 1) await userEvent.click(await button('Next part'));
    // Soon after “Next part”, whose button it was, a press is a second one of that.
    await waitFor(() => {
      const close = screen.queryByRole('button', { name: 'Close the video' });
      close?.click();
      return expect(close).toBeNull();
    });
    await button('Try again, Breathe with the Waves');
    await drawn();
  },
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => {
    await button('Watch, Breathe with the Waves');
    await drawn();
  },
};

/** Three at first, and the others by a press. */
export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    await button('Show more videos');
    await button('Show everything');
    await expect(screen.getAllByRole('article')).toHaveLength(3);
    await drawn();
  },
};
