import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Suspension } from '../../suspension/Suspension.tsx';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { announce } from '../Announcer/announcer.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { afterDialog, afterDialogsClosed } from './dialogHistory.ts';

/** Four friends, each with a button that asks before it removes them. */
function FriendList() {
  const [friends, setFriends] = useState(['Ann', 'Ben', 'Cem', 'Dora']);
  const [asked, setAsked] = useState<string>();
  return (
    <main tabIndex={-1}>
      <ul>
        {friends.map((name) => (
          <li key={name}>
            <Button onPress={() => setAsked(name)}>{`Remove ${name}`}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        question={`Remove ${asked}?`}
        effect="You can ask again."
        confirmLabel="Remove"
        cancelLabel="Keep"
        isOpen={asked !== undefined}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setFriends(friends.filter((name) => name !== asked));
          setAsked(undefined);
        }}
      />
    </main>
  );
}

function Help({ isSuspended = false }: { isSuspended?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Suspension isSuspended={isSuspended}>
        <div hidden={isSuspended}>
          <Button onPress={() => setIsOpen(true)}>Help</Button>
        </div>
        <Dialog title="Need Help?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <TextField label="Your question" />
        </Dialog>
      </Suspension>
      {isSuspended && <Button>Log In</Button>}
    </>
  );
}

/** A dialog from which another one leads on, in its place. */
function OneAfterAnother() {
  const [opened, setOpened] = useState<'places' | 'password'>();
  const close = () => setOpened(undefined);
  return (
    <main>
      <Button onPress={() => setOpened('places')}>Places</Button>
      {opened === 'places' && (
        <Dialog title="Where you are logged in" isOpen onClose={close}>
          <Button onPress={() => setOpened('password')}>Not mine</Button>
        </Dialog>
      )}
      {opened === 'password' && (
        <Dialog title="Password" isOpen onClose={close}>
          Choose a new one.
        </Dialog>
      )}
    </main>
  );
}

function TwoDialogs({ isSuspended = false }: { isSuspended?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Suspension isSuspended={isSuspended}>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Notifications" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Button onPress={() => setIsAsking(true)}>Clear all</Button>
        <ConfirmDialog
          question="Clear all?"
          effect="The list will be empty."
          confirmLabel="Clear"
          cancelLabel="Keep"
          isOpen={isAsking}
          onConfirm={() => setIsAsking(false)}
          onCancel={() => setIsAsking(false)}
        />
      </Dialog>
    </Suspension>
  );
}

/** A question over a dialog: both close with one press, the question a moment earlier. */
function QuestionThenDialog() {
  const [open, setOpen] = useState<'nothing' | 'dialog' | 'question'>('nothing');
  const leave = () => {
    flushSync(() => setOpen('dialog'));
    requestAnimationFrame(() => flushSync(() => setOpen('nothing')));
  };
  return (
    <main tabIndex={-1}>
      <Button onPress={() => setOpen('dialog')}>Open</Button>
      {open !== 'nothing' && (
        <Dialog title="Sam Rivers" isOpen onClose={() => setOpen('nothing')}>
          <Button onPress={() => setOpen('question')}>Block</Button>
          <ConfirmDialog
            question="Block Sam?"
            effect="Sam is not told."
            confirmLabel="Block Sam"
            cancelLabel="Do not block"
            isOpen={open === 'question'}
            onConfirm={leave}
            onCancel={leave}
          />
        </Dialog>
      )}
    </main>
  );
}

const AnotherPage = () => (
  <div>
    <button type="button">Another page</button>
    <main tabIndex={-1}>It has come.</main>
  </div>
);

/** More frames than the focus needs to come back. */
async function moreFrames() {
  for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

describe('W13 Dialog', () => {
  it('keys: Tab stays in it, in both directions', async () => {
    const screen = await render(<Help />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    const close = screen.getByRole('button', { name: 'Close' });
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });

  it(
    'has the focus just before it until screen readers know that the page behind is inert',
    { tags: 'long' },
    async () => {
      const screen = await render(<Help />);
      const seen: (EventTarget | null)[] = [];
      const note = ({ target }: FocusEvent) => void seen.push(target);
      document.addEventListener('focusin', note);
      await userEvent.click(screen.getByRole('button', { name: 'Help' }));
      await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      document.removeEventListener('focusin', note);
      expect(seen.at(-2)).toHaveProperty('nextElementSibling', screen.getByRole('dialog').element());
    },
  );

  it('keys: Tab goes into it at once', { tags: 'long' }, async () => {
    const screen = await render(<Help />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  });

  it.each(['Escape', 'Close'])('keys: %s leaves, and the focus returns to the opener', async (way) => {
    const screen = await render(<Help />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    const close = screen.getByRole('button', { name: 'Close' });
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard(way === 'Escape' ? '{Escape}' : '{Enter}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
  });

  it('keys: a press outside changes nothing', async () => {
    const screen = await render(<Help />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(document.querySelector('.fb-Dialog-backdrop')!, { position: { x: 2, y: 2 } });
    await expect.element(dialog).toBeVisible();
  });

  it('keys: the Back button of the browser leaves, and only the one on top', async () => {
    const place = location.href;
    const screen = await render(<TwoDialogs />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    history.back();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    history.back();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(location.href).toBe(place);
  });

  it('heard: its name, and the page behind it is out of reach', async () => {
    const screen = await render(<Help />);
    const opener = screen.getByRole('button', { name: 'Help' }).element();
    await userEvent.click(opener);
    await expect.element(screen.getByRole('dialog', { name: 'Need Help?' })).toBeVisible();
    expect(opener.closest('[inert]')).not.toBeNull();
  });

  it('heard: what is announced while it is open', async () => {
    const screen = await render(<Help />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const heard = hearLiveRegions();
    announce('Still heard.');
    expect(await heard()).toEqual([{ by: 'status', text: 'Still heard.' }]);
    expect(document.getElementById('announcer-polite')?.closest('[inert], [aria-hidden=true]')).toBeNull();
  });
});

interface SpendingProps {
  onConfirm?: () => void;
}

function Spending({ onConfirm = vi.fn() }: SpendingProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Join</Button>
      <ConfirmDialog
        question="Spend 50 FBB?"
        effect="You will have 30 FBB left."
        confirmLabel="Spend 50 FBB"
        cancelLabel="Keep my FBB"
        isOpen={isOpen}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => {
          setIsOpen(false);
          onConfirm();
        }}
      />
    </>
  );
}

describe('W14 Confirm', () => {
  it.each(['{Escape}', '{Enter}'])('keys: it begins at the safe choice, which %s means', async (key) => {
    const onConfirm = vi.fn();
    const screen = await render(<Spending onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await expect.element(screen.getByRole('button', { name: 'Keep my FBB' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('button', { name: 'Join' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it(
    'keys: begins at the safe choice when it is asked again while it still closes',
    { tags: 'long' },
    async () => {
      const question = (isOpen: boolean) => (
        <ConfirmDialog
          question="Spend 50 FBB?"
          effect="You will have 30 FBB left."
          confirmLabel="Spend 50 FBB"
          cancelLabel="Keep my FBB"
          isOpen={isOpen}
          onConfirm={() => {}}
          onCancel={() => {}}
        />
      );
      const screen = await render(question(true));
      await expect.element(screen.getByRole('button', { name: 'Keep my FBB' })).toHaveFocus();
      await userEvent.tab();
      await expect.element(screen.getByRole('button', { name: 'Spend 50 FBB' })).toHaveFocus();
      // Before React Aria has taken it from the page.
      await screen.rerender(question(false));
      await screen.rerender(question(true));
      await expect.element(screen.getByRole('button', { name: 'Keep my FBB' })).toHaveFocus();
    },
  );

  it('keys: Tab and Enter confirm, once', async () => {
    const onConfirm = vi.fn();
    const screen = await render(<Spending onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await expect.element(screen.getByRole('button', { name: 'Keep my FBB' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('heard: the question, and what it means', async () => {
    const screen = await render(<Spending />);
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    const question = screen.getByRole('alertdialog', { name: 'Spend 50 FBB?' });
    await expect.element(question).toHaveAccessibleDescription('You will have 30 FBB left.');
  });
});

describe('a dialog', () => {
  it('is seen from its first frame on, in which it already has the focus', { tags: 'long' }, async () => {
    const { getByRole } = await render(<Help />);
    await getByRole('button', { name: 'Help' }).click();
    const close = getByRole('button', { name: 'Close' });
    await expect.element(close).toHaveFocus();
    for (const animation of document.getAnimations()) animation.currentTime = 0;
    expect(close.element().checkVisibility({ opacityProperty: true })).toBe(true);
  });

  it('gives focus to the next one when the opener is gone, and after the last one to the one before', async () => {
    const screen = await render(<FriendList />);
    for (const [removed, next] of [
      ['Ben', 'Cem'],
      ['Dora', 'Cem'],
    ]) {
      await userEvent.click(screen.getByRole('button', { name: `Remove ${removed}` }));
      await userEvent.click(screen.getByRole('button', { name: 'Remove', exact: true }));
      await expect.element(screen.getByRole('button', { name: `Remove ${next}` })).toHaveFocus();
    }
  });

  it('gives focus to the main part when nothing near the opener is left', { tags: 'long' }, async () => {
    const screen = await render(<FriendList />);
    for (const name of ['Ann', 'Ben', 'Cem', 'Dora']) {
      await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
      await userEvent.click(screen.getByRole('button', { name: 'Remove', exact: true }));
    }
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });

  it('gives focus to the main part when nothing had it before', async () => {
    const dialog = (isOpen: boolean) => (
      <main tabIndex={-1}>
        <Dialog title="Welcome" isOpen={isOpen} onClose={() => {}}>
          You are new here.
        </Dialog>
      </main>
    );
    const screen = await render(dialog(true));
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await screen.rerender(dialog(false));
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });

  it('gives focus to the main part of its own page, which came in place of one whose dialog has just gone', async () => {
    const pageOf = (name: string, isOpen: boolean) => (
      <main key={name} aria-label={name} tabIndex={-1}>
        <Dialog title="Welcome" isOpen={isOpen} onClose={() => {}}>
          You are new here.
        </Dialog>
      </main>
    );
    const screen = await render(pageOf('Friends', true));
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await screen.rerender(pageOf('Messages', true));
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await screen.rerender(pageOf('Messages', false));
    await expect.element(screen.getByRole('main', { name: 'Messages' })).toHaveFocus();
  });

  it('goes while it is suspended, comes back, and then still returns focus to its opener', async () => {
    const screen = await render(<Help />, { wrapper: StrictMode });
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.fill(screen.getByRole('textbox'), 'How do I find friends?');

    await screen.rerender(<Help isSuspended />);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));

    await screen.rerender(<Help />);
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await expect.element(screen.getByRole('textbox')).toHaveValue('How do I find friends?');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
  });

  it('gives focus back to what opened the one over it, also where the page is at rest only then', async () => {
    const waiting: (() => void)[] = [];
    const idle = vi
      .spyOn(window, 'requestIdleCallback')
      .mockImplementation((action) =>
        waiting.push(() => action({ didTimeout: false, timeRemaining: () => 0 })),
      );
    const rests = () => expect.poll(() => waiting.length).toBe(1);
    const screen = await render(<TwoDialogs />);
    await screen.getByRole('button', { name: 'Open' }).click();
    await rests();
    const opener = screen.getByRole('button', { name: 'Clear all' });
    opener.element().focus();
    waiting.pop()?.();
    await rests();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    const gone = new MutationObserver(() => {
      if (document.querySelector('[role="alertdialog"]') === null) waiting.pop()?.();
    });
    gone.observe(document.body, { childList: true, subtree: true });
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => waiting).toEqual([]);
    gone.disconnect();
    idle.mockRestore();
    await expect.element(opener).toHaveFocus();
  });

  it('comes back together with the one over it, in the same order', { tags: 'long' }, async () => {
    const screen = await render(<TwoDialogs />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await expect.element(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();

    await screen.rerender(<TwoDialogs isSuspended />);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await screen.rerender(<TwoDialogs />);
    await expect.element(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
  });

  it(
    'leads back to its opener also when a question over it has closed a moment earlier',
    { tags: 'long' },
    async () => {
      const screen = await render(<QuestionThenDialog />);
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await userEvent.click(screen.getByRole('button', { name: 'Block' }));
      await expect.element(screen.getByRole('button', { name: 'Do not block' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    },
  );

  it('leaves nothing behind in the history when it is closed by a button', { tags: 'long' }, async () => {
    const before = history.length;
    const screen = await render(<TwoDialogs />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect.poll(() => history.state as object).toMatchObject({ openDialog: expect.any(String) });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => (history.state as object | null) ?? {}).not.toHaveProperty('openDialog');
    expect(history.length).toBeLessThanOrEqual(before + 1);
  });

  it('stays open when it opens right after another one was closed', { tags: 'long' }, async () => {
    const dialog = (title: string) => (
      <Dialog key={title} title={title} isOpen onClose={onClose}>
        Hello.
      </Dialog>
    );
    const onClose = vi.fn<() => void>();
    const screen = await render(dialog('First'), { wrapper: StrictMode });
    await expect.poll(() => history.state as object).toMatchObject({ openDialog: expect.any(String) });
    await screen.rerender(<p>In between</p>);
    const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await screen.rerender(dialog('Second'));
    await wentBack;
    await new Promise((resolve) => afterDialogsClosed(() => resolve(undefined)));
    await expect.element(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has its entry taken away before the address changes', { tags: 'long' }, async () => {
    const place = location.href;
    const screen = await render(<TwoDialogs />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    afterDialogsClosed(() => history.pushState(null, '', '#next'));
    await expect.poll(() => location.hash).toBe('#next');
    history.back();
    await expect.poll(() => location.href).toBe(place);
    expect((history.state as object | null) ?? {}).not.toHaveProperty('openDialog');
  });

  it('lets the next page have the focus, however late it closes', { tags: 'long' }, async () => {
    const screen = await render(<TwoDialogs />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    let hadFocus: Element | null | undefined;
    afterDialog(() => (hadFocus = document.activeElement));
    // More frames than the focus needs to come back.
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(hadFocus).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => hadFocus).toBe(opener.element());
  });

  it('keeps its title where it is when its content comes later', async () => {
    const game = (content: string) => (
      <Dialog title="Memory" isOpen onClose={() => undefined}>
        {content}
      </Dialog>
    );
    const screen = await render(game('Loading'));
    const topOf = () => screen.getByRole('heading', { name: 'Memory' }).element().getBoundingClientRect().top;
    const before = topOf();
    await screen.rerender(game('Turn two cards. '.repeat(200)));
    expect(topOf()).toBe(before);
  });

  it(
    'gives the focus back to what opened the dialog in whose place it stands',
    { tags: 'long' },
    async () => {
      const { getByRole } = await render(<OneAfterAnother />);
      await userEvent.click(getByRole('button', { name: 'Places' }));
      await userEvent.click(getByRole('button', { name: 'Not mine' }));
      await expect.element(getByRole('dialog', { name: 'Password' })).toBeVisible();
      await moreFrames();
      await userEvent.keyboard('{Escape}');
      await expect.element(getByRole('button', { name: 'Places' })).toHaveFocus();
    },
  );

  it('holds nothing up while no dialog is open', async () => {
    const hasRun = vi.fn<() => void>();
    afterDialog(hasRun);
    await expect.poll(() => hasRun.mock.calls).toHaveLength(1);
  });

  it('leaves the focus alone where another page has come in place of its own', async () => {
    const before = await render(<TwoDialogs />);
    await userEvent.click(before.getByRole('button', { name: 'Open' }));
    await expect.element(before.getByRole('dialog')).toBeVisible();
    await before.rerender(<AnotherPage />);
    await moreFrames();
    expect(document.activeElement).toBe(document.body);
  });

  it('does so too where it was there from the start', { tags: 'long' }, async () => {
    const before = await render(
      <main>
        <Dialog title="Welcome" isOpen onClose={() => {}}>
          You are new here.
        </Dialog>
      </main>,
    );
    await expect.element(before.getByRole('button', { name: 'Close' })).toHaveFocus();
    await before.rerender(<AnotherPage />);
    await moreFrames();
    expect(document.activeElement).toBe(document.body);
  });
});
