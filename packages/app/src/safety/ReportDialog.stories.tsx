import { demoId } from '@friendbase/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { ReportedThing } from '../lib/reports/ReportButton.tsx';
import { answerInstead, errorAnswer } from '../../testing/answerInstead.ts';
import { PartStage } from '../../testing/PartStage.tsx';
import { assertive } from '../../testing/hear.ts';
import { ReportDialog } from './ReportDialog.tsx';

const SEND = { method: 'POST', path: '/api/reports' } as const;

const thing: ReportedThing = {
  subject: { kind: 'post', id: 'a-post' },
  owner: { id: demoId('leo'), displayName: 'Leo Okafor' },
};

const sent = () =>
  answerInstead(SEND, () =>
    Response.json(
      {
        id: 'a-report',
        subjectKind: 'post',
        reason: 'scary',
        state: 'waiting',
        createdAt: new Date(0).toISOString(),
        answeredAt: null,
      },
      { status: 201 },
    ),
  );

const meta = {
  title: 'Screens/Report',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: ReportDialog,
  args: { thing, onClose: () => {} },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  render: (args) => (
    <PartStage memberId={demoId('sam')}>
      <ReportDialog {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof ReportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

export const Choosing: Story = {
  play: async () => {
    await choose(/mean/);
    await expect(screen.getByRole('button', { name: 'Send report' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Whoever is scared is offered help before anything else. */
export const Scared: Story = {
  play: async () => {
    await choose(/scares/);
    const call = await screen.findByRole('link', { name: 'Call 911' });
    // The member's own contact is asked for: what is below moves when it comes.
    await screen.findByText(/^You have no emergency contact/);
    call.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(call).toBeVisible());
  },
};

/** What happens next, and when. */
export const Sent: Story = {
  beforeEach: sent,
  play: async () => {
    await choose(/mean/);
    await send();
    const heading = await screen.findByRole('heading', { name: 'Thank you. Your report was sent.' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The call failed: all that was said is still there. */
export const Failing: Story = {
  tags: ['long-tier'],
  args: {
    thing: { ...thing, owner: { ...thing.owner, displayName: 'Wolfeschlegelsteinhausenbergerdorff' } },
  },
  beforeEach: () => answerInstead(SEND, () => errorAnswer(500, 'ourFault')),
  play: async () => {
    await choose(/mean/);
    await send();
    await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(assertive()).toMatch(/^Your report was not sent/));
  },
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => void (await screen.findByText(/^Is something not OK/)),
};
