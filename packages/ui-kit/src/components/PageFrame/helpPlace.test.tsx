import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../styles.css';
import { HelpButton } from '../HelpButton/index.ts';
import { PageFrame } from './PageFrame.tsx';

const open = async (width: number) => {
  await page.viewport(width, 600);
  const screen = await render(
    <PageFrame
      header="Header"
      tools={<a href="#start">Start over</a>}
      footer={<HelpButton onPress={() => {}} />}
    >
      The page
    </PageFrame>,
  );
  return {
    help: screen.getByRole('button', { name: 'Help' }).element().getBoundingClientRect(),
    tools: screen.getByRole('link', { name: 'Start over' }).element().getBoundingClientRect(),
  };
};

afterEach(() => delete document.documentElement.dataset['helpSide']);

describe.each([320, 1280])('the end of the window at %i px', (width) => {
  it('has Help in its corner at the right, and no tools', async () => {
    const { help, tools } = await open(width);
    expect(help.bottom).toBeLessThanOrEqual(600);
    expect(help.left).toBeGreaterThan(width / 2);
    expect(tools.top).toBeGreaterThanOrEqual(600);
  });

  it('has Help at the left for who wants it there', async () => {
    document.documentElement.dataset['helpSide'] = 'left';
    const { help } = await open(width);
    expect(help.bottom).toBeLessThanOrEqual(600);
    expect(help.right).toBeLessThan(width / 2);
  });
});
