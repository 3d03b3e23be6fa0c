import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { SHEET_PICTURES, SHEET_SHAPES } from '../../components/Illustration/sheets/index.tsx';
import { StarMap } from './StarMap.tsx';
import { sheetGuide } from './Sheet.guide.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Kit/Sheet',
  parameters: { guide: sheetGuide },
  component: Sheet,
  args: { title: 'A page' },
} satisfies Meta<typeof Sheet>;
export default meta;

const names = { greatBear: 'Great Bear', littleBear: 'Little Bear', pole: 'North Star', queen: 'The Queen' };
const shapes = Object.entries(SHEET_SHAPES);

/** All that there is to print, as it is on paper but for its colours. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      {Object.entries(SHEET_PICTURES).map(([name, drawing]) => (
        <Sheet key={name} title={name} picture={{ drawing, alt: name }} />
      ))}
      <Sheet title="Stars" picture={{ drawing: <StarMap words={names} />, alt: 'Stars' }} />
      <Sheet title="In order" isOrdered items={shapes.map(([word, of]) => ({ word, shapes: of }))} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'snail' })).toContainElement(
      canvas.getByRole('img', { name: 'snail' }),
    );
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('1. wash');
  },
};
