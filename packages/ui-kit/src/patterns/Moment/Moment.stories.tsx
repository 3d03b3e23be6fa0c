import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../components/Text/Text.tsx';
import { momentGuide } from './Moment.guide.tsx';
import { Moment } from './Moment.tsx';

const meta = {
  title: 'Kit/Moment',
  parameters: { guide: momentGuide },
  component: Moment,
  args: { dateTime: '2026-11-20T22:05:00.000Z', children: 'Nov 20, 10:05 PM' },
} satisfies Meta<typeof Moment>;
export default meta;

/** The short form, which a page from a server begins with, takes as much room as the long one. */
export const KeepsItsRoom: StoryObj<typeof meta> = {
  render: ({ dateTime, children }) => (
    <>
      <Text size="small">
        <Moment dateTime={dateTime}>Nov 20</Moment>
      </Text>
      <Text size="small">
        <Moment dateTime={dateTime}>{children}</Moment>
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    const widthOf = (words: string) => canvas.getByText(words).getBoundingClientRect().width;
    await expect(widthOf('Nov 20')).toBe(widthOf('Nov 20, 10:05 PM'));
  },
};
