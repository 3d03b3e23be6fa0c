import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../styles.css';
import { Form } from '../../components/Form/Form.tsx';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
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

describe('words at the end of a narrow window', () => {
  /** What is seen at the other side of the window, at the height of Help. */
  async function besideHelp(width: number, content: ReactNode) {
    await page.viewport(width, 600);
    const screen = await render(
      <PageFrame header="Header" footer={<HelpButton onPress={() => {}} />}>
        {content}
      </PageFrame>,
    );
    const { top, bottom } = screen.getByRole('button', { name: 'Help' }).element().getBoundingClientRect();
    return document.elementFromPoint(width / 3, (top + bottom) / 2);
  }
  const words = <p>{'Words as long as the page. '.repeat(400)}</p>;

  it.each([320, 390])('are whole: at %i px none shows beside Help', async (width) => {
    expect((await besideHelp(width, words))?.closest('footer')).not.toBeNull();
  });

  it('go on beside Help where the window is wide', { tags: 'long' }, async () => {
    expect((await besideHelp(1280, words))?.closest('main')).not.toBeNull();
  });

  it('leave the strip to a form that is in use', async () => {
    const form = (
      <Form onSubmit={() => {}}>
        <input aria-label="Name" ref={(input) => input?.focus()} />
        {words}
      </Form>
    );
    expect((await besideHelp(390, form))?.closest('footer')).toBeNull();
  });
});

afterEach(() => delete document.documentElement.dataset['helpSide']);

describe.each([320, 1280])('the end of the window at %i px', (width) => {
  it('has Help in its corner at the right, and no tools', async () => {
    const { help, tools } = await open(width);
    expect(help.bottom).toBeLessThanOrEqual(600);
    expect(help.left).toBeGreaterThan(width / 2);
    expect(tools.top).toBeGreaterThanOrEqual(600);
  });

  it('has Help at the left for who wants it there', { tags: 'long' }, async () => {
    document.documentElement.dataset['helpSide'] = 'left';
    const { help } = await open(width);
    expect(help.bottom).toBeLessThanOrEqual(600);
    expect(help.right).toBeLessThan(width / 2);
  });
});
