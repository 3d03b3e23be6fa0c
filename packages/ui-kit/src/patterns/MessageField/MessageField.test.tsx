import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DEFAULTS, type Preferences } from '../../preferences/preferences.ts';
import { PreferencesProvider } from '../../preferences/PreferencesProvider.tsx';
import { fixedStore } from '../../stores/store.ts';
import { Button } from '../../components/Button/Button.tsx';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { MessageField } from './MessageField.tsx';

interface WritingProps {
  start?: string;
  onSend?: (text: string) => void;
  wishes?: Partial<Preferences>;
  hasFailed?: boolean;
  isSending?: boolean;
  held?: ReactNode;
}

/** A field that is emptied by sending. */
function Writing({ start = '', onSend = vi.fn(), wishes, hasFailed, isSending, held }: WritingProps) {
  const [value, setValue] = useState(start);
  const send = (text: string) => {
    onSend(text);
    setValue('');
  };
  return (
    <PreferencesProvider store={fixedStore({ ...DEFAULTS, ...wishes })}>
      <MessageField
        value={value}
        onChange={setValue}
        onSend={send}
        hasFailed={hasFailed}
        isSending={isSending}
        held={held}
        mostCharacters={20}
        quickReplies={[{ text: 'Yes!' }, { text: 'Talk later?' }]}
      />
    </PreferencesProvider>
  );
}

const field = () => page.getByRole('textbox', { name: 'Your message' });
const button = (name: string) => page.getByRole('button', { name });

describe('W19 Message field', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['sends', '{Enter}', '{Shift>}{Enter}{/Shift}'],
    ['new-line', '{Shift>}{Enter}{/Shift}', '{Enter}'],
  ] as const)('keys: where Enter %s, %s sends and %s starts a line', async (enterKey, sends, startsLine) => {
    const onSend = vi.fn();
    await render(<Writing onSend={onSend} wishes={{ enterKey }} />);
    await field().click();
    await userEvent.keyboard(`One${startsLine}Two`);
    await expect.element(field()).toHaveValue('One\nTwo');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard(`  ${sends}`);
    expect(onSend.mock.calls).toEqual([['One\nTwo']]);
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
  });

  it.each([
    ['a mouse', true, 'sends', 'Enter sends your message. Shift and Enter together start a new line.'],
    ['a mouse', true, 'new-line', 'Enter starts a new line. Shift and Enter together send your message.'],
    ['fingers alone', false, 'sends', 'Enter sends your message.'],
    ['fingers alone', false, 'new-line', 'Enter starts a new line.'],
  ] as const)(
    'heard: on a device with %s (%s), the keys it has where Enter %s',
    { tags: 'long' },
    async (_, matches, enterKey, words) => {
      const device = Object.assign(new EventTarget(), { matches }) as MediaQueryList;
      vi.spyOn(window, 'matchMedia').mockReturnValue(device);
      await render(<Writing wishes={{ enterKey }} />);
      await expect.element(field()).toHaveAccessibleDescription(words);
    },
  );

  it('keys: Tab leads through the field, Send and the quick replies', async () => {
    await render(<Writing />);
    await expect.element(page.getByRole('group', { name: 'Quick replies' })).toBeVisible();
    for (const place of [field(), button('Send'), button('Yes!'), button('Talk later?')]) {
      await userEvent.tab();
      await expect.element(place).toHaveFocus();
    }
  });

  it('keys: Send puts the focus back into the field', async () => {
    const onSend = vi.fn();
    await render(<Writing start="See you" onSend={onSend} />);
    button('Send').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveFocus();
    expect(onSend.mock.calls).toEqual([['See you']]);
  });

  it('heard: why an empty field is not sent, at Send and by Enter', { tags: 'long' }, async () => {
    const onSend = vi.fn();
    await render(<Writing start="  " onSend={onSend} />);
    await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Send')).toHaveAccessibleDescription('Write something first.');
    const heard = hearLiveRegions();
    await field().click();
    await userEvent.keyboard('{Enter}');
    expect(await heard()).toEqual([{ by: 'status', text: 'Write something first.' }]);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('heard: the field with a quick reply in it, and nothing else', { tags: 'long' }, async () => {
    await render(<Writing />);
    const heard = hearLiveRegions();
    await button('Yes!').click();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('Yes!');
    expect(await heard()).toEqual([]);
  });

  it('heard: that own words were kept, once; Undo brings them back', async () => {
    await render(<Writing start="I saw a duck." />);
    const heard = hearLiveRegions();
    await button('Talk later?').click();
    await expect.element(field()).toHaveValue('I saw a duck. Talk later?');
    expect(await heard()).toEqual([{ by: 'status', text: 'Your words were kept. Undo.' }]);
    await button('Undo').click();
    await expect.element(field()).toHaveValue('I saw a duck.');
    await expect.element(field()).toHaveFocus();
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  it('heard: that a message was not sent, at once and once', async () => {
    const screen = await render(<Writing start="See you" />);
    const heard = hearLiveRegions();
    await screen.rerender(<Writing start="See you" hasFailed />);
    await expect.element(page.getByText('Not sent. Your words are still here.').first()).toBeVisible();
    expect(await heard()).toEqual([{ by: 'alert', text: 'Not sent. Your words are still here.' }]);
    await expect.element(field()).toHaveValue('See you');
    await expect.element(button('Try again')).toBeVisible();
  });

  it(
    'keeps words that are too long, says so before they are sent, and sends none of them',
    { tags: 'long' },
    async () => {
      const onSend = vi.fn();
      const words = '🦜'.repeat(21);
      await render(<Writing onSend={onSend} />);
      await field().fill('🦜'.repeat(20));
      await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true');
      await field().fill(words);
      await expect
        .element(field())
        .toHaveAccessibleDescription(/too long. It can have 20 letters. You can send it in two parts.$/);
      await expect.element(button('Send')).toHaveAccessibleDescription('Make it shorter first.');
      await userEvent.keyboard('{Enter}');
      await expect.element(field()).toHaveValue(words);
      expect(onSend).not.toHaveBeenCalled();
    },
  );

  it(
    'keeps a message that waits as it is, and has the focus again when what stood for Send goes',
    { tags: 'long' },
    async () => {
      const onSend = vi.fn();
      const screen = await render(
        <Writing
          start="See you"
          onSend={onSend}
          held={
            <p>
              <Button>Take back</Button>
            </p>
          }
        />,
      );
      await expect.element(button('Send')).not.toBeInTheDocument();
      await field().click();
      await userEvent.keyboard('!{Enter}');
      await button('Take back').click();
      await screen.rerender(<Writing start="See you" onSend={onSend} />);
      await expect.element(field()).toHaveFocus();
      await expect.element(field()).toHaveValue('See you');
      expect(onSend).not.toHaveBeenCalled();
    },
  );

  it('leaves the words as they are while they are under way', { tags: 'long' }, async () => {
    const onSend = vi.fn();
    await render(<Writing start="See you" onSend={onSend} isSending />);
    await field().click();
    await userEvent.keyboard(' soon{Enter}');
    await button('Yes!').click();
    await expect.element(field()).toHaveValue('See you');
    await expect.element(field()).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('P14 Asking before a message is sent', () => {
  const asking = { askSending: true };

  it.each(['Escape', 'Enter'])('%s keeps the words: the safe answer has the focus', async (key) => {
    const onSend = vi.fn();
    await render(<Writing start="See you" onSend={onSend} wishes={asking} />);
    await field().click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alertdialog', { name: 'Send this message?' })).toBeVisible();
    await expect.element(button('Keep writing')).toHaveFocus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('See you');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends once after a yes, and the focus is in the field again', async () => {
    const onSend = vi.fn();
    await render(<Writing start=" See you " onSend={onSend} wishes={asking} />);
    await button('Send').click();
    await button('Send it').click();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
    expect(onSend.mock.calls).toEqual([['See you']]);
  });

  it('asks nothing about an empty field', { tags: 'long' }, async () => {
    await render(<Writing start="  " wishes={asking} />);
    await field().click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });
});
