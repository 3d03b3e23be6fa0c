import { demoId } from '@friendbase/contract/fixtures';
import type { Decision, Report } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerInstead, json, errorAnswer } from '../../../../testing/answerInstead.ts';
import { PartStage } from '../../../../testing/PartStage.tsx';
import { SafetyDialog } from './SafetyDialog.tsx';

const REPORTS = { method: 'GET', path: '/api/reports/' } as const;
const DECISIONS = { method: 'GET', path: '/api/decisions/' } as const;
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 15)).toISOString();
const me = { id: demoId('sam'), username: 'sam', displayName: 'Sam Rivers', email: 'sam@example.com' };

const reports: Report[] = (['waiting', 'removed', 'kept'] as const).map((state, index) => ({
  id: `report-${index}`,
  subjectKind: 'post',
  reason: 'mean',
  state,
  createdAt: at(10 - index),
  answeredAt: null,
}));

const decision = (id: string, change: Partial<Decision>): Decision => ({
  id,
  action: 'hidden',
  subjectKind: 'comment',
  excerpt: '<b>You</b> are Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter, أهلا',
  rule: 'beKind',
  until: null,
  createdAt: at(9),
  toldAt: at(9),
  appeal: null,
  mayAppealUntil: at(30),
  ...change,
});

const answers = (said: { reports: Report[]; decisions: Decision[] } | undefined) => (): (() => void) => {
  const ends = [
    answerInstead(REPORTS, () => (said ? json(said.reports) : errorAnswer(500, 'ourFault'))),
    answerInstead(DECISIONS, () => (said ? json(said.decisions) : errorAnswer(500, 'ourFault'))),
  ];
  return () => ends.forEach((end) => end());
};

const meta = {
  title: 'Screens/My reports',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: SafetyDialog,
  args: {
    me: {
      ...me,
      defaultPrivacy: 'friends',
      isReadShown: false,
      isTypingShown: false,
      findableBy: 'friendsOfFriends',
    },
    onClose: () => {},
    onOpen: () => {},
    onDone: () => {},
  },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  render: (args) => (
    <PartStage memberId={args.me.id}>
      <SafetyDialog {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof SafetyDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  beforeEach: answers({ reports: [], decisions: [] }),
  play: async () => {
    const words = await screen.findByText('You have not reported anything.');
    // The window fades in.
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const Failing: Story = {
  tags: ['long-tier'],
  beforeEach: answers(undefined),
  play: async () => {
    await screen.findAllByText('This did not load');
  },
};

/** What came of reports, and a decision that can be asked about. */
export const Few: Story = {
  beforeEach: answers({
    reports,
    decisions: [
      decision('one', {}),
      decision('two', { action: 'paused', until: at(16), appeal: 'waiting' }),
      decision('three', { appeal: 'undone' }),
    ],
  }),
  play: async () => {
    const ask = await screen.findByRole('button', { name: /^Ask us to look again/ });
    ask.scrollIntoView({ block: 'center' });
  },
};
