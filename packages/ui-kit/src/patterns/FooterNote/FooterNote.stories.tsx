import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { footerNoteGuide } from './FooterNote.guide.tsx';
import { FooterNote } from './FooterNote.tsx';
import { PhoneGlyph } from '../../components/Icon/laterGlyphs.ts';

const meta = {
  title: 'Kit/FooterNote',
  parameters: { guide: footerNoteGuide },
  component: FooterNote,
  args: { tone: 'danger', text: 'We cannot reach FriendBase. We keep trying.' },
} satisfies Meta<typeof FooterNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fact: Story = {};

export const WithAWayOn: Story = {
  args: {
    tone: 'info',
    text: 'No call was made. Call 911 or a person you trust.',
    children: (
      <ButtonLink href="tel:911" icon={PhoneGlyph}>
        Call 911
      </ButtonLink>
    ),
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  args: { text: LONG_WORD, children: <ButtonLink href="#next">{LONG_WORD}</ButtonLink> },
};
