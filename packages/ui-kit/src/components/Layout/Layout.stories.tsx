import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { layoutGuide } from './Layout.guide.tsx';
import { Columns, Row, Stack } from './Layout.tsx';

const meta = {
  title: 'Kit/Layout',
  parameters: { guide: layoutGuide },
  component: Stack,
  args: { children: null },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const first = <TextField label="First" />;
const second = <TextField label="Second" />;

export const OneBelowTheOther: Story = {
  args: {
    children: (
      <>
        {first}
        {second}
      </>
    ),
  },
};

export const OneBesideTheOther: Story = {
  render: () => (
    <Row justify="between">
      <Button tone="quiet">Cancel</Button>
      <Button>Save Changes</Button>
    </Row>
  ),
};

const inColumns = (width: string) => (
  <div style={{ maxInlineSize: width }}>
    <Columns ratio="wide-start">
      {first}
      {second}
    </Columns>
  </div>
);

/** From 60rem of room on, side by side, the first one wider. */
export const TwoColumns: Story = {
  render: () => inColumns('60rem'),
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect());
    await expect(one?.top).toBe(two?.top);
    await expect(one?.width).toBeGreaterThan(two?.width ?? Infinity);
  },
};

/** The same room in pixels is less room for larger text, so the columns fold. */
export const FoldedByLargeText: Story = {
  globals: { textSize: '200' },
  render: () => inColumns('30rem'),
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect());
    await expect(one?.bottom).toBeLessThan(two?.top ?? 0);
  },
};
