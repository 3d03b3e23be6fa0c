import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { formGuide } from './Form.guide.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Kit/Form',
  parameters: { guide: formGuide },
  component: Form,
  args: {
    'aria-label': 'Log In',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Username" need="needed" type="email" />
        <Button type="submit">Log In</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter in a field and a press on the button send it; the page stays, and no browser bubble opens. */
export const Sending: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Log In' })).toHaveAttribute('novalidate');
    await userEvent.type(canvas.getByRole('textbox'), 'not an address{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** While it is on its way, neither Enter nor the button sends it again. */
export const Waiting: Story = {
  args: {
    children: (
      <>
        <TextField label="Username" />
        <TextField label="Password" type="password" />
        <Button type="submit" isPending pendingLabel="Logging in...">
          Log In
        </Button>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'sam{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Logging in...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
