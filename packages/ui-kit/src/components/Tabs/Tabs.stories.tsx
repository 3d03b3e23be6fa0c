import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { tabsGuide } from './Tabs.guide.tsx';
import { Tabs, type TabItem } from './Tabs.tsx';

const tabs: TabItem[] = [
  { id: 'login', title: 'Log In', icon: 'login', content: <TextField label="Username" /> },
  { id: 'signup', title: 'Sign Up', icon: 'signup', content: <Text>Make an account.</Text> },
  { id: 'help', title: 'Need Help?', icon: 'help', content: <Text>Find my username.</Text> },
];

function Screen() {
  const [selectedId, select] = useState('login');
  return <Tabs label="Choose what to do" tabs={tabs} selectedId={selectedId} onSelect={select} />;
}

const meta = {
  title: 'Kit/Tabs',
  parameters: { guide: tabsGuide },
  component: Tabs,
  args: { label: 'Choose what to do', tabs, selectedId: 'login', onSelect: () => undefined },
  render: () => <Screen />,
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await expect(canvas.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Sign Up' })).toHaveTextContent('Make an account.');
  },
};

/** One tab stop; arrows open the next tab and wrap; Home and End go to the ends. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const isOpen = (name: string) => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus();
    await userEvent.tab();
    await isOpen('Log In');
    await userEvent.keyboard('{ArrowLeft}');
    await isOpen('Need Help?');
    await userEvent.keyboard('{ArrowRight}');
    await isOpen('Log In');
    await userEvent.keyboard('{End}');
    await isOpen('Need Help?');
    await userEvent.keyboard('{Home}');
    await isOpen('Log In');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  },
};

/** Going to another tab and back loses nothing. The hidden panel is out of reach meanwhile. */
export const KeepsTypedText: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'sam');
    await userEvent.click(canvas.getByRole('tab', { name: 'Need Help?' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Log In' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('sam');
  },
};

/** Arrow keys follow the eye: to the left is the next tab. */
export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Sign Up', selected: true })).toHaveFocus();
  },
};

/** On a phone (18rem wide) with text twice as large the tabs stand one below the other, and nothing is cut. */
export const TextTwiceAsLarge: Story = {
  globals: { textSize: '200' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const tops = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(tabs.length);
  },
};

/** Long words break, emoji name a tab, and two of one name stay two. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    tabs: [LONG_WORD, EMOJI, EMOJI].map((title, at) => ({
      id: `${at}`,
      title,
      icon: 'info' as const,
      content: <Text>{LONG_WORD}</Text>,
    })),
    selectedId: '0',
  },
  render: (args) => <Tabs {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: LONG_WORD })).toBeVisible();
    await expect(canvas.getAllByRole('tab', { name: EMOJI })).toHaveLength(2);
  },
};
