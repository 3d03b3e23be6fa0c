import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { reservedSpaceGuide } from './ReservedSpace.guide.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';

const pill = (words: string) => (
  <Button tone="quiet" icon="arrowDown">
    {words}
  </Button>
);
const choices = [pill('1 new post'), pill('Many new posts')];

const meta = {
  title: 'Kit/ReservedSpace',
  parameters: { guide: reservedSpaceGuide },
  component: ReservedSpace,
  args: { choices },
  decorators: [
    (Story) => (
      <Stack>
        <Row justify="between">
          <Heading level={2}>Posts</Heading>
          <Story />
        </Row>
        <Text>What is being read stays where it is.</Text>
      </Stack>
    ),
  ],
} satisfies Meta<typeof ReservedSpace>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing has come: its room is there, and nothing in it can be reached. */
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ManyCame: Story = { tags: ['long-tier'], args: { children: pill('Many new posts') } };

/** Comes, and moves nothing. */
function Coming() {
  const [hasCome, setHasCome] = useState(false);
  return (
    <Row>
      <Button onPress={() => setHasCome(!hasCome)}>Let one come</Button>
      <ReservedSpace choices={choices}>{hasCome && pill('1 new post')}</ReservedSpace>
    </Row>
  );
}

export const Comes: Story = {
  render: () => <Coming />,
  play: async ({ canvas }) => {
    const { top, left } = canvas.getByText(/^What is being read/).getBoundingClientRect();
    const at = () => canvas.getByText(/^What is being read/).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Let one come' }));
    await expect(canvas.getByRole('button', { name: '1 new post' })).toBeVisible();
    await expect(at()).toMatchObject({ top, left });
  },
};
