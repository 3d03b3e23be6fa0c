import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FooterNote } from '../FooterNote/FooterNote.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
import { header } from '../SiteHeader/fixture.ts';
import { MenuBar } from '../MenuBar/MenuBar.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { pageFrameGuide } from './PageFrame.guide.tsx';
import { PageFrame } from './PageFrame.tsx';

const meta = {
  title: 'Kit/PageFrame',
  component: PageFrame,
  args: {
    header: (
      <>
        <SkipLink href="#main">Skip to main content</SkipLink>
        <SiteHeader {...header} />
      </>
    ),
    menu: <MenuBar {...header} />,
    children: (
      <>
        <Heading level={1}>Friends</Heading>
        <Text>Your friends are here.</Text>
      </>
    ),
    footer: <HelpButton onPress={fn()} />,
  },
  parameters: {
    guide: pageFrameGuide,
    docs: { story: { inline: false, height: '32rem' } },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** F6 goes from part to part and round again, Alt and F6 to the main part. */
export const ForAMember: Story = {
  play: async ({ canvas, step }) => {
    const parts = [
      canvas.getByRole('banner'),
      canvas.getByRole('navigation', { name: 'Main menu' }),
      canvas.getByRole('main'),
      canvas.getByRole('contentinfo', { name: 'Help' }),
    ];
    await step('F6 visits every part in order', async () => {
      for (const part of [...parts, parts[0]]) {
        await userEvent.keyboard('{F6}');
        await expect(part).toHaveFocus();
      }
    });
    await step('Alt and F6 go to the main part', async () => {
      await userEvent.keyboard('{Alt>}{F6}{/Alt}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};

/** What is said beside Help makes a bar of its own, and no words of the page are half below it. */
export const WithANote: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, n) => <Text key={n}>{`The words of line ${n + 1}.`}</Text>),
    footer: (
      <>
        <FooterNote
          tone="info"
          text="We cannot reach FriendBase right now. You can read and write. We keep trying."
        />
        <HelpButton onPress={fn()} />
      </>
    ),
  },
};

export const WithoutFooter: Story = { args: { footer: undefined } };
