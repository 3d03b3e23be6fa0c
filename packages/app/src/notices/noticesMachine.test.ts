import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { STORED_NOTICES, noticesMachine, TOAST_MS, type StoredNotice } from './noticesMachine.ts';

const notice = (id: string): StoredNotice => ({
  id,
  at: '2026-05-01T12:00:00.000Z',
  title: id,
  text: '',
  tone: 'success',
});

function startNotices() {
  const clock = new SimulatedClock();
  const said: string[] = [];
  const notices = createActor(noticesMachine, { clock });
  notices.on('said', ({ notice: heard }) => said.push(heard.id));
  notices.start();
  return {
    notices,
    clock,
    said,
    give: (id: string) => notices.send({ type: 'notice.given', notice: notice(id) }),
    shown: () => notices.getSnapshot().context.current?.id,
  };
}

describe('notices', () => {
  it('shows a toast for 5000 ms', () => {
    const { clock, give, shown } = startNotices();
    give('one');
    clock.increment(TOAST_MS - 1);
    expect(shown()).toBe('one');
    clock.increment(1);
    expect(shown()).toBeUndefined();
  });

  it('shows one at a time: the newest, with its full time', () => {
    const { clock, give, shown } = startNotices();
    give('one');
    clock.increment(2000);
    give('two');
    expect(shown()).toBe('two');
    clock.increment(TOAST_MS - 1);
    expect(shown()).toBe('two');
    clock.increment(1);
    expect(shown()).toBeUndefined();
  });

  it('stands still while it is held, however long', () => {
    const { notices, clock, give, shown } = startNotices();
    give('one');
    clock.increment(TOAST_MS - 1);
    notices.send({ type: 'toast.held' });
    clock.increment(60 * 60 * 1000);
    expect(shown()).toBe('one');
    notices.send({ type: 'toast.released' });
    clock.increment(TOAST_MS);
    expect(shown()).toBeUndefined();
  });

  it('lets the next one wait while the member reads, but not its words', () => {
    const { notices, give, shown, said } = startNotices();
    give('one');
    notices.send({ type: 'toast.held' });
    give('two');
    expect([shown(), said]).toEqual(['one', ['one', 'two']]);
    notices.send({ type: 'toast.closed' });
    expect([shown(), said]).toEqual(['two', ['one', 'two']]);
  });

  it('goes away when it is closed', () => {
    const { notices, give, shown } = startNotices();
    give('one');
    notices.send({ type: 'toast.closed' });
    expect(shown()).toBeUndefined();
  });

  it('keeps what was said, newest first', () => {
    const { notices, give } = startNotices();
    give('one');
    give('two');
    expect(notices.getSnapshot().context.list).toMatchObject([{ id: 'two' }, { id: 'one' }]);
  });

  it('keeps the last 50 and no more', () => {
    const { notices, give } = startNotices();
    for (let round = 0; round <= STORED_NOTICES; round += 1) give(`n${round}`);
    const { list } = notices.getSnapshot().context;
    expect(list).toHaveLength(STORED_NOTICES);
    expect(list[0]?.id).toBe(`n${STORED_NOTICES}`);
  });

  it('is empty after it is cleared', () => {
    const { notices, give } = startNotices();
    give('one');
    notices.send({ type: 'list.cleared' });
    expect(notices.getSnapshot().context.list).toEqual([]);
  });
});
