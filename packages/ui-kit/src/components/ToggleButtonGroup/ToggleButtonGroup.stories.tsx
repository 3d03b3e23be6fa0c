import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { toggleButtonGroupGuide } from './ToggleButtonGroup.guide.tsx';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButtonGroup.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { AchievementGlyph, FeelingGlyph, GratefulGlyph } from '../Icon/laterGlyphs.ts';

function AtMostOne({ pressedId, onPress, ...rest }: ToggleButtonGroupProps) {
  const [pressed, press] = useState(pressedId);
  const handlePress = (id: string) => {
    press(id === pressed ? undefined : id);
    onPress(id);
  };
  return <ToggleButtonGroup {...rest} pressedId={pressed} onPress={handlePress} />;
}

const meta = {
  title: 'Kit/ToggleButtonGroup',
  parameters: { guide: toggleButtonGroupGuide },
  component: ToggleButtonGroup,
  args: {
    label: 'Choose a starter, or write your own',
    options: [
      {
        id: 'grateful',
        label: 'Grateful',
        description: 'Thank you!',
        icon: GratefulGlyph as IconSource,
        tint: 6,
      },
      {
        id: 'achievement',
        label: 'Achievement',
        description: 'I did it!',
        icon: AchievementGlyph as IconSource,
        tint: 3,
      },
      { id: 'feeling', label: 'Feeling', icon: FeelingGlyph as IconSource, tint: 7 },
    ],
    pressedId: undefined,
    onPress: fn(),
  },
  render: (args) => <AtMostOne {...args} />,
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A second press lets go, and another button hydrates: never two, never radios. */
export const NonePressed: Story = {
  play: async ({ args, canvas }) => {
    const grateful = canvas.getByRole('button', { name: 'Grateful Thank you!' });
    const feeling = canvas.getByRole('button', { name: 'Feeling' });
    await userEvent.click(grateful);
    await expect(grateful).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(feeling);
    await expect(args.onPress).toHaveBeenLastCalledWith('feeling');
    await expect(grateful).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(feeling);
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const OnePressed: Story = { args: { pressedId: 'achievement' } };

/** Arrow keys follow the eye: to the left is the next button. */
export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Achievement I did it!' })).toHaveFocus();
  },
};

/** Drawings say the same to a member who does not read; a pressed one carries a check mark in its corner. */
export const Drawn: Story = {
  args: {
    options: [
      {
        id: 'grateful',
        label: 'Grateful',
        icon: GratefulGlyph as IconSource,
        illustration: 'template-grateful',
        tint: 6,
      },
      {
        id: 'achievement',
        label: 'Achievement',
        description: 'I did it!',
        icon: AchievementGlyph as IconSource,
        illustration: 'template-achievement',
        tint: 3,
      },
    ],
    pressedId: 'achievement',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Achievement I did it!');
  },
};

export const Pressed: Story = { args: { pressedId: 'grateful' } };

/** Long words, emoji alone, and two of one name. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    label: LONG_WORD,
    options: [LONG_WORD, EMOJI, EMOJI].map((label, at) => ({
      id: `${at}`,
      label,
      description: at === 1 ? ARABIC : LONG_WORD,
      icon: GratefulGlyph as IconSource,
      tint: 6 as const,
    })),
    pressedId: '1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `${EMOJI} ${ARABIC}`, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${EMOJI} ${LONG_WORD}`, pressed: false })).toBeVisible();
  },
};
