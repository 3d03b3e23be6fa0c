import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { pictureSequenceGuide } from './PictureSequence.guide.tsx';
import { PictureSequence } from './PictureSequence.tsx';

const meta = {
  title: 'Kit/PictureSequence',
  component: PictureSequence,
  args: {
    label: 'The pictures',
    pictures: [
      { word: 'Grateful', picture: <Illustration name="template-grateful" /> },
      { word: LONG_WORD, picture: <Illustration name="template-achievement" /> },
      { word: 'Feeling', picture: <Illustration name="template-feeling" /> },
    ],
  },
  parameters: { guide: pictureSequenceGuide },
} satisfies Meta<typeof PictureSequence>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Place and word of each are words. */
export const InOrder: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'The pictures' }));
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['1. Grateful', `2. ${LONG_WORD}`, '3. Feeling']);
  },
};
