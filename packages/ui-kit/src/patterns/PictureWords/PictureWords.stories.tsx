import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { ARABIC, LONG_WORD } from '../../../testing/hardWords.ts';
import { pictureWordsGuide } from './PictureWords.guide.tsx';
import { PictureWords } from './PictureWords.tsx';

const meta = {
  title: 'Kit/PictureWords',
  component: PictureWords,
  args: {
    label: 'Likes',
    pictures: [
      { word: 'Grateful', picture: <Illustration name="template-grateful" /> },
      { word: LONG_WORD, picture: <Illustration name="template-achievement" /> },
      { word: ARABIC, picture: <Illustration name="template-feeling" /> },
    ],
  },
  parameters: { guide: pictureWordsGuide },
} satisfies Meta<typeof PictureWords>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A list of words; the pictures say nothing of their own. */
export const Several: Story = {
  tags: ['long-tier'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Likes' }));
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['Grateful', LONG_WORD, ARABIC]);
  },
};
