import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HelpButton } from './HelpButton.tsx';

const meta = {
  title: 'Kit/HelpButton',
  component: HelpButton,
  args: { onPress: fn() },
} satisfies Meta<typeof HelpButton>;
export default meta;

/** A landmark of its own, so that F6 finds it from anywhere. */
export const Normal: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Help' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
