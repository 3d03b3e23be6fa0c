import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { BEACH, BROKEN } from '../../components/MediaTile/fixture.ts';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { mediaListGuide } from './MediaList.guide.tsx';
import { MediaList } from './MediaList.tsx';

function Working({ items: start, ...props }: Omit<ComponentProps<typeof MediaList>, 'chooseRef'>) {
  const [items, setItems] = useState(start);
  const chooseRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={chooseRef}>Choose files</Button>
      <MediaList
        {...props}
        items={items}
        chooseRef={chooseRef}
        onDescribe={(id, description) =>
          setItems(items.map((item) => (item.id === id ? { ...item, description } : item)))
        }
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
        onRestore={(id) => setItems(start.filter((item) => item.id === id || items.includes(item)))}
      />
    </>
  );
}

const item = (name: string, preview: string | undefined = BEACH, description = '') => ({
  id: name,
  name,
  preview,
  description,
});

const meta = {
  title: 'Kit/MediaList',
  component: Working,
  args: {
    items: [item('beach.jpg', BEACH, 'A beach with a bright sun'), item('party.png', BROKEN)],
    max: 5,
    onDescribe: fn(),
    onRemove: fn(),
    onRestore: fn(),
  },
  parameters: { guide: mediaListGuide },
} satisfies Meta<typeof Working>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was removed can be brought back. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove beach.jpg' }));
    await expect(canvas.getByRole('button', { name: 'Remove party.png' })).toHaveFocus();
    await expect(canvas.getByText('beach.jpg removed.')).toBeVisible();
  },
};

const nothing = () => {};
const buttons = { onPause: nothing, onResume: nothing, onCancel: nothing, onTryAgain: nothing };

export const OnTheirWay: Story = {
  args: {
    items: [
      {
        ...item('beach.jpg'),
        isOnItsWay: true,
        below: <UploadProgress name="beach.jpg" state="sending" percent={45} {...buttons} />,
      },
    ],
  },
};

export const LongNames: Story = {
  tags: ['long-tier'],
  args: { items: [item(`${'holiday'.repeat(20)}.jpg`), item('🏖️.jpg')] },
};

export const None: Story = { args: { items: [] } };
