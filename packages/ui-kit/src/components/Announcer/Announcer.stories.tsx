import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Layout/Layout.tsx';
import { announcerGuide } from './Announcer.guide.tsx';
import { announce, ensureAnnouncer } from './announcer.ts';

/** Nothing to see: with a screen reader on, press a button and listen. */
function Example() {
  return (
    <Row wrap>
      <Button onPress={() => announce('Your post is shared.')}>Say it politely</Button>
      <Button onPress={() => announce('Your post was not shared.', 'assertive')}>Say it at once</Button>
    </Row>
  );
}

const meta = {
  title: 'Kit/Announcer',
  parameters: { guide: announcerGuide },
  component: Example,
  beforeEach: ensureAnnouncer,
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it politely' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your post is shared.'));
  },
};

export const Assertive: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it at once' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your post was not shared.'));
  },
};
