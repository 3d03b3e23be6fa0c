import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../styles.css';
import { header } from '../SiteHeader/fixture.ts';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

it.each([
  [320, false],
  [390, false],
  [1280, true],
])(
  'is one row, as high as that of a member, at %i px; words beside the picture: %s',
  async (width, hasWords) => {
    await page.viewport(width, 700);
    await document.fonts.load('18px "Atkinson Hyperlegible Next"');
    const screen = await render(
      <>
        <VisitorHeader
          productName="FriendBase"
          tagline="A safe place to connect with friends"
          tools={header.tools}
        />
        <SiteHeader {...header} />
      </>,
    );
    const heightOf = (name: string) => screen.container.querySelector(name)?.clientHeight;
    expect(heightOf('.fb-VisitorHeader')).toBe(heightOf('.fb-SiteHeader'));
    const entry = screen.getByRole('button', { name: 'Comfort settings' }).first();
    const { width: across, height } = entry.element().getBoundingClientRect();
    expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
    expect(entry.getByText('Comfort settings').element().checkVisibility()).toBe(hasWords);
  },
);
