import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createVoice, WithVoice } from '../../components/Listen/fixture.tsx';
import { ReadPage } from './fixture.tsx';
import { pageListenGuide } from './PageListen.guide.tsx';

type Args = NonNullable<Parameters<typeof createVoice>[0]>;

const meta = {
  title: 'Kit/PageListen',
  render: (fake: Args) => (
    <WithVoice voice={createVoice(fake)} readAloud={false}>
      <ReadPage />
    </WithVoice>
  ),
  parameters: { guide: pageListenGuide, layout: 'fullscreen' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Listen' })).toBeVisible();
  },
};

/** The button of the header says Stop, and the bar is at the edge of the window. */
export const Reading: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listen' }));
    const header = within(canvas.getByRole('banner'));
    await expect(await header.findByRole('button', { name: 'Stop' })).toHaveFocus();
    const bar = within(canvasElement.ownerDocument.body).getByRole('region', { name: 'Reading aloud' });
    await expect(within(bar).getByText('Reading: Friends')).toBeInTheDocument();
  },
};
