import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { panesGuide } from './Panes.guide.tsx';
import { Panes, PanesBack } from './Panes.tsx';

const list = (
  <Stack>
    <Heading level={2}>People</Heading>
    <Button tone="quiet">Sam</Button>
    <Button tone="quiet">Maya</Button>
  </Stack>
);
const messages = (onBack: () => void) => (
  <Stack>
    <PanesBack label="Back to people" onPress={onBack}>
      Back
    </PanesBack>
    <Heading level={2}>Sam</Heading>
    <Text>Ducks it is. See you at four, at the big door.</Text>
  </Stack>
);

const meta = {
  title: 'Kit/Panes',
  component: Panes,
  args: { list, detail: messages(fn()), isChosen: true },
  parameters: { guide: panesGuide },
  render: (args) => (
    <div style={{ inlineSize: 'min(60rem, 100%)' }}>
      <Panes {...args} />
    </div>
  ),
} satisfies Meta<typeof Panes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both at once: nothing leads back, because the list is there. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'People' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sam' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back to people' })).toBeNull();
  },
};

export const NothingChosen: Story = {
  args: { isChosen: false, detail: <Text>Choose a person.</Text> },
};

function Narrow() {
  const [isChosen, setIsChosen] = useState(true);
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Panes list={list} detail={messages(() => setIsChosen(false))} isChosen={isChosen} />
    </div>
  );
}

/** One of the two, and the way back to the list. */
export const OneAtATime: Story = {
  render: () => <Narrow />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'People' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to people' }));
    await expect(canvas.getByRole('heading', { name: 'People' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Sam' })).toBeNull();
  },
};
