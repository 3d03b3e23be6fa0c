import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { radioGroupGuide } from './RadioGroup.guide.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Choosing({ value, onChange, ...rest }: RadioGroupProps) {
  const [chosen, choose] = useState(value);
  const handleChange = (next: string) => {
    choose(next);
    onChange(next);
  };
  return <RadioGroup {...rest} value={chosen} onChange={handleChange} />;
}

const meta = {
  title: 'Kit/RadioGroup',
  parameters: { guide: radioGroupGuide },
  component: RadioGroup,
  args: {
    label: 'Who can see this?',
    options: [
      { value: 'friends', label: 'Friends Only', description: 'Only friends can see this.' },
      { value: 'public', label: 'Everyone', description: 'Any member will be able to read this.' },
    ],
    value: 'friends',
    onChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab enters at the chosen one; arrows move and choose, and wrap. Each option has its own description. */
export const Chosen: Story = {
  play: async ({ args, canvas, step }) => {
    const friends = canvas.getByRole('radio', { name: 'Friends Only' });
    const everyone = canvas.getByRole('radio', { name: 'Everyone' });
    await expect(canvas.getByRole('radiogroup', { name: 'Who can see this?' })).toBeVisible();
    await expect(friends).toHaveAccessibleDescription('Only friends can see this.');
    await step('by keyboard', async () => {
      await userEvent.tab();
      await expect(friends).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(everyone).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(friends).toBeChecked();
    });
    await step('by a press on the description', async () => {
      await userEvent.click(canvas.getByText('Everyone'));
      await expect(args.onChange).toHaveBeenLastCalledWith('public');
    });
  },
};

/** What it looks like stands beside the words, for who knows it by its looks. */
export const WithPictures: Story = {
  args: {
    label: 'Your picture',
    orientation: 'horizontal',
    value: 'leo',
    options: ['sam', 'leo', 'zoe'].map((name) => ({
      value: name,
      label: name,
      picture: <Avatar name={name} seed={name} picture={`/pictures/people/${name}.svg`} />,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'leo' })).toBeChecked();
    await expect(canvas.queryByRole('img')).toBeNull();
    // The drawings come later than the letters that stand for them.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-person]')).toHaveLength(3));
  },
};

/** Nothing is chosen for the member. The first radio carries the id, so that an error can lead to it. */
export const NoneChosen: Story = {
  args: {
    id: 'challenge-type',
    label: 'Challenge type',
    need: 'needed',
    description: 'We ask so that we can support you. Other members never see this.',
    options: [
      { value: 'developmental', label: 'Developmental Disability' },
      { value: 'cognitive', label: 'Cognitive Challenge' },
      { value: 'mental_health', label: 'Mental Health Condition' },
      { value: 'caregiver', label: "I'm a Caregiver/Support Person" },
    ],
    value: undefined,
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: 'Developmental Disability' });
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(first).toHaveAttribute('id', 'challenge-type');
    await expect(first).toHaveAccessibleDescription(/Other members never see this/);
    await expect(
      canvas.getByRole('radio', { name: 'Cognitive Challenge' }),
    ).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};

/** The message belongs to the group and is read where the error leads to: at the first radio. */
export const Invalid: Story = {
  args: { value: undefined, errorMessage: 'Choose who can see this.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    const first = canvas.getByRole('radio', { name: 'Friends Only' });
    for (const words of ['Only friends can see this.', 'Choose who can see this.']) {
      await expect(first).toHaveAccessibleDescription(expect.stringContaining(words));
    }
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  args: { orientation: 'horizontal' },
};

/** Long words, emoji alone, and two of one name, told apart by what is said below them. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    label: LONG_WORD,
    orientation: 'horizontal',
    errorMessage: LONG_WORD,
    options: [
      { value: 'long', label: LONG_WORD, description: LONG_WORD },
      { value: 'emoji', label: EMOJI },
      { value: 'arabic', label: ARABIC },
      { value: 'one', label: 'Sam', description: '@sam_1' },
      { value: 'two', label: 'Sam', description: '@sam_2' },
    ],
    value: 'one',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: EMOJI })).not.toBeChecked();
    const [one, two] = canvas.getAllByRole<HTMLInputElement>('radio', { name: 'Sam' });
    await expect(one).toHaveAccessibleDescription('@sam_1');
    await expect(two).toHaveAccessibleDescription('@sam_2');
    await userEvent.click(two!);
    await expect(args.onChange).toHaveBeenLastCalledWith('two');
    await expect(one).not.toBeChecked();
  },
};
