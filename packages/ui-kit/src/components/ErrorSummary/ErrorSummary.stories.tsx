import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { errorSummaryGuide } from './ErrorSummary.guide.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'display-name', message: 'Write the name your friends see.' },
  { fieldId: 'challenge', message: 'Choose a challenge type.' },
];

/** A form that is refused as often as it is sent. */
function RefusedForm() {
  const [rejections, setErrors] = useState(0);
  const isRefused = rejections > 0;
  return (
    <Form aria-label="Sign Up" onSubmit={() => setErrors(rejections + 1)}>
      <ErrorSummary title="Please fix 2 things" errors={isRefused ? errors : []} focusKey={rejections} />
      <TextField
        id="display-name"
        label="Display name"
        errorMessage={isRefused ? 'Write the name your friends see.' : undefined}
      />
      <RadioGroup
        id="challenge"
        label="Challenge type"
        options={[{ value: 'cognitive', label: 'Cognitive Challenge' }]}
        value={undefined}
        onChange={() => undefined}
        errorMessage={isRefused ? 'Choose a challenge type.' : undefined}
      />
      <Button type="submit">Sign Up</Button>
    </Form>
  );
}

const meta = {
  title: 'Kit/ErrorSummary',
  parameters: { guide: errorSummaryGuide },
  component: ErrorSummary,
  args: { title: 'Please fix 2 things', errors, focusKey: 0 },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is refused yet: it takes no room. */
export const NoErrors: Story = {
  args: { errors: [], focusKey: 3 },
  render: (args) => (
    <div>
      <ErrorSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** Every refused submit moves focus to the summary, and its links lead to the field or the first radio. */
export const RefusedSubmit: Story = {
  render: () => <RefusedForm />,
  play: async ({ canvas, step }) => {
    const title = 'Please fix 2 things';
    await step('takes focus once it is refused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
      await expect(canvas.getByRole('group', { name: title })).toHaveFocus();
    });
    await step('leads to a text field by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveFocus();
    });
    await step('takes focus again when the next try fails', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('group', { name: title })).toHaveFocus();
    });
    await step('leads to the first radio by mouse', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Choose a challenge type.' }));
      await expect(canvas.getByRole('radio', { name: 'Cognitive Challenge' })).toHaveFocus();
    });
  },
};

/** A single problem is heard as the summary takes the focus, and shown once. */
export const OneError: Story = {
  args: { title: 'Please fix 1 thing:', errors: errors.slice(0, 1), focusKey: 1 },
  render: (args) => anchored(args),
  play: async ({ canvas }) => {
    const name = 'Please fix 1 thing: Write the name your friends see.';
    await expect(canvas.getByRole('group', { name })).toHaveFocus();
    await expect(canvas.getAllByText(/Write the name your friends see/)).toHaveLength(1);
  },
};

const anchored = (args: (typeof meta)['args']) => (
  <Form aria-label="Sign Up" onSubmit={() => undefined}>
    <ErrorSummary {...args} />
    <TextField id="display-name" label="Display name" />
    <TextField id="challenge" label="Challenge type" />
    <TextField id="email" label="Email" />
  </Form>
);

/** Long messages, and two that are the same: each leads to its own field. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    title: LONG_WORD,
    errors: [
      { fieldId: 'display-name', message: LONG_WORD },
      { fieldId: 'challenge', message: EMOJI },
      { fieldId: 'email', message: EMOJI },
    ],
    focusKey: 1,
  },
  render: (args) => anchored(args),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('link', { name: EMOJI });
    await expect(one).toHaveAttribute('href', '#challenge');
    await expect(other).toHaveAttribute('href', '#email');
  },
};
