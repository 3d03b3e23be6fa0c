import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ReportGlyph } from '../../components/Icon/laterGlyphs.ts';
import { MessageField } from '../MessageField/MessageField.tsx';
import { MessageLog } from '../MessageLog/MessageLog.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import { Panes, PanesBack } from '../../components/Panes/Panes.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
import { chatFrameGuide } from './ChatFrame.guide.tsx';
import { ChatFrame } from './ChatFrame.tsx';

const messages = Array.from({ length: 12 }, (_, at) => ({
  id: `${at}`,
  isOwn: at % 2 === 1,
  text: at % 2 === 1 ? 'I like ducks.' : 'We are painting birds today.',
  time: '2:05 PM',
  day: 'Today',
}));

const meta = {
  title: 'Kit/ChatFrame',
  component: ChatFrame,
  args: {
    name: 'Sam',
    seed: 'sam',
    actions: (
      <Button tone="plain" icon={ReportGlyph} aria-label="Report a message">
        Report
      </Button>
    ),
    back: (
      <PanesBack label="Back to people" onPress={fn()}>
        Back
      </PanesBack>
    ),
    children: null,
  },
  parameters: {
    guide: chatFrameGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
  },
  render: ({ name, ...args }) => (
    <PageFrame header="FriendBase" footer={<HelpButton onPress={fn()} />}>
      <Panes
        isChosen
        list={<Heading level={1}>Messages</Heading>}
        detail={
          <ChatFrame name={name} {...args}>
            <MessageLog name={name} seed="sam" messages={messages} />
            <MessageField
              value=""
              onChange={fn()}
              onSend={fn()}
              quickReplies={[{ text: 'Yes!' }, { text: 'Talk later?' }]}
            />
          </ChatFrame>
        }
      />
    </PageFrame>
  ),
} satisfies Meta<typeof ChatFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The window shows its end: the newest message, and the field. */
export const InItsFrame: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    canvas.getByRole('log').focus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};

export const LongName: Story = { tags: ['long-tier'], args: { name: LONG_WORD } };
