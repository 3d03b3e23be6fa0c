import { demoId } from '@friendbase/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerInstead, noAnswer, errorAnswer } from '../../../../testing/answerInstead.ts';
import { chooseFiles, photo } from '../../../../testing/chosenFiles.ts';
import { PartStage } from '../../../../testing/PartStage.tsx';
import type { MediaDraft } from '../../../uploads/mediaDraft.ts';
import { PostPicker } from './PostPicker.tsx';

let draft: MediaDraft | undefined;
const meta = {
  title: 'Screens/Home/Pictures of a post',
  component: PostPicker,
  args: {
    wasPressed: false,
    hasFiles: false,
    onOpened: (opened) => {
      draft = opened;
    },
    onArrived: () => {},
    onCount: () => {},
    onTryAgain: () => {},
  },
  parameters: { scenario: 'busy' },
  render: (args) => (
    <PartStage memberId={demoId('sam')}>
      <PostPicker {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof PostPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const isOpen = () => screen.findByRole('button', { name: /^Choose/ });

async function add(...files: File[]) {
  await isOpen();
  chooseFiles(...files);
}
const hasPreviews = (count: number) => waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(count));
/** What Share does. */
const share = () => draft?.send().catch(() => {});

/** The limits are there before anything is chosen. */
export const Empty: Story = { play: async () => void (await isOpen()) };

/** Described and refused files; nothing is sent before Share. Names as long as they come. */
export const Chosen: Story = {
  play: async () => {
    const letter = new File(['x'], `${'letter'.repeat(20)}.pdf`, { type: 'application/pdf' });
    await add(await photo('beach.png'), await photo(`😀${'holiday'.repeat(40)}.png`), letter);
    await userEvent.type(
      (await screen.findAllByRole('textbox', { name: /^What is in/ }))[0]!,
      'Three stripes',
    );
    await hasPreviews(2);
    await expect(screen.getByText('Uploads when you press Share.')).toBeVisible();
  },
};

/** One file is ready and one is no picture: why is told in place. */
export const Failed: Story = {
  tags: ['long-tier'],
  play: async () => {
    await add(await photo('beach.png'), new File(['<svg>'], 'cat.jpg', { type: 'image/jpeg' }));
    void share();
    await userEvent.click(await screen.findByRole('button', { name: 'Why did cat.jpg fail?' }));
    // There, not where it is said as well.
    const list = within(screen.getByRole('list', { name: 'Your pictures and videos' }));
    await expect(await list.findByText('beach.png is ready')).toBeVisible();
    await expect(await screen.findByText('Upload failed')).toBeVisible();
    await hasPreviews(1);
  },
};

/** On their way, one of them paused: before its bytes are sent, so that it is always paused at the same place. */
export const Sending: Story = {
  tags: ['long-tier'],
  beforeEach: () => {
    let asked = 0;
    const hold = [
      answerInstead({ method: 'PUT', path: '/api/media/process' }, noAnswer),
      answerInstead({ method: 'POST', path: '/api/objects/upload' }, (ask) =>
        (asked += 1) === 1 ? noAnswer() : ask(),
      ),
    ];
    return () => hold.toReversed().forEach((giveBack) => giveBack());
  },
  play: async () => {
    await add(await photo('beach.png'), await photo('lake.png'));
    void share();
    await userEvent.click(await screen.findByRole('button', { name: 'Pause, beach.png' }));
    await expect(await screen.findByText('beach.png is paused')).toBeVisible();
    await hasPreviews(2);
    await expect(await screen.findByText(/^99 percent/)).toBeVisible();
  },
};

/** In easy words, and the site is down. */
export const Easy: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  beforeEach: () =>
    answerInstead({ method: 'POST', path: '/api/objects/upload' }, () => errorAnswer(501, 'ourFault')),
  play: async () => {
    await add(await photo('beach.png'));
    void share();
    await expect(await screen.findByRole('button', { name: 'Try again, beach.png' })).toBeVisible();
    await hasPreviews(1);
  },
};
